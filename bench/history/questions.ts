import type { HistoryQuestion } from "#contract/history/parameters.ts";
import { engineEnvironment } from "#gateway/history/fork.ts";

/** What the measured processes have in their environment, as the archive's own. */
export const measuredEnvironment = engineEnvironment;

/** A question that is measured, over all of the generated archive. */
interface MeasuredQuestion {
  readonly what: string;
  readonly name: HistoryQuestion;
  readonly query: Readonly<Record<string, string>>;
  /** The only warehouse that it is about. */
  readonly warehouse: string | null;
  /** Milliseconds: asked again, and as the first question of a process. */
  readonly warm: number;
  readonly cold: number;
  /** The same in PostgreSQL, for comparison. */
  readonly sql?: string;
  /** Whether it reads most lines of the archive or of a warehouse, where PostgreSQL must not be ahead. */
  readonly isScan?: true;
}

const page = { warm: 400, cold: 1500 };

const localMonth =
  "to_char(countings.started_at at time zone 'UTC' at time zone 'Europe/Madrid', 'YYYY-MM')";

const sums = `count(*), count(finished_at), count(difference), count(*) filter (where difference = 0),
  sum(difference), sum(abs(difference)), sum(difference * cost), sum(abs(difference) * cost),
  sum(abs(expected) * cost)`;

const accuracySql = (group: string) =>
  `select ${localMonth}, ${group}, ${sums} from lines join countings using (counting) group by 1, 2`;

/** The ids of the two countings of 50,000 lines that are compared. */
export const compared = ["large-a", "large-b"] as const;

export const measuredQuestions: readonly MeasuredQuestion[] = [
  { what: "state", name: "state", query: {}, warehouse: null, ...page },
  {
    what: "accuracy by class and month",
    name: "accuracy",
    query: { by: "class" },
    warehouse: null,
    ...page,
    sql: accuracySql("class"),
    isScan: true,
  },
  {
    what: "accuracy by zone and month",
    name: "accuracy",
    query: { by: "zone" },
    warehouse: null,
    ...page,
    sql: accuracySql("zone"),
    isScan: true,
  },
  {
    what: "accuracy by reason and quarter",
    name: "accuracy",
    query: { by: "reason", period: "quarter" },
    warehouse: null,
    ...page,
    sql: accuracySql("reason"),
    isScan: true,
  },
  {
    what: "all counts, latest first",
    name: "countings",
    query: { limit: "1000" },
    warehouse: null,
    ...page,
  },
  {
    what: "products wrong again and again",
    name: "offenders",
    query: {},
    warehouse: "3",
    ...page,
    sql: `select product, count(*) filter (where wrong), sum(net), sum(value) from (
      select product, counting, bool_or(difference <> 0) as wrong, sum(difference) as net,
        sum(difference * cost) as value
      from lines where counting in (
        select counting from countings where warehouse = 3 order by started_at desc limit 6
      ) group by product, counting
    ) as found group by product having count(*) filter (where wrong) >= 2`,
  },
  {
    what: "products wrong in the 4 counts before",
    name: "wrong-before",
    query: {},
    warehouse: "3",
    ...page,
    sql: `select times, array_agg(product) from (
      select product, count(distinct counting) as times from lines where difference <> 0
        and counting in (
          select counting from countings where warehouse = 3 order by started_at desc limit 4
        ) group by product
    ) as found group by times`,
  },
  {
    what: "where was counted, by bay",
    name: "coverage",
    query: { by: "bay" },
    warehouse: "3",
    ...page,
    sql: `select zone, aisle, bay, max(last), count(*), sum(expected), sum(expected * cost) from (
      select distinct on (product, location, lot) zone, aisle, bay, expected, cost,
        max(finished_at) over (partition by product, location, lot) as last
      from lines join countings using (counting) where countings.warehouse = 3
      order by product, location, lot, countings.started_at desc, lines."position" desc
    ) as places group by zone, aisle, bay`,
    isScan: true,
  },
  {
    what: "who counted how much",
    name: "productivity",
    query: {},
    warehouse: "3",
    ...page,
    sql: `select counting, person, count(*), count(finished_at), min(lines.started_at), max(finished_at)
      from lines join countings using (counting) where countings.warehouse = 3
      group by counting, person`,
    isScan: true,
  },
  {
    what: "a location's story",
    name: "location",
    query: { code: "C-15-04-2" },
    warehouse: "3",
    ...page,
  },
  {
    what: "a product's story",
    name: "product",
    query: { code: "P-3-3000" },
    warehouse: "3",
    warm: 100,
    cold: 1500,
  },
  {
    what: "the same, looked for in all warehouses",
    name: "product",
    query: { code: "P-3-3000" },
    warehouse: null,
    warm: 100,
    cold: 1500,
  },
  {
    what: "two counts of 50,000 lines compared",
    name: "compare",
    query: { a: compared[0], b: compared[1] },
    warehouse: null,
    warm: 500,
    cold: 1500,
    sql: `select a.product, a.location, a.lot, a.difference, b.difference
      from lines a join lines b on a.product = b.product and a.location = b.location
        and a.lot is not distinct from b.lot
      where a.counting = '${compared[0]}' and b.counting = '${compared[1]}'`,
  },
  {
    what: "the counts before one",
    name: "previous",
    query: { counting: "counting-0" },
    warehouse: null,
    ...page,
  },
];
