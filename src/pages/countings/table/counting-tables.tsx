import { useMemo, useState } from "react";
import { copiedColumns } from "#components/export/copy-late.ts";
import { countingsSearch } from "#pages/countings/search.ts";
import { useSearch } from "#search-params/use-search.ts";
import { SelectionNote } from "#table/keys/selection-note.tsx";
import { useGridKeys } from "#table/keys/use-grid-keys.ts";
import { listTable } from "./columns/columns.tsx";
import { useListContext } from "./columns/use-list-context.ts";
import { useVisibleColumns } from "./columns/use-visible-columns.ts";
import styles from "./counting-table.module.css";
import { CountingTable } from "./counting-table.tsx";
import { rowHeights } from "./rows/row-heights.ts";
import { type ListedCountings, useListRows } from "./rows/use-list-rows.ts";
import { useRowFocus, useRowKeys } from "./rows/use-row-focus.ts";
import { useIsNarrow } from "./use-is-narrow.ts";

/**
 * Approximate heights, in pixels, of the page above the tables and of a header; they give a first guess of the
 * rows in view.
 */
const head = 330;
const header = 34;

/**
 * The active countings, nearest deadline first, and below them the others in the API's order; or both by the
 * chosen sort.
 */
export function CountingTables(listed: ListedCountings) {
  const context = useListContext();
  const { t: messages, format } = context;
  const { countingTable: t } = messages;
  const { loaded, active, sort, clock, staleSince, filter } = listed;
  const { active: first, others: rest } = useListRows(listed);
  const [{ columns: chosen }] = useSearch(countingsSearch);
  const { columns } = useVisibleColumns(chosen);
  const isNarrow = useIsNarrow();
  const rows = useMemo(() => [...first, ...rest], [first, rest]);
  const ids = useMemo(() => rows.map(({ counting }) => counting.id), [rows]);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const focus = useRowFocus(ids, focusedId, setFocusedId);
  // A counting that comes or goes moves the others.
  const resetKey = useMemo(
    () => JSON.stringify([ids, columns.map(({ id }) => id)]),
    [ids, columns],
  );
  const current = focusedId === null ? -1 : ids.indexOf(focusedId);
  const keys = useGridKeys({
    grid: focus.tables,
    isCards: isNarrow,
    size: { row: ids.length, column: columns.length },
    page: () => Math.floor(window.innerHeight / rowHeights[isNarrow ? "narrow" : "wide"]) - 2,
    resetKey,
    current: current < 0 ? null : current,
    onMove: focus.moveTo,
    focusRow: focus.moveTo,
    copied: ({ rows: { from, to }, columns: { from: left, to: right }, hasTitles }) => {
      const names = columns.slice(left, right + 1).map(({ id }) => id);
      return copiedColumns(listTable, names, rows.slice(from, to + 1), {
        ...context,
        hasTitles,
      });
    },
    format,
    t: t.cells,
  });
  useRowKeys(focus, keys, { ids, hasFocus: current >= 0 });
  const shared = { sort, clock, staleSince, focusedId, keys };
  // Rows not loaded yet count only without a filter.
  const rowCount =
    loaded.end === "more" && !filter
      ? Math.max(rest.length, loaded.total - active.length)
      : rest.length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging selects what the keys of its rows select, too
    <div ref={focus.tables} className={styles.tables} onMouseDown={keys.onMouseDown}>
      {first.length > 0 && (
        <CountingTable
          {...shared}
          name={t.active}
          rows={first}
          firstRow={0}
          rowCount={first.length}
          above={head}
        />
      )}
      {first.length > 0 && rest.length > 0 && (
        <p className={styles.group}>{messages.listFilters.statuses.finished}</p>
      )}
      {rest.length > 0 && (
        <CountingTable
          {...shared}
          name={t.finished}
          rows={rest}
          firstRow={first.length}
          rowCount={rowCount}
          above={first.length === 0 ? head : head + header + first.length * rowHeights.wide}
        />
      )}
      <SelectionNote keys={keys} isFixed />
    </div>
  );
}
