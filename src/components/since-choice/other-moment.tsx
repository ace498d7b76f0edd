import { useId, useState } from "react";
import { useTypedField } from "#hooks/use-typed-field.ts";
import { instantsOf, wallAt } from "#search-params/local-time.ts";
import { dateAt } from "#search-params/moment.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./since-choice.module.css";

/** A date and a time of the page's zone. Each complete moment that has passed is chosen. */
export function OtherMoment({
  at,
  now,
  onChoose,
}: {
  /** Milliseconds since 1970. */
  at: number;
  now: number;
  onChoose: (at: number, isMore: boolean) => void;
}) {
  const t = useMessages("all").sinceChoice;
  const { timeZone } = useFormat();
  const faultId = useId();
  const [isFuture, setFuture] = useState(false);
  const [dateText, timeText] = wallAt(at, timeZone).split("T");
  const keep = () => setFuture(false);
  const date = useTypedField(dateText ?? "", keep);
  const time = useTypedField(timeText ?? "", keep);
  const apply = () => {
    const wall = `${date.input.current?.value}T${time.input.current?.value}`;
    if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall)) return;
    const typed = instantsOf(wall, timeZone).at(-1);
    // Clocks skip some times.
    if (typed === undefined) return;
    setFuture(typed > now);
    if (typed > now || typed === at) return;
    const isMore = [date.noteChange(), time.noteChange()].some(Boolean);
    onChoose(typed, isMore);
  };
  const shared = {
    onChange: apply,
    "aria-invalid": isFuture || undefined,
    "aria-describedby": isFuture ? faultId : undefined,
  };
  return (
    <div className={styles.other}>
      <input
        ref={date.input}
        type="date"
        aria-label={t.date}
        max={dateAt(now, timeZone)}
        defaultValue={dateText}
        onFocus={date.onFocus}
        {...shared}
      />
      <input
        ref={time.input}
        type="time"
        aria-label={t.time}
        defaultValue={timeText}
        onFocus={time.onFocus}
        {...shared}
      />
      <p id={faultId} role="alert">
        {isFuture && t.future}
      </p>
    </div>
  );
}
