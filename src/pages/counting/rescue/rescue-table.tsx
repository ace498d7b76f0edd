import { use } from "react";
import { tableContent } from "#components/export/exported-table.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { maxTimes } from "#domain/rescue/finish-by.ts";
import { forecastWith, type RescueWork } from "#domain/rescue/plan.ts";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./rescue-panel.module.css";

/** The finishes with headcounts from the current one to three times as many. */
export function RescueTable({
  work,
  headcount,
  against,
}: {
  work: RescueWork;
  /** The headcount that is planned with. */
  headcount: number;
  /** The deadline, or the instant to finish by; `null` without either. Milliseconds since 1970. */
  against: number | null;
}) {
  const { rescue, conclusion } = useMessages("overview");
  const t = rescue.table;
  const format = useFormat();
  const { people, earlier } = work.team;
  const first = earlier ? t.before : t.now;
  const max = maxTimes * people;
  const counts = [people, people + 1, people + 2, headcount, Math.round(people * 2.4), max];
  const rows = [...new Set(counts)]
    .filter((count) => count >= people && count <= max)
    .sort((one, other) => one - other);
  const isPaper = use(PaperContext);
  const againstTitle = against === null ? null : t.against(format.moment(against, work.now));
  /** How much later or earlier so many people finish; `null` when they never do. */
  const againstText = (count: number) => {
    const end = forecastWith(count, work);
    if (end === null || against === null) return null;
    const apart = format.duration(Math.abs(end - against));
    return end > against ? conclusion.late(apart) : conclusion.early(apart);
  };
  const content = () =>
    tableContent<number>(
      [
        { title: t.people, value: (count) => count },
        {
          title: t.done,
          isInstant: true,
          value: (count) => {
            const end = forecastWith(count, work);
            return end === null ? null : new Date(end);
          },
        },
        ...(againstTitle === null
          ? []
          : [{ title: againstTitle, value: (count: number) => againstText(count) }]),
      ],
      rows,
    );
  return (
    <div className={styles.part}>
      <div className={styles.title}>
        <h3>{t.title}</h3>
        {!isPaper && <TableExport title={t.title} count={rows.length} read={content} isNamed />}
      </div>
      <table className={styles.table} aria-label={t.title}>
        <thead>
          <tr>
            <th scope="col">{t.people}</th>
            <th scope="col">{t.done}</th>
            {againstTitle !== null && <th scope="col">{againstTitle}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((count) => {
            const end = forecastWith(count, work);
            const text = format.number(count);
            const isLate = end !== null && against !== null && end > against;
            return (
              <tr key={count} data-chosen={count === headcount || undefined}>
                <th scope="row">
                  {count === people ? first(text) : count === max ? t.max(text) : text}
                </th>
                <td>{end === null ? "–" : format.moment(end, work.now)}</td>
                {against !== null && (
                  <td data-late={isLate || undefined}>{againstText(count) ?? "–"}</td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
