import { useMemo, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useFormat, useWords } from "#ui/locale.tsx";
import { RoundBlock } from "./block.tsx";
import styles from "./round-list.module.css";
import type { RoundModel } from "./round-model.ts";
import { clearTicks, useTicks } from "./use-ticks.ts";
import { words } from "./words.ts";

/** Number of lines fetched and rendered at once without blocking the page, and shown at first. */
const block = 50;
/** Number of lines that each "show more" adds. */
const step = 100;

/** The lines of a round as a checklist. */
export function RoundList({ round: model }: { round: RoundModel }) {
  const t = useWords(words);
  const format = useFormat();
  const { id, round } = model;
  const [max, setMax] = useState(block);
  const { ticked, areStored } = useTicks(id);
  // Ticked lines that are no longer in the round do not count.
  const count = useMemo(() => round.ids.filter((line) => ticked.has(line)).length, [round, ticked]);
  const lines = Math.min(max, round.rows.length);
  const rest = Math.min(step, round.rows.length - lines);
  const starts = Array.from({ length: Math.ceil(lines / block) }, (_, index) => index * block);
  return (
    <section aria-label={t.list}>
      <div className={styles.bar}>
        <p role="status">
          <b>{t.ticked(format.number(count), format.number(round.rows.length))}</b>{" "}
          <small>{areStored ? t.storedHere : t.notStored}</small>
        </p>
        <Button onClick={() => clearTicks(id)} disabled={ticked.size === 0}>
          {t.clear}
        </Button>
      </div>
      <ul>
        {starts.map((from) => (
          <RoundBlock
            key={from}
            round={model}
            from={from}
            to={Math.min(from + block, lines)}
            ticked={ticked}
          />
        ))}
      </ul>
      {rest > 0 && (
        <div className={styles.more}>
          <Button onClick={() => setMax(max + step)}>{t.more(format.number(rest))}</Button>
        </div>
      )}
    </section>
  );
}
