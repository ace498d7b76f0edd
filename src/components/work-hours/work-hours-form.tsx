import { type FormEvent, useId, useState } from "react";
import {
  type DayHours,
  noWeek,
  simpleWeekOf,
  simpleWeekText,
  weekParts,
} from "#domain/time/simple-week.ts";
import { parseWorkRule } from "#domain/time/work-shifts.ts";
import { rememberHours } from "#hooks/chosen-hours.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { sharedSearch } from "#search-params/shared-search.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./work-hours-form.module.css";

/** Filled in while none are chosen. */
const commonHours = "Mo-Fr 06:00-22:00, Sa 06:00-14:00";

/** Days and their hours, or the same as text, for the view and for the next visit. */
export function WorkHoursForm({ onDone }: { onDone: () => void }) {
  const t = useMessages("all").workHoursForm;
  const { timeZone } = useFormat();
  const { chosenHours } = useSettings();
  const update = useSearchUpdate(sharedSearch);
  const [text, setText] = useState(chosenHours || commonHours);
  const [week, setWeek] = useState(() => simpleWeekOf(text) ?? noWeek);
  const [isFaulty, setFaulty] = useState(false);
  const id = useId();
  const choose = (hours: string) => {
    rememberHours(hours);
    update({ hours }, { replace: true });
    onDone();
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (parseWorkRule(text, timeZone) === null) setFaulty(true);
    else choose(text.trim());
  };
  const write = (written: string) => {
    setText(written);
    setFaulty(false);
  };
  const changePart = (part: (typeof weekParts)[number], hours: DayHours) => {
    const changed = { ...week, [part]: hours };
    setWeek(changed);
    write(simpleWeekText(changed));
  };
  return (
    <form className={styles.form} onSubmit={apply}>
      <h2>{t.title}</h2>
      <p>{t.lead}</p>
      {weekParts.map((part) => (
        <DayRow
          key={part}
          label={t[part]}
          hours={week[part]}
          isKnown={simpleWeekOf(text) !== null}
          onChange={(hours) => changePart(part, hours)}
        />
      ))}
      <div className={styles.text}>
        <label htmlFor={id}>{t.asText}</label>
        <input
          id={id}
          value={text}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isFaulty || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            write(target.value);
            setWeek(simpleWeekOf(target.value) ?? noWeek);
          }}
        />
        <small id={`${id}-note`} role={isFaulty ? "alert" : undefined} data-fault={isFaulty}>
          {isFaulty ? t.fault : t.example}
        </small>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" type="submit">
          {t.use}
        </Button>
        <Button onClick={() => choose("")}>{t.roundTheClock}</Button>
      </div>
      <p className={styles.note}>{t.note(timeZone)}</p>
    </form>
  );
}

/** The hours of one part of the week; both empty for days without work. */
function DayRow({
  label,
  hours,
  isKnown,
  onChange,
}: {
  label: string;
  hours: DayHours;
  /** Whether the text can be shown day by day. */
  isKnown: boolean;
  onChange: (hours: DayHours) => void;
}) {
  const t = useMessages("all").workHoursForm;
  const field = (end: keyof DayHours, other: keyof DayHours) => (
    <input
      type="time"
      aria-label={t[end](label)}
      value={hours[end]}
      required={hours[other] !== ""}
      onChange={({ target }) => onChange({ ...hours, [end]: target.value })}
    />
  );
  return (
    <div className={styles.day}>
      <span>
        {label}
        {isKnown && hours.from === "" && hours.to === "" && <small>{t.noWork}</small>}
      </span>
      {field("from", "to")}
      <span>{t.until}</span>
      {field("to", "from")}
    </div>
  );
}
