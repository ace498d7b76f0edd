import ArrowRight from "lucide-react/icons/arrow-right";
import { Fragment, type ReactNode, useMemo } from "react";
import { Link } from "#components/link.tsx";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useEarlierOutcomes } from "#hooks/use-earlier-outcomes.ts";
import type { LineField } from "#lines/line-fields.ts";
import type { FoundLine } from "#lines/line-store.ts";
import { FieldCell, kindOf } from "#pages/counting/lines/columns.tsx";
import { pathTo } from "#routes.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { TableHead } from "#ui/table-head.tsx";
import styles from "./drawer-body.module.css";
import { LineDrawerHints } from "./drawer-hints.tsx";
import {
  chiefFields,
  type DrawerGroup,
  fieldsAbove,
  fieldsIn,
  longFields,
  type MetricRow,
  metricColumns,
  metricRows,
  metricsMoment,
} from "./field-groups.ts";
import { type FullRow, toRow } from "./row.ts";

const names = Object.keys(metricRows) as readonly MetricRow[];

/** The product's five ABC classes with the API's figures; empty where it has none. */
function LineDrawerMetrics({ row }: { row: FullRow }) {
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

interface Section {
  readonly row: FullRow;
  /** The fields that are not among the folded ones. */
  readonly above: ReadonlySet<LineField>;
}

/** A line: where it is, what was counted, where to look and why it differs; all other fields are folded. */
export function LineDrawerBody({ found, counting }: { found: FoundLine; counting: CountingModel }) {
  const earlier = useEarlierOutcomes(counting.id);
  const row = useMemo(() => toRow(found.line, earlier), [found.line, earlier]);
  const above = useMemo(() => fieldsAbove(row), [row]);
  const section = { row, above };
  return (
    <>
      <Place {...section} />
      <dl className={styles.chief}>
        {chiefFields.map((field, index) => (
          <Fragment key={field}>
            {index > 0 && field !== "value" && <ArrowRight aria-hidden="true" />}
            <LineDrawerField field={field} row={row} />
          </Fragment>
        ))}
      </dl>
      {/* The key drops the lines of another product, which would stay until those of this one come. */}
      <LineDrawerHints key={found.line.product.id} found={found} row={row} counting={counting} />
      <Report {...section} name="documentation" about="documentation.reason.name" />
      <Report {...section} name="incident" about="incident.type.name" />
      <Previous {...section} earlierCounts={earlier?.counts ?? 0} />
      <AllFields {...section} />
    </>
  );
}

/** Where the line is, who counts it, and since when or until when. */
function Place({ row, above }: Section) {
  const { lineFields: titles } = useMessages("all");
  const format = useFormat();
  const { startedAt, finishedAt } = row;
  const length =
    startedAt === null || finishedAt === null ? -1 : Date.parse(finishedAt) - Date.parse(startedAt);
  const moments = (["startedAt", "finishedAt"] as const).filter((field) => above.has(field));
  return (
    <div className={styles.place}>
      <p>
        <LineDrawerValue field="location.code" row={row} />
        {above.has("lot.code") && (
          <small>
            {titles["lot.code"]} <LineDrawerValue field="lot.code" row={row} />
          </small>
        )}
      </p>
      <p>
        <LineDrawerValue field="state" row={row} />
        <LineDrawerValue field="assignedUser.username" row={row} />
        {moments.map((field) => (
          <LineDrawerValue key={field} field={field} row={row} />
        ))}
        {length >= 0 && <span>{format.age(length)}</span>}
      </p>
    </div>
  );
}

/** What a person wrote about the line: its subject, the text, by whom and when. */
function Report({
  row,
  above,
  name,
  about,
}: Section & {
  name: "documentation" | "incident";
  about: "documentation.reason.name" | "incident.type.name";
}) {
  const t = useMessages("all").lineDrawer;
  if (!above.has(about)) return null;
  const values = (fields: readonly LineField[]) =>
    fields
      .filter((field) => above.has(field))
      .map((field) => <LineDrawerValue key={field} field={field} row={row} />);
  const by = values(
    name === "incident"
      ? ["incident.createdAt"]
      : ["documentation.user.username", "documentation.createdAt"],
  );
  return (
    <section className={styles.group}>
      <h3>{t.groups[name === "incident" ? name : "reason"]}</h3>
      <div className={styles.report}>
        <p>{values([about])}</p>
        <p>{values([`${name}.body`])}</p>
        <p>{by}</p>
      </div>
    </section>
  );
}

/** What was counted before, in this count and in those before. */
function Previous({
  row,
  above,
  earlierCounts,
}: Section & {
  /** Number of the counts before whose outcomes are known. */
  earlierCounts: number;
}) {
  const { lineDrawer: t, lines } = useMessages("all");
  const fields = (["prevCountedStock", "prevDifference"] as const).filter((one) => above.has(one));
  const effect = row["recount-effect"];
  const times = row["wrong-before"];
  if (fields.length === 0 && times === null) return null;
  return (
    <section className={styles.group}>
      <h3>{t.groups.history}</h3>
      <dl className={styles.fields}>
        {fields.map((field) => (
          <LineDrawerField key={field} field={field} row={row}>
            {field === "prevDifference" && effect && <small>{lines.recountEffects[effect]}</small>}
          </LineDrawerField>
        ))}
        {times !== null && <WrongBefore row={row} times={times} counts={earlierCounts} />}
      </dl>
    </section>
  );
}

/** In how many of the counts before the product was wrong, with the page that tells its story. */
function WrongBefore({ row, times, counts }: { row: FullRow; times: number; counts: number }) {
  const { lineDrawer: t, lineFields } = useMessages("all");
  const format = useFormat();
  const to = pathTo("product", row["product.code"]);
  const of = format.number(counts);
  const text =
    times === 0 ? t.neverBefore(of, counts) : t.wrongBefore(format.number(times), of, counts);
  return (
    <div>
      <dt>{lineFields["wrong-before"]}</dt>
      <dd data-field="wrong-before">{to === null ? text : <Link to={to}>{text}</Link>}</dd>
    </div>
  );
}

/** The fields that are not above, which most viewers never need. */
function AllFields({ row, above }: Section) {
  const t = useMessages("all").lineDrawer;
  const group = (name: DrawerGroup) => <Group name={name} row={row} above={above} />;
  return (
    <details className={styles.all}>
      <summary>{t.allFields}</summary>
      {group("stock")}
      {group("count")}
      {group("product")}
      <section className={styles.group}>
        <h3>
          {t.groups.metrics}
          <small data-field={metricsMoment}>
            {t.updated} <FieldCell field={metricsMoment} line={row} value={row[metricsMoment]} />
          </small>
        </h3>
        <LineDrawerMetrics row={row} />
      </section>
      {group("documentation")}
      {group("incident")}
      {group("counting")}
    </details>
  );
}

function Group({ name, row, above }: Section & { name: DrawerGroup }) {
  const t = useMessages("all").lineDrawer;
  return (
    <section className={styles.group}>
      <h3>
        {t.groups[name]}
        {name === "stock" && <small>{t.stockScope}</small>}
      </h3>
      <dl className={styles.fields}>
        {fieldsIn(name)
          .filter((field) => !above.has(field))
          .map((field) => (
            <LineDrawerField key={field} field={field} row={row} />
          ))}
      </dl>
    </section>
  );
}

/** A field with its name, rendered as in the grid. */
function LineDrawerField({
  field,
  row,
  children,
}: {
  field: LineField;
  row: FullRow;
  /** Shown after the value. */
  children?: ReactNode;
}) {
  const { lines: t, lineFields: titles } = useMessages("all");
  return (
    <div data-long={longFields.has(field) || undefined}>
      <dt>{t.inFull[field] ?? titles[field]}</dt>
      <dd data-field={field} data-kind={kindOf(field)}>
        <FieldCell field={field} line={row} value={row[field]} />
        {children}
      </dd>
    </div>
  );
}

/** A field without its name, where its place says what it is. */
function LineDrawerValue({ field, row }: { field: LineField; row: FullRow }) {
  return (
    <span data-field={field} data-kind={kindOf(field)}>
      <FieldCell field={field} line={row} value={row[field]} />
    </span>
  );
}
