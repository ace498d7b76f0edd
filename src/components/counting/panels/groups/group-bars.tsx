import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  use,
  useMemo,
  useState,
} from "react";
import { ChartPlaceholder } from "#charts/chart-placeholder.tsx";
import { breakpoints } from "#ui/breakpoints.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { type BarRow, GroupBar } from "./group-bar.tsx";
import styles from "./group-bars.module.css";

const StackedBars = lazyComponent(
  async () => (await import("#charts/bars/stacked-bars.tsx")).StackedBars,
  ChartPlaceholder,
);

/** Height of a row in pixels; phones need larger touch targets. */
const rowHeights = { default: 28, phone: 44 };

export function useRowHeight(): number {
  const isPhone = useMediaQuery(breakpoints.phone);
  const isPaper = use(PaperContext);
  return isPhone && !isPaper ? rowHeights.phone : rowHeights.default;
}

/**
 * Bars with names and figures. Each filters by its lines; while some are chosen, the others fade. Combined groups
 * have no bar, because it would make those of single groups look small; they unfold.
 */
export function GroupBars({
  label,
  heads,
  rows,
  parts,
  max = null,
  chosen,
  onToggle,
}: {
  label: string;
  /** Headers of the figures. */
  heads: readonly ReactNode[];
  rows: readonly BarRow[];
  parts: ComponentProps<typeof StackedBars>["parts"];
  /** Value of the full width; `null` for the longest bar. */
  max?: number | null;
  chosen: readonly string[];
  onToggle: (value: string) => void;
}) {
  const { noChart } = useMessages("overview").overview;
  const rowHeight = useRowHeight();
  const [isOpen, setIsOpen] = useState(false);
  const visible = useMemo(
    () => (isOpen ? rows.flatMap((row) => [row, ...(row.folded ?? [])]) : rows),
    [rows, isOpen],
  );
  const bars = useMemo(
    () => visible.map(({ sizes, folded }) => (folded && max === null ? [] : sizes)),
    [visible, max],
  );
  const style = {
    "--rows": visible.length,
    "--figures": heads.length,
    "--row": `${rowHeight}px`,
  } as CSSProperties;
  return (
    <div role="group" aria-label={label} className={styles.bars} style={style}>
      {heads.map((head, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a header is its column
        <span key={index} className={styles.head} style={{ gridColumn: index + 3 }}>
          {head}
        </span>
      ))}
      <ErrorBoundary fallback={<p className={styles.missing}>{noChart}</p>}>
        <div className={styles.plot} aria-hidden="true">
          <StackedBars parts={parts} bars={bars} max={max} rowHeight={rowHeight} />
        </div>
      </ErrorBoundary>
      {visible.map((row, index) => (
        <GroupBar
          key={row.key}
          row={row}
          index={index}
          chosen={chosen}
          onToggle={onToggle}
          isOpen={isOpen}
          onFold={() => setIsOpen(!isOpen)}
        />
      ))}
    </div>
  );
}
