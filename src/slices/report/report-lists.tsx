import { memo, type ReactNode, useMemo } from "react";
import { writtenMoment } from "#format/written-moment.ts";
import { useIsVisible } from "#hooks/use-is-visible.ts";
import type { LineRow } from "#lines/line-row.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { reportMessages } from "./messages.ts";
import styles from "./report.module.css";
import type { ReportLines } from "./report-queries.ts";

/** A column of a list. */
interface Column {
  readonly head: string;
  readonly isFigure?: boolean;
  readonly isCost?: boolean;
  readonly cell: (row: LineRow) => ReactNode;
}

interface ListProps {
  readonly lines: ReportLines;
  /** Whether the report covers only some lines, so that an empty list says nothing of the others. */
  readonly isFiltered: boolean;
  /** Whether the list has only its first rows, as asked for. */
  readonly isShort?: boolean;
}

/** Lines with a discrepancy and their explanations. */
export const DiscrepancyList = memo(function DiscrepancyList(props: ListProps) {
  const t = useMessages(reportMessages);
  const { progress } = useMessages("all");
  const isVisible = useIsVisible();
  const format = useFormat();
  const locationColumns = useLocationColumns();
  const moment = useMemo(() => writtenMoment(format), [format]);
  const explained = (row: LineRow) => {
    const reason = row["documentation.reason.name"] ?? null;
    if (reason === null) return <em>{t.undocumented}</em>;
    const id = row["documentation.user.id"] ?? null;
    const user = row["documentation.user.username"] ?? (id === null ? "–" : progress.user(`${id}`));
    return (
      <>
        <b>{reason}</b> {row["documentation.body"] ?? ""}{" "}
        <small>
          {user}, {moment(Date.parse(row["documentation.createdAt"] ?? ""))}
        </small>
      </>
    );
  };
  const everyColumn: readonly Column[] = [
    ...locationColumns,
    figureColumn(t.heads.counted, (row) => format.number(row.countedStock ?? null)),
    figureColumn(t.heads.difference, (row) => format.signed(row.difference ?? null)),
    {
      ...figureColumn(t.heads.value, (row) => format.signedAmount(row.value ?? null, 2)),
      isCost: true,
    },
    { head: t.heads.documentation, cell: explained },
  ];
  const columns = everyColumn.filter(isVisible);
  const { title, none, noneCovered, scope, scopeInUnits } = t.discrepancies;
  const { all, rows } = props.lines;
  // The largest value is the first.
  const hasValues = columns.some(({ isCost }) => isCost);
  const isByValue = hasValues && (all === 0 || Boolean(Number(rows[0]?.value)));
  const texts = { title, none, noneCovered, scope: isByValue ? scope : scopeInUnits };
  return <List texts={texts} columns={columns} {...props} />;
});

/** Unfinished lines and their assignees. */
export const LeftList = memo(function LeftList(props: ListProps) {
  const t = useMessages(reportMessages);
  const { progress } = useMessages("all");
  const format = useFormat();
  const locationColumns = useLocationColumns();
  const moment = useMemo(() => writtenMoment(format), [format]);
  const columns: readonly Column[] = [
    ...locationColumns,
    { head: t.heads.lot, cell: (row) => <Code text={row["lot.code"] ?? null} /> },
    {
      head: t.heads.person,
      cell: (row) => row["assignedUser.username"] ?? progress.user(String(row["assignedUser.id"])),
    },
    {
      head: t.heads.started,
      cell: (row) => (row.startedAt ? moment(Date.parse(row.startedAt)) : "–"),
    },
  ];
  return <List texts={t.left} columns={columns} {...props} />;
});

function figureColumn(head: string, cell: Column["cell"]): Column {
  return { head, isFigure: true, cell };
}

/** Columns of product, location, expected stock and assignee. */
function useLocationColumns(): readonly Column[] {
  const { heads } = useMessages(reportMessages);
  const format = useFormat();
  return [
    figureColumn(heads.line, (row) => format.number(row.index + 1)),
    {
      head: heads.product,
      cell: (row) => (
        <>
          <Code text={row["product.code"] ?? null} /> <small>{row["product.description"]}</small>
        </>
      ),
    },
    { head: heads.location, cell: (row) => <Code text={row["location.code"] ?? null} /> },
    figureColumn(heads.expected, (row) => format.number(row.expected ?? null)),
  ];
}

function Code({ text }: { text: string | null }) {
  return <span className="code">{text ?? "–"}</span>;
}

function List({
  texts,
  columns,
  lines: { rows, all },
  isFiltered,
  isShort = false,
}: ListProps & {
  texts: Record<"title" | "scope" | "none" | "noneCovered", string>;
  columns: readonly Column[];
}) {
  const t = useMessages(reportMessages);
  const format = useFormat();
  const more = all - rows.length;
  return (
    <section className={styles.list}>
      <h2>
        {texts.title} <small>{`${t.count(format.number(all), all)}, ${texts.scope}`}</small>
      </h2>
      {more > 0 && !isShort && (
        <p className={styles.cut}>{t.cut(format.number(rows.length), format.number(all))}</p>
      )}
      {all === 0 && <p className="muted">{isFiltered ? texts.noneCovered : texts.none}</p>}
      {all > 0 && (
        <table aria-label={texts.title}>
          <thead>
            <tr>
              {columns.map(({ head, isFigure }) => (
                <th key={head} scope="col" data-figures={isFigure}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ids of lines may repeat
              <tr key={index}>
                {columns.map(({ head, isFigure, cell }) => (
                  <td key={head} data-figures={isFigure}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {more > 0 && isShort && <p className={styles.cut}>{t.more(format.number(more))}</p>}
    </section>
  );
}
