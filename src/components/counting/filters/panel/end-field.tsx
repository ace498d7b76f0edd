import { type KeyboardEvent, useId, useState } from "react";
import { noteKept } from "#hooks/typed-text.ts";
import { useTypedField } from "#hooks/use-typed-field.ts";
import { useTimer } from "#ui/hooks/use-timer.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./filters-panel.module.css";
import type { EndReading } from "./range-ends.ts";

/** Debounce of typed text. Milliseconds. */
const debounceMs = 200;

/** One end of a range. Invalid text shows an error and changes nothing. */
export function EndField({
  label,
  isTime,
  value,
  text,
  read,
  onRead,
}: {
  label: string;
  isTime: boolean;
  /** Value in the address. */
  value: number | null;
  /** The value as the field shows it. */
  text: string;
  read: (text: string) => EndReading;
  onRead: (value: number | null, isMore: boolean) => void;
}) {
  const { faults } = useMessages("all").lineFilters;
  const id = useId();
  const timer = useTimer();
  const [message, setMessage] = useState<{ text: string; isFault: boolean } | null>(null);
  const { input, onFocus, noteChange } = useTypedField(text, () => setMessage(null));
  const apply = (field: HTMLInputElement) => {
    timer.stop();
    const reading = field.validity.badInput ? { fault: faults.time } : read(field.value);
    if ("fault" in reading) {
      setMessage({ text: reading.fault, isFault: true });
      return;
    }
    setMessage(reading.note === null ? null : { text: reading.note, isFault: false });
    noteKept(field);
    if (reading.value === value) return;
    onRead(reading.value, noteChange());
  };
  const onKey = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === "Enter") apply(currentTarget);
  };
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        ref={input}
        id={id}
        type={isTime ? "datetime-local" : "text"}
        inputMode={isTime ? undefined : "decimal"}
        autoComplete="off"
        defaultValue={text}
        aria-invalid={message?.isFault ?? false}
        aria-describedby={message ? `${id}-said` : undefined}
        onFocus={onFocus}
        onChange={({ target }) => timer.start(() => apply(target), debounceMs)}
        onKeyDown={onKey}
        onBlur={({ target }) => apply(target)}
      />
      <p
        id={`${id}-said`}
        aria-live="polite"
        className={message?.isFault ? styles.fault : undefined}
      >
        {message?.text}
      </p>
    </div>
  );
}
