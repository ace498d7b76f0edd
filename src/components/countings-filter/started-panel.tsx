import { useId } from "react";
import { useTypedField } from "#hooks/use-typed-field.ts";
import { isReversed } from "#search-params/list-filter.ts";
import { dateAt, isDate } from "#search-params/moment.ts";
import { presetFrom, presetNames, presetOf } from "#search-params/presets.ts";
import type { UpdateOptions } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./started-field.module.css";

export interface StartedPanelProps {
  /** A date in the page's zone or an ISO instant; "" for any. */
  readonly from: string;
  readonly to: string;
  /** The date in the page's zone. */
  readonly today: string;
  readonly onChange: (
    range: { readonly from: string; readonly to: string },
    options?: UpdateOptions,
  ) => void;
  /** Called after a complete choice. */
  readonly onDone?: () => void;
}

/** Common periods, and dates for start and end. */
export function StartedPanel({ from, to, today, onChange, onDone }: StartedPanelProps) {
  const t = useMessages("common").listFilters;
  const format = useFormat();
  const chosen = presetOf({ from, to }, today);
  const choose = (range: { from: string; to: string }) => {
    onChange(range);
    onDone?.();
  };
  return (
    <>
      <div role="group" aria-label={t.started} className={styles.presets}>
        <Button
          aria-pressed={from === "" && to === ""}
          onClick={() => choose({ from: "", to: "" })}
        >
          {t.any}
        </Button>
        {presetNames.map((name) => (
          <Button
            key={name}
            aria-pressed={name === chosen}
            onClick={() => choose({ from: presetFrom(name, today), to: "" })}
          >
            {t.presets[name]}
          </Button>
        ))}
      </div>
      <div className={styles.dates}>
        <DateInput
          label={t.from}
          value={from}
          onChange={(date, isMore) => onChange({ from: date, to }, { replace: isMore })}
        />
        <DateInput
          label={t.to}
          value={to}
          onChange={(date, isMore) => onChange({ from, to: date }, { replace: isMore })}
        />
      </div>
      {isReversed({ from, to }, format.timeZone) && (
        <p role="alert" className={styles.reversed}>
          {t.reversed}
        </p>
      )}
      <p className={styles.zone}>{t.zone(format.timeZone)}</p>
    </>
  );
}

/** The address follows every valid date. */
function DateInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (date: string, isMore: boolean) => void;
}) {
  const id = useId();
  const { timeZone } = useFormat();
  const date = value === "" || isDate(value) ? value : dateAt(Date.parse(value), timeZone);
  const { input, onFocus, noteChange } = useTypedField(date);
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type="date"
        defaultValue={date}
        onFocus={onFocus}
        onChange={({ target }) => {
          const isOne = isDate(target.value) || (target.value === "" && !target.validity.badInput);
          if (isOne && target.value !== date) onChange(target.value, noteChange());
        }}
      />
    </div>
  );
}
