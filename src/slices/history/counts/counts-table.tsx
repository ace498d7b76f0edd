import { memo, useDeferredValue, useEffect } from "react";
import { useAfterCharts } from "#charts/use-render-queue.ts";
import { useViewer } from "#hooks/use-viewer.ts";
import type { UpdateSearch } from "#search-params/use-search.ts";
import type { HistorySearch } from "#slices/history/search.ts";
import { PlainTable } from "#table/entries/plain-table.tsx";
import { useMessages } from "#ui/locale.tsx";
import { countsTable } from "./columns.tsx";
import styles from "./counts-table.module.css";
import { countsMessages } from "./messages.ts";
import type { CountPoint } from "./points.ts";

/** Every counting with all its figures, newest first; closed at first. */
export const CountsTable = memo(function CountsTable({
  points,
  open,
  now,
  onChange,
  onListed,
}: {
  /** By start. */
  points: readonly CountPoint[];
  open: boolean;
  /** The gateway's time, for naming days. Milliseconds since 1970. */
  now: number;
  onChange: UpdateSearch<HistorySearch>;
  /** Called with the number of listed countings, while the table is open. */
  onListed: (count: number) => void;
}) {
  const t = useMessages(countsMessages).table;
  return (
    <details
      className={styles.table}
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) onChange({ table: currentTarget.open }, { replace: true });
      }}
    >
      <summary>{t.show}</summary>
      {open && <Table points={points} now={now} onListed={onListed} />}
    </details>
  );
});

function Table({
  points,
  now,
  onListed,
}: {
  points: readonly CountPoint[];
  now: number;
  onListed: (count: number) => void;
}) {
  const context = { ...useViewer(), t: useMessages(countsMessages), now };
  // Deferred, so that thousands of rows do not delay the panels above.
  const visible = useDeferredValue(useAfterCharts(points), []);
  useEffect(() => onListed(visible.length), [visible, onListed]);
  return (
    <PlainTable
      label={context.t.table.name}
      columns={countsTable}
      context={context}
      rows={visible.toReversed()}
      keyOf={({ counting }) => counting.id}
      rowName="warehouse.name"
      descendingBy="startedAt"
    />
  );
}
