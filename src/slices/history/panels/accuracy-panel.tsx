import { ChartPlaceholder } from "#charts/chart-placeholder.tsx";
import { contentOf } from "#components/export/exported-columns.ts";
import { TableExport } from "#components/export/table-export.tsx";
import type { TargetFigure } from "#contract/targets.ts";
import { useTargets } from "#hooks/use-targets.ts";
import { useViewer } from "#hooks/use-viewer.ts";
import { type HistoryMessages, historyMessages } from "#slices/history/messages.ts";
import { monthText } from "#slices/history/months.ts";
import type { Question } from "#slices/history/use-history.ts";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import { PlainTable } from "#table/entries/plain-table.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { type AccuracyLine, accuracyLines, type ClassGroup } from "./accuracy.ts";
import { Panel } from "./panel.tsx";
import styles from "./panels.module.css";

const AccuracyChart = lazyComponent(
  async () => (await import("./accuracy-chart.tsx")).AccuracyChart,
  ChartPlaceholder,
);

/** A month of the table. */
interface MonthRow {
  readonly month: string;
  readonly of: (group: ClassGroup) => number | null;
}

interface AccuracyContext extends TableContext {
  readonly t: HistoryMessages;
}

/** The accuracy by month, with a column for each class. */
const accuracyTable = tableOf<MonthRow, AccuracyContext>()((column) => ({
  month: column.text(
    ({ t }) => t.accuracy.month,
    ({ month }, { format }) => monthText(month, format.locale, "full"),
  ),
  A: column.share(
    ({ t }) => t.section.classTitle("A"),
    ({ of }) => of("A"),
    { figure: "accuracy" },
  ),
  B: column.share(
    ({ t }) => t.section.classTitle("B"),
    ({ of }) => of("B"),
    { figure: "accuracy" },
  ),
  C: column.share(
    ({ t }) => t.section.classTitle("C"),
    ({ of }) => of("C"),
    { figure: "accuracy" },
  ),
  none: column.share(
    ({ t }) => t.section.noClass,
    ({ of }) => of(null),
    { figure: "accuracy" },
  ),
}));

/** The target for a class: its own, or that for all lines. In percent. */
function targetOf(
  group: ClassGroup,
  percents: Readonly<Partial<Record<TargetFigure, number>>> | null,
): number | null {
  return percents?.[`accuracy ${group ?? "none"}`] ?? percents?.accuracy ?? null;
}

/** The accuracy of each class over months, with the lines of their targets. */
export function AccuracyPanel({
  question,
  parquet,
  months,
  warehouse,
}: {
  question: Question<"accuracy">;
  /** The path of the same rows as a Parquet file. */
  parquet: string;
  months: readonly string[];
  warehouse: { readonly name: string; readonly code: string };
}) {
  const t = useMessages(historyMessages);
  const viewer = useViewer();
  const percents = useTargets(warehouse.code);
  const lines = accuracyLines(question.answer?.rows ?? [], months);
  const rows = rowsOf(lines, months);
  const context = { ...viewer, t };
  return (
    <Panel
      title={t.accuracy.title}
      caption={t.accuracy.caption}
      question={question}
      actions={
        lines.length > 0 && (
          <TableExport
            title={t.accuracy.title}
            isNamed
            fileName={t.accuracy.file(warehouse.code)}
            count={rows.length}
            parquet={parquet}
            read={() => contentOf(accuracyTable, rows, context)}
          />
        )
      }
    >
      {lines.length === 0 ? (
        <p className={styles.none}>{t.accuracy.none}</p>
      ) : (
        <>
          <div className={styles.chart}>
            <ErrorBoundary fallback={null}>
              <AccuracyChart
                lines={lines}
                months={months}
                warehouse={warehouse.name}
                targets={lines.map(({ group }) => targetOf(group, percents))}
              />
            </ErrorBoundary>
          </div>
          <details className={styles.details}>
            <summary>{t.accuracy.show}</summary>
            <div className={styles.scroll}>
              <PlainTable
                className={styles.plain}
                label={t.accuracy.chart(warehouse.name)}
                columns={accuracyTable}
                context={context}
                rows={rows}
                keyOf={({ month }) => month}
                rowName="month"
              />
            </div>
          </details>
        </>
      )}
    </Panel>
  );
}

/** The months in which something was counted, latest first. */
function rowsOf(lines: readonly AccuracyLine[], months: readonly string[]): readonly MonthRow[] {
  return months
    .map((month, index) => ({
      month,
      of: (group: ClassGroup) => lines.find((line) => line.group === group)?.values[index] ?? null,
    }))
    .filter((_, index) => lines.some(({ values }) => values[index] !== null))
    .toReversed();
}
