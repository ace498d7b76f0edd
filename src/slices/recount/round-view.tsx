import CheckCheck from "lucide-react/icons/check-check";
import { Suspense, useMemo, useState } from "react";
import { AgeNotice, type AgeNoticeProps } from "#components/age-notice.tsx";
import { Button } from "#ui/button.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { RoundBlock } from "./block.tsx";
import { recountMessages } from "./messages.ts";
import { RoundHead } from "./round-head.tsx";
import type { RoundModel } from "./round-model.ts";
import styles from "./round-view.module.css";
import { clearTicks, useTicks } from "./use-ticks.ts";

/** Number of lines fetched and rendered at once without blocking the page, and shown at first. */
const block = 50;
/** Number of lines that each "show more" adds. */
const step = 100;

/** The lines of a round as a checklist. */
function RoundList({ round: model }: { round: RoundModel }) {
  const t = useMessages(recountMessages);
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

/** Loaded on demand: barcodes are larger than the list. */
const RoundSheet = lazyComponent(async () => (await import("./round-sheet.tsx")).RoundSheet);

/** A round: what it explains, then its lines as a list or as a sheet. */
export function RoundView({
  round: model,
  ...age
}: { round: RoundModel } & Omit<AgeNoticeProps, "freshness">) {
  const t = useMessages(recountMessages);
  const { round, asked } = model;
  return (
    <div className={styles.view} data-view={asked.view}>
      <div className={styles.screen}>
        <RoundHead round={model} />
        <AgeNotice {...age} freshness={model.loaded.freshness} />
        <RoundNotices round={model} />
      </div>
      {round.rows.length === 0 && (
        <StateBlock icon={CheckCheck} title={t.none.title}>
          {t.none.text}
        </StateBlock>
      )}
      {round.rows.length > 0 && asked.view === "list" && <RoundList round={model} />}
      {round.rows.length > 0 && asked.view === "sheet" && (
        <Suspense fallback={<Skeleton height={600} />}>
          <RoundSheet round={model} />
        </Suspense>
      )}
    </div>
  );
}

/** How a round weighs differences, and which lines it leaves out. */
function RoundNotices({ round: { round, loaded, facts } }: { round: RoundModel }) {
  const t = useMessages(recountMessages);
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
