import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  use,
  useMemo,
  useState,
} from "react";
import { lateChart } from "#charts/lazy-chart.tsx";
import { PartBoundary } from "#ui/error-boundary.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useCountingMessages } from "#ui/locale.tsx";
import { GroupRow } from "./bars-row.tsx";
import styles from "./group-bars.module.css";

const StackedBars = lateChart(
  async () => (await import("#charts/bars/stacked-bars.tsx")).StackedBars,
);

/** A bar with its words. */
export interface BarRow {
  readonly key: string;
  /** Its value in the chart's facet; `null` for what cannot be chosen. */
  readonly value: string | null;
  readonly name: string;
  readonly isCode?: boolean;
  readonly isMuted?: boolean;
  readonly sizes: readonly number[];
  /** What stands at the end of the bar. */
  readonly figures: readonly ReactNode[];
  /** All of it in words. */
  readonly label: string;
  /** Only of several groups as one: those of them that can be told one by one. */
  readonly folded?: readonly BarRow[];
}

/** Heights of a row, in pixels; fingers need more room. */
const rowHeights = { usual: 31, phone: 44 };

export function useRowHeight(): number {
  const isPhone = useMediaQuery("(max-width: 599px)");
  const isPaper = use(PaperContext);
  return isPhone && !isPaper ? rowHeights.phone : rowHeights.usual;
}

/**
 * Bars with their names and figures beside them. Each is a switch for the lines of it; while some are chosen, the
 * others fade. Several groups as one have no bar beside those of single groups, which it would make look small; they
 * unfold.
 */
export function GroupBars({
  label,
  heads,
  rows,
  parts,
  most = null,
  chosen,
  onToggle,
}: {
  label: string;
  /** Above the figures. */
  heads: readonly string[];
  rows: readonly BarRow[];
  parts: ComponentProps<typeof StackedBars>["parts"];
  /** What the full width stands for; `null` for the longest bar. */
  most?: number | null;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}) {
  const { noChart } = useCountingMessages().overview;
  const rowHeight = useRowHeight();
  const [isOpen, setIsOpen] = useState(false);
  const shown = useMemo(
    () => (isOpen ? rows.flatMap((row) => [row, ...(row.folded ?? [])]) : rows),
    [rows, isOpen],
  );
  const bars = useMemo(
    () => shown.map(({ sizes, folded }) => (folded && most === null ? [] : sizes)),
    [shown, most],
  );
  const style = {
    "--rows": shown.length,
    "--figures": heads.length,
    "--row": `${rowHeight}px`,
  } as CSSProperties;
  return (
    <div role="group" aria-label={label} className={styles.bars} style={style}>
      {heads.map((head, place) => (
        <span key={head} className={styles.head} style={{ gridColumn: place + 3 }}>
          {head}
        </span>
      ))}
      <div className={styles.plot} aria-hidden="true">
        <PartBoundary instead={<span className="muted">{noChart}</span>}>
          <StackedBars parts={parts} bars={bars} most={most} rowHeight={rowHeight} />
        </PartBoundary>
      </div>
      {shown.map((row, place) => (
        <GroupRow
          key={row.key}
          row={row}
          place={place}
          chosen={chosen}
          onToggle={onToggle}
          isOpen={isOpen}
          onFold={() => setIsOpen(!isOpen)}
        />
      ))}
    </div>
  );
}
