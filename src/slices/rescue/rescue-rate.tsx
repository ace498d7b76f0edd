import { useId, useState } from "react";
import { readNumber, writeNumber } from "#format/typed-number.ts";
import { useTypedField } from "#hooks/use-typed-field.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { rescueMessages } from "./messages.ts";
import styles from "./rescue-panel.module.css";
import type { AssumedRateState } from "./use-assumed-rate.ts";

/** Asks for a rate while a counting has none, preset with that of an earlier counting. */
export function RescueRate({ rate }: { rate: AssumedRateState }) {
  const t = useMessages(rescueMessages).rate;
  const format = useFormat();
  const id = useId();
  const [isFault, setFault] = useState(false);
  const { assumed, source, isReading, progress, choose } = rate;
  const shown = assumed ? writeNumber(String(assumed.each), format.signs) : "";
  const { input } = useTypedField(shown, () => setFault(false));
  const take = (text: string) => {
    const each = Number(readNumber(text, format.signs) ?? Number.NaN);
    const isRate = each >= 0.1 && each <= 10_000;
    setFault(!isRate && text.trim() !== "");
    if (isRate && each !== assumed?.each) choose(Math.round(each * 10) / 10);
    else if (text.trim() === "" && source === "typed") choose(null);
  };
  return (
    <div className={styles.rate}>
      <label htmlFor={id}>{t.label}</label>
      <input
        ref={input}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={shown}
        aria-invalid={isFault}
        aria-describedby={`${id}-said`}
        onBlur={({ target }) => take(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Enter") take(currentTarget.value);
        }}
      />
      <p id={`${id}-said`} aria-live="polite">
        {isFault ? t.invalid : (source && t.sources[source]) || sourceless()}
      </p>
    </div>
  );

  function sourceless(): string {
    if (!isReading) return t.unknown;
    return progress?.total
      ? t.readingShare(format.share(progress.read / Math.max(progress.total, progress.read)))
      : t.reading;
  }
}
