import { FigureHint } from "#components/figure-hint.tsx";
import { Link } from "#components/link.tsx";
import type { Coverage } from "#contract/history/coverage.ts";
import { shareOf } from "#domain/decimal/ratio.ts";
import type { HistoryMessages } from "#slices/history/messages.ts";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import { Figure } from "#ui/figure.tsx";
import styles from "./coverage.module.css";
import { coveredShare } from "./coverage-map.ts";

export type CoverageRow = Coverage["rows"][number];

/** What the columns of zones are read with. */
export interface CoverageContext extends TableContext {
  readonly t: HistoryMessages;
  readonly addressOf: (zone: string) => string;
  /** The zone of the map. */
  readonly chosen: string | null;
}

const part = (within: number, { places }: CoverageRow) => (places === 0 ? null : within / places);

/** The columns of the zones: on the page what was counted within 90 days, in files all. */
export const coverageTable = tableOf<CoverageRow, CoverageContext>()((column) => ({
  zone: column.text(
    ({ t }) => t.coverage.zone,
    ({ zone }, { t }) => zone ?? t.coverage.noZone,
    {
      cell: ({ zone }, { t, addressOf, chosen }) =>
        zone === null ? (
          t.coverage.noZone
        ) : (
          <Link to={addressOf(zone)} className="code" aria-current={zone === chosen || undefined}>
            {zone}
          </Link>
        ),
    },
  ),
  share: column.share(
    ({ t }) => t.coverage.within90,
    (row) => part(row.within90, row),
    {
      head: ({ t }) => <FigureHint figure="recent-share" label={t.coverage.within90} />,
      cell: (row, { format }) => (
        <span className={styles.share}>
          <span className={styles.bar} aria-hidden="true">
            <i style={{ width: `${coveredShare(row) * 100}%` }} />
          </span>
          <Figure name="recent-share" value={part(row.within90, row)}>
            {format.wholeShare(part(row.within90, row))}
          </Figure>
        </span>
      ),
    },
  ),
  within30: column.share(
    ({ t }) => t.coverage.within30,
    (row) => part(row.within30, row),
    {
      place: "file",
    },
  ),
  within365: column.share(
    ({ t }) => t.coverage.within365,
    (row) => part(row.within365, row),
    {
      place: "file",
    },
  ),
  value365: column.share(
    ({ t }) => t.coverage.value365,
    ({ value, value365 }) => shareOf(value365 ?? null, value ?? null),
    { place: "file", isCost: true },
  ),
  places: column.number(
    ({ t }) => t.coverage.places,
    ({ places }) => places,
    { place: "file" },
  ),
  last: column.instant(
    ({ t }) => t.coverage.last,
    ({ lastCounted }) => (lastCounted === null ? null : Date.parse(lastCounted)),
    { place: "file" },
  ),
}));
