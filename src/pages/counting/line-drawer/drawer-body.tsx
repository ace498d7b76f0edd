import { useMemo } from "react";
import type { CountingModel } from "#hooks/use-counting.ts";
import type { FoundLine } from "#lines/line-store.ts";
import { FieldCell } from "#pages/counting/lines/columns.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./drawer-body.module.css";
import { LineDrawerField } from "./drawer-field.tsx";
import { chiefFields, type DrawerGroup, fieldsIn, metricsMoment } from "./field-groups.ts";
import { LineDrawerFindings } from "./findings.tsx";
import { LineDrawerMetrics } from "./metrics.tsx";
import { type FullRow, toRow } from "./row.ts";

/** All fields of a line at fixed positions. */
export function LineDrawerBody({ found, counting }: { found: FoundLine; counting: CountingModel }) {
  const row = useMemo(() => toRow(found.line), [found.line]);
  const t = useMessages("all").lineDrawer;
  return (
    <>
      <dl className={styles.chief}>
        {chiefFields.map((field) => (
          <LineDrawerField key={field} field={field} row={row} />
        ))}
      </dl>
      <Group name="stock" row={row} />
      <Group name="count" row={row} />
      <Group name="previous" row={row} />
      <LineDrawerFindings found={found} counting={counting} />
      <Group name="product" row={row} />
      <section className={styles.group}>
        <h3>
          {t.groups.metrics}
          <small data-field={metricsMoment}>
            {t.updated} <FieldCell field={metricsMoment} line={row} value={row[metricsMoment]} />
          </small>
        </h3>
        <LineDrawerMetrics row={row} />
      </section>
      <Group name="documentation" row={row} />
      <Group name="incident" row={row} />
      <Group name="counting" row={row} />
    </>
  );
}

function Group({ name, row }: { name: DrawerGroup; row: FullRow }) {
  const t = useMessages("all").lineDrawer;
  return (
    <section className={styles.group}>
      <h3>
        {t.groups[name]}
        {name === "stock" && <small>{t.stockScope}</small>}
      </h3>
      <dl className={styles.fields}>
        {fieldsIn(name).map((field) => (
          <LineDrawerField key={field} field={field} row={row}>
            {field === "finishedAt" && <CountDuration row={row} />}
          </LineDrawerField>
        ))}
      </dl>
    </section>
  );
}

/** Duration of the line's count. */
function CountDuration({ row: { startedAt, finishedAt } }: { row: FullRow }) {
  const format = useFormat();
  if (startedAt === null || finishedAt === null) return null;
  const length = Date.parse(finishedAt) - Date.parse(startedAt);
  return length < 0 ? null : <small>{format.age(length)}</small>;
}
