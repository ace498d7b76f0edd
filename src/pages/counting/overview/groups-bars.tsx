import {
  type ComponentProps,
  type CSSProperties,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useMemo,
} from "react";
import { useInTurn } from "#charts/use-in-turn.ts";
import { PaperContext } from "#pages/counting/narrow/paper-context.ts";
import { useMessages } from "#ui/locale.tsx";
import { PartBoundary } from "#ui/part-boundary.tsx";
import { useMediaQuery } from "#ui/use-media-query.ts";
import styles from "./groups-bars.module.css";
import { MarkSwitch } from "./mark-switch.tsx";

/** Charts weigh more than the rest of the page, so they come after it. */
const StackedBars = lazy(async () => ({
  default: (await import("#charts/stacked-bars.tsx")).StackedBars,
}));

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
 * others fade.
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
  const { noChart } = useMessages().overview;
  const rowHeight = useRowHeight();
  const isPaper = use(PaperContext);
  const bars = useInTurn(useMemo(() => rows.map(({ sizes }) => sizes), [rows]));
  const style = {
    "--rows": rows.length,
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
          <Suspense fallback={null}>
            {bars && <StackedBars parts={parts} bars={bars} most={most} rowHeight={rowHeight} />}
          </Suspense>
        </PartBoundary>
      </div>
      {rows.map((row, place) => (
        <Row
          key={row.key}
          row={row}
          place={place}
          isChosen={row.value !== null && chosen.includes(row.value)}
          isFaded={
            !isPaper && chosen.length > 0 && !(row.value !== null && chosen.includes(row.value))
          }
          onToggle={onToggle}
        />
      ))}
    </div>
  );
}

function Row({
  row: { value, name, isCode, isMuted, figures, label },
  place,
  isChosen,
  isFaded,
  onToggle,
}: {
  row: BarRow;
  place: number;
  isChosen: boolean;
  isFaded: boolean;
  onToggle: (value: string) => void;
}) {
  const content = (
    <>
      <span
        className={`${styles.name} ${isCode ? "code" : ""} ${isMuted ? "muted" : ""}`}
        title={name}
      >
        {name}
      </span>
      <span className={styles.fade} data-faded={isFaded || undefined} />
      {figures.map((figure, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its column
        <span key={column} className={styles.figure}>
          {figure}
        </span>
      ))}
    </>
  );
  const style = { gridRow: place + 2 };
  if (value === null) {
    return (
      <div className={styles.row} style={style}>
        {content}
      </div>
    );
  }
  return (
    <MarkSwitch
      className={styles.row}
      style={style}
      label={label}
      isChosen={isChosen}
      onPress={() => onToggle(value)}
    >
      {content}
    </MarkSwitch>
  );
}
