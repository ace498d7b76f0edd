import type { LineField } from "#lines/line-fields.ts";
import { FieldCell } from "#pages/counting/lines/columns.tsx";
import { useMessages } from "#ui/locale.tsx";
import { TableHead } from "#ui/table-head.tsx";
import styles from "./drawer-body.module.css";
import { type MetricRow, metricColumns, metricRows } from "./field-groups.ts";
import type { FullRow } from "./row.ts";

const names = Object.keys(metricRows) as readonly MetricRow[];

/** The product's five ABC classes with the API's figures; empty where it has none. */
export function LineDrawerMetrics({ row }: { row: FullRow }) {
  const t = useMessages("all").lineDrawer.metrics;
  return (
    <table className={styles.metrics}>
      <TableHead titles={[t.metric, ...metricColumns.map((column) => t[column])]} />
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{t[name]}</th>
            {metricColumns.map((column) => (
              <Metric key={column} field={metricRows[name][column]} label={t[column]} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Metric({
  field,
  label,
  row,
}: {
  field: LineField | null;
  /** Column name, shown beside the figure where the header row is hidden. */
  label: string;
  row: FullRow;
}) {
  if (field === null) return <td />;
  return (
    <td data-field={field} data-label={label}>
      <FieldCell field={field} line={row} value={row[field]} />
    </td>
  );
}
