import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import { useMessages } from "#ui/locale.tsx";
import styles from "./filters-panel.module.css";
import type { EndReading } from "./range-ends.ts";

/** Debounce of typed text. Milliseconds. */
const debounceMs = 200;

/**
 * One end of a range. The field is uncontrolled while a person types; invalid text shows an error and changes
 * nothing.
 */
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
  const { faults } = useMessages("counting").lineFilters;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // All typing during one focus is a single history entry.
  const hasEntry = useRef(false);
  const [message, setMessage] = useState<{ text: string; isFault: boolean } | null>(null);
  const navigation = useNavigationType();
  useEffect(() => {
    const field = input.current;
    if (!field || (document.activeElement === field && navigation !== "POP")) return;
    field.value = text;
    hasEntry.current = false;
    setMessage(null);
  }, [text, navigation]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const apply = (field: HTMLInputElement) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const reading = field.validity.badInput ? { fault: faults.time } : read(field.value);
    if ("fault" in reading) {
      setMessage({ text: reading.fault, isFault: true });
      return;
    }
    setMessage(reading.note === null ? null : { text: reading.note, isFault: false });
    if (reading.value === value) return;
    onRead(reading.value, hasEntry.current);
    hasEntry.current = true;
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
        onFocus={() => {
          hasEntry.current = false;
        }}
        onChange={({ target }) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => apply(target), debounceMs);
        }}
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
