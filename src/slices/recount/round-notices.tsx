import { useFormat, useWords } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import type { RoundModel } from "./round-model.ts";
import styles from "./round-notices.module.css";
import { words } from "./words.ts";

/** How a round weighs differences, and which lines it leaves out. */
export function RoundNotices({ round: { round, loaded, facts } }: { round: RoundModel }) {
  const t = useWords(words);
  const format = useFormat();
  const read = loaded.read - loaded.faults.length;
  return (
    <div className={styles.notices}>
      {(loaded.faults.length > 0 || !loaded.isWhole) && (
        <Notice tone="risk" lead={t.incomplete(format.number(read), format.number(facts.total))} />
      )}
      {round.measure === "units-without-costs" && <Notice tone="info" lead={t.withoutCosts} />}
      {round.measure === "units-without-value" && <Notice tone="info" lead={t.withoutValue} />}
      {round.weightless > 0 && (
        <Notice
          tone="info"
          lead={t.weightless(format.number(round.weightless), round.weightless)}
        />
      )}
    </div>
  );
}
