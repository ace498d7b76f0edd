import type { HistoryQuestion } from "#contract/history/parameters.ts";
import type { CatalogCounting } from "#gateway/history/archive/catalog.ts";
import type { EngineQuestion } from "#gateway/history/protocol.ts";
import accuracy from "#gateway/history/questions/accuracy.sql?raw";
import compare from "#gateway/history/questions/compare.sql?raw";
import countings from "#gateway/history/questions/countings.sql?raw";
import coverage from "#gateway/history/questions/coverage.sql?raw";
import offenders from "#gateway/history/questions/offenders.sql?raw";
import previous from "#gateway/history/questions/previous.sql?raw";
import productivity from "#gateway/history/questions/productivity.sql?raw";
import state from "#gateway/history/questions/state.sql?raw";
import story from "#gateway/history/questions/story.sql?raw";
import wrongBefore from "#gateway/history/questions/wrong-before.sql?raw";

type Parameters = EngineQuestion["parameters"];

/** How the engine answers a question. Its SQL answers with one row, whose columns are the members of the answer. */
export interface QuestionRow {
  readonly sql: string;
  /** The view that it reads besides `countings`. */
  readonly reads: "lines" | "totals" | "countings";
  /**
   * The countings that an answer is about; files with none of them are not read. Without it all are.
   * @param countings of the viewer's warehouses
   */
  readonly about?: (
    countings: readonly CatalogCounting[],
    parameters: Parameters,
  ) => readonly CatalogCounting[];
}

/** Every question of the contract. */
export const questionRows: Readonly<Record<HistoryQuestion, QuestionRow>> = {
  state: { sql: state, reads: "countings" },
  accuracy: { sql: accuracy, reads: "totals", about: inMonths },
  countings: { sql: countings, reads: "totals", about: inMonths },
  offenders: { sql: offenders, reads: "lines", about: lastOnes },
  "wrong-before": { sql: wrongBefore, reads: "lines", about: lastOnes },
  coverage: { sql: coverage, reads: "lines" },
  productivity: { sql: productivity, reads: "lines", about: inMonths },
  product: { sql: story, reads: "lines" },
  location: { sql: story, reads: "lines" },
  compare: {
    sql: compare,
    reads: "lines",
    about: (all, { a, b }) => all.filter(({ counting }) => counting === a || counting === b),
  },
  previous: { sql: previous, reads: "totals", about: earlierOnes },
};

/** Those that may have started in the months: the zone moves their start by less than two days. */
function inMonths(all: readonly CatalogCounting[], { from, to }: Parameters) {
  const slack = 2 * 86_400_000;
  const begin = typeof from === "string" ? Date.parse(`${from}-01T00:00:00Z`) - slack : -Infinity;
  const end = typeof to === "string" ? endOfMonth(to) + slack : Infinity;
  return all.filter(({ started_at }) => {
    const start = Date.parse(started_at);
    return start >= begin && start < end;
  });
}

function endOfMonth(month: string): number {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return Date.UTC(year, number, 1);
}

/** The last of them, and those that started at the same time as the first of these. */
function lastOnes(all: readonly CatalogCounting[], { before, of }: Parameters) {
  const until = typeof before === "string" ? Date.parse(before) : Infinity;
  return sinceLast(all, Number(of), until);
}

/** The latest that started before, and those that started at the same time as the named one or as the first of these. */
function earlierOnes(all: readonly CatalogCounting[], { counting, before, limit }: Parameters) {
  const named = all.find((one) => one.counting === counting);
  const until = Date.parse(named?.started_at ?? String(before));
  const earlier = all.filter(
    ({ warehouse, started_at }) =>
      Date.parse(started_at) <= until && (named === undefined || warehouse === named.warehouse),
  );
  return sinceLast(earlier, Number(limit), until);
}

/** Those that did not start before the first of the last ones, of so many that started before an instant. */
function sinceLast(all: readonly CatalogCounting[], number: number, until: number) {
  const starts = all.map(({ started_at }) => Date.parse(started_at));
  const latestFirst = starts.filter((start) => start < until).sort((a, b) => b - a);
  const first = latestFirst[number - 1] ?? -Infinity;
  return all.filter((_, index) => (starts[index] ?? first) >= first);
}
