import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import { type MouseEventHandler, memo } from "react";
import { FigureHint } from "#components/figure-hint.tsx";
import type { HintSentence } from "#figures/figures.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import type { CountingSort } from "#pages/countings/search.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useMessages } from "#ui/locale.tsx";
import type { ListColumn } from "./columns/table-model.ts";
import { isNumber } from "./columns/visible-columns.ts";
import styles from "./counting-table.module.css";
import keyStyles from "./progress-key.module.css";
import { useIsNarrow } from "./use-is-narrow.ts";

const ariaSort = { asc: "ascending", desc: "descending" } as const;

/** The header of a column. */
export interface ListHead {
  readonly id: string;
  readonly column: ListColumn | undefined;
  /** Sorts by the column. */
  readonly onClick: MouseEventHandler | undefined;
}

/**
 * Column names; a click sorts, with Shift in addition to the current sort. Below 900 pixels, where rows explain
 * themselves, the header is for screen readers only.
 */
export const TableHeader = memo(function TableHeader({
  heads,
  sort,
  sentenceOf,
}: {
  heads: readonly ListHead[];
  sort: readonly CountingSort[];
  /** The hint of a column's figure; the same function as long as the columns stay. */
  sentenceOf?: (figure: FigureName) => HintSentence | null;
}) {
  const { columns, deadlineAndEnd } = useMessages("common").countingTable;
  const isNarrow = useIsNarrow();
  const isRoomy = !useMediaQuery(breakpoints.medium);
  const titles: Readonly<Record<string, string>> = isRoomy
    ? { ...columns, endsAt: deadlineAndEnd }
    : columns;
  return (
    <div role="rowgroup" className={styles.header}>
      <div role="row" aria-rowindex={1} className={styles.headerRow}>
        {heads.map(({ id, column, onClick }) => {
          const title = titles[id] ?? id;
          const figure = column?.figure;
          const direction = directionIn(sort, id);
          return (
            <div
              key={id}
              role="columnheader"
              data-column={id}
              data-number={(column && isNumber(column)) || undefined}
              aria-sort={direction ? ariaSort[direction] : "none"}
            >
              {isNarrow ? (
                title
              ) : figure ? (
                <FigureHint
                  figure={figure}
                  label={title}
                  toSentence={sentenceOf?.(figure) ?? null}
                  onClick={onClick}
                />
              ) : (
                <button type="button" className={styles.sort} onClick={onClick}>
                  {title}
                </button>
              )}
              {direction === "asc" && <ArrowUp aria-hidden="true" />}
              {direction === "desc" && <ArrowDown aria-hidden="true" />}
              {id === "progress" && <ProgressKey />}
            </div>
          );
        })}
      </div>
    </div>
  );
});

function directionIn(sort: readonly CountingSort[], id: string): "asc" | "desc" | null {
  const by = sort.find(({ field }) => field === id);
  return by ? (by.descending ? "desc" : "asc") : null;
}

/** Legend of the pace bars. */
function ProgressKey() {
  const t = useMessages("common").countings.key;
  return (
    <span className={keyStyles.key} aria-hidden="true">
      {(["counted", "discrepancy", "pace"] as const).map((part) => (
        <span key={part}>
          <i data-part={part} />
          {t[part]}
        </span>
      ))}
    </span>
  );
}
