import { useState } from "react";
import { useMessages } from "#ui/locale.tsx";
import { CountingTable } from "./counting-table.tsx";
import { rowHeights } from "./row-heights.ts";
import { type ListedCountings, useListRows } from "./use-list-rows.ts";
import { useRowKeys } from "./use-row-keys.ts";

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
  const t = useMessages("common").countingTable;
  const { loaded, active, sort, clock, staleSince, filter } = listed;
  const { active: first, others: rest } = useListRows(listed);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const tables = useRowKeys([first, rest], focusedId, setFocusedId);
  const shared = { sort, clock, staleSince, focusedId };
  // Rows not loaded yet count only without a filter.
  const rowCount =
    loaded.end === "more" && !filter
      ? Math.max(rest.length, loaded.total - active.length)
      : rest.length;
  return (
    <div ref={tables}>
      {first.length > 0 && (
        <CountingTable
          {...shared}
          name={t.active}
          rows={first}
          rowCount={first.length}
          above={head}
        />
      )}
      {rest.length > 0 && (
        <CountingTable
          {...shared}
          name={t.all}
          rows={rest}
          rowCount={rowCount}
          above={first.length === 0 ? head : head + header + first.length * rowHeights.wide}
        />
      )}
    </div>
  );
}
