import { FigureHint } from "#components/figure-hint.tsx";
import { neededRate } from "#domain/counting/throughput.ts";
import { FigureFilterButton } from "#pages/counting/filters/figure-filter-button.tsx";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./burn-up/burn-up-panel.module.css";
import type { SteppedPanelProps } from "./overview-props.ts";
import { stalledIn } from "./queues/lengths.ts";

const stalled = { stalled: ["yes"] };

/** Stalled lines, and the pace that the rest requires. */
export function StalledNote({ snapshot, aggregates, search }: SteppedPanelProps) {
  const { facts, calendar, now } = snapshot;
  const t = useMessages("overview").overview.burnUp;
  const format = useFormat();
  const { totals } = aggregates;
  const lines = stalledIn(snapshot, aggregates);
  const needed = now === null ? null : neededRate({ ...facts, left: totals.left }, now, calendar);
  return (
    <p className={styles.notes}>
      {needed !== null && needed > 0 && (
        <span>{t.neededRate(format.whole(Math.ceil(needed)))}</span>
      )}
      <span>
        <FigureHint figure="stalled-lines" label={t.stalledLines} />{" "}
        <b>
          <FigureFilterButton facets={stalled} name={t.stalledLines} lines={lines} search={search}>
            <Figure name="stalled-lines" value={lines}>
              {format.number(lines)}
            </Figure>
          </FigureFilterButton>
        </b>
      </span>
    </p>
  );
}
