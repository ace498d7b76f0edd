import { Link } from "#components/link.tsx";
import type { ArchivedCounting } from "#contract/history/parts.ts";
import type { StoryLine } from "#contract/history/story.ts";
import { paths } from "#routes.ts";
import type { HistoryMessages } from "#slices/history/messages.ts";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import styles from "./story.module.css";

/** A line with its count. */
export interface StoryRow {
  readonly line: StoryLine;
  readonly counting: ArchivedCounting | undefined;
}

/** What the columns of a story are read with. */
export interface StoryContext extends TableContext {
  readonly t: HistoryMessages;
  /** Whether names of people are hidden from the viewer. */
  readonly namesHidden: boolean;
}

/** The address of a line's count, filtered to the product. */
function countPath({ line: { counting, product } }: StoryRow): string {
  return `${paths.counting(counting)}?${new URLSearchParams({ tab: "lines", q: product })}`;
}

/** The columns of what every count found of a product, or at a location. */
export const storyTable = tableOf<StoryRow, StoryContext>()((column) => ({
  started: column.instant(
    ({ t }) => t.story.started,
    ({ counting }) => (counting ? Date.parse(counting.startedAt) : null),
    {
      cell: (row, { format, today }) => (
        <Link to={countPath(row)}>
          {row.counting ? format.shortMoment(Date.parse(row.counting.startedAt), today ?? 0) : "–"}
        </Link>
      ),
    },
  ),
  warehouse: column.text(
    ({ t }) => t.story.warehouse,
    ({ counting }) => counting?.warehouse.name ?? null,
  ),
  product: column.text(
    ({ t }) => t.compare.product,
    ({ line }) => line.product,
    { cell: ({ line }) => <Code to={paths.product(line.product)} code={line.product} /> },
  ),
  location: column.text(
    ({ t }) => t.compare.location,
    ({ line }) => line.location,
    { cell: ({ line }) => <Code to={paths.location(line.location)} code={line.location} /> },
  ),
  lot: column.text(
    ({ t }) => t.story.lot,
    ({ line }) => line.lot,
    { cell: ({ line }) => line.lot && <span className="code">{line.lot}</span> },
  ),
  expected: column.quantity(
    ({ t }) => t.story.expected,
    ({ line }) => line.expected,
  ),
  counted: column.quantity(
    ({ t }) => t.story.counted,
    ({ line }) => line.stock,
  ),
  difference: column.quantity(
    ({ t }) => t.story.difference,
    ({ line }) => line.difference,
    {
      cell: ({ line: { difference } }, { format }) =>
        difference === null ? (
          "–"
        ) : (
          <span className={styles.difference} data-sign={Math.sign(Number(difference))}>
            {format.signed(Number(difference))}
          </span>
        ),
    },
  ),
  value: column.signedAmount(
    ({ t }) => t.story.value,
    ({ line }) => line.value ?? null,
  ),
  person: column.text(
    ({ t }) => t.story.person,
    ({ line }, { t, namesHidden }) =>
      namesHidden ? null : (line.name ?? t.story.user(String(line.person))),
  ),
  reason: column.text(
    ({ t }) => t.story.reason,
    ({ line }) => line.reason,
  ),
  incident: column.text(
    ({ t }) => t.story.incident,
    ({ line }) => line.incident,
  ),
}));

function Code({ to, code }: { to: string; code: string }) {
  return (
    <Link to={to} className="code">
      {code}
    </Link>
  );
}
