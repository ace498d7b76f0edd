import type { SentLine } from "#contract/line.ts";
import { CountingContext } from "#domain/lines/counting-context.ts";
import { isDiscrepancy } from "#domain/lines/discrepancy.ts";
import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";
import type { LineCheckCounts } from "#domain/lines/line-checks.ts";
import { type DifferenceTotals, RankedDifferences } from "#domain/lines/ranked-differences.ts";
import type { ViewSettings } from "#domain/lines/view-settings.ts";
import { isRecounted } from "#domain/recount/recount.ts";
import type { Changes, ChangesTotaller } from "#domain/replay/changes.ts";
import type { LineHistory } from "#domain/replay/history.ts";
import type { PastMoment } from "#domain/replay/past-facts.ts";
import type { ReadableLine } from "#lines/computed-fields.ts";
import { countFacet } from "#lines/engine/columns/facet-column.ts";
import type { FacetName } from "#lines/facets/line-facets.ts";
import type { RangeName } from "#lines/facets/line-ranges.ts";
import { fieldValue, type LineField } from "#lines/line-fields.ts";
import type { LineFilter, LinePart } from "#lines/line-query.ts";
import { coreFields, type LineRow, lineMarks } from "#lines/line-row.ts";
import type { FacetCount, LineFacets, LineFigures } from "#lines/line-store.ts";
import { aggregate } from "./aggregate.ts";
import { countChecks } from "./check-rows.ts";
import type { FacetColumn } from "./columns/facet-column.ts";
import { facetColumn, facetKey } from "./columns/facet-columns.ts";
import type { LineColumns } from "./columns/line-columns.ts";
import { rankField, valuesOf } from "./field-values.ts";
import { isFinishedAfter, lineHistory } from "./line-history.ts";
import { isEveryLine, LineMatches } from "./line-matches.ts";
import { LineSearch, type SearchedPart } from "./line-search.ts";
import { isDated, LinesAsOf } from "./lines-as-of.ts";
import { Memo } from "./memo.ts";
import { RowFacts } from "./row-facts.ts";
import { absoluteUnits, type RowSort, rankUnits } from "./row-sorts.ts";
import { orderRows, type Ranks, rowsAscending } from "./sort-keys.ts";

const isOfPart: { readonly [Part in LinePart]: (line: RowFacts) => boolean } = {
  discrepancies: isDiscrepancy,
  incidents: (line) => line.hasIncident,
  recounts: isRecounted,
};

/**
 * The lines of a counting received so far: results are computed on first use and cached. A row's number is its
 * position among the lines as sent.
 */
export class LineTable {
  readonly size: number;
  private readonly lines: LineColumns;
  private readonly facts: RowFacts;
  private readonly now: number;
  private readonly isActive: boolean;
  private readonly ranks = new Memo<RowSort["field"], Ranks>();
  private readonly facetColumns = new Memo<string, FacetColumn>();
  private readonly ranges = new Memo<RangeName, Float64Array>();
  private readonly matches = new Memo<string, LineMatches>(4);
  private readonly figuresCache = new Memo<string, LineFigures>(4);
  private readonly orders = new Memo<string, Uint32Array>(4);
  private readonly blanks = new Memo<string, readonly LineField[]>(4);
  private readonly pastTables = new Memo<number, LineTable>(2);
  /** The same lines at present, for what does not depend on time. */
  private readonly present: LineTable;
  private lineSearch: LineSearch | null = null;
  private cachedContext: CountingContext | null = null;
  private cachedDifferences: RankedDifferences | null = null;

  /** @param now when the lines were fetched, or the replayed moment. Milliseconds since 1970. */
  constructor(
    lines: LineColumns,
    now: number,
    { isActive = true, present }: { isActive?: boolean; present?: LineTable } = {},
  ) {
    this.lines = lines;
    this.size = lines.size;
    this.facts = new RowFacts(lines);
    this.now = now;
    this.isActive = isActive;
    this.present = present ?? this;
  }

  /** The outcomes of the counts before; what was computed from those until now is dropped. */
  setEarlier(earlier: EarlierOutcomes | null): void {
    if (earlier === this.facts.earlier) return;
    this.facts.earlier = earlier;
    const caches = [this.facetColumns, this.matches, this.figuresCache, this.orders, this.blanks];
    for (const cache of [...caches, this.pastTables]) cache.clear();
    this.ranks.delete("wrong-before");
  }

  /** The same lines at a past instant; `undefined` is the present. */
  asOf(at: number | undefined): LineTable {
    if (at === undefined) return this;
    const { lines, size, isActive } = this;
    return this.pastTables.get(at, () => {
      const past = new LineTable(new LinesAsOf(lines, size, at), at, { isActive, present: this });
      past.setEarlier(this.facts.earlier);
      return past;
    });
  }

  momentAt(at: number): PastMoment {
    return { at, hasLaterFinish: isFinishedAfter(this.lines, this.size, at) };
  }

  history(): LineHistory {
    return lineHistory(this.lines, this.size);
  }

  /** @param totaller of a span of time, which has no line yet */
  changes(totaller: ChangesTotaller): Changes {
    const documented = this.lines.numbers("documentation.createdAt");
    const reported = this.lines.numbers("incident.createdAt");
    for (let row = 0; row < this.size; row += 1) {
      const additions = { documentedAt: documented.read(row), reportedAt: reported.read(row) };
      totaller.add(this.facts.at(row), additions);
    }
    return totaller.changes();
  }

  /** The matching rows, sorted; ties stay in the order of `index`. */
  order(filter: LineFilter, sorts: readonly RowSort[], view: ViewSettings): Uint32Array {
    const matches = this.match(filter, view);
    const rows = this.sorted(sorts);
    return matches ? rows.filter((row) => matches.has(row)) : rows.slice();
  }

  /**
   * The fields with nothing to show in any matching line. The filter's text is ignored, so that columns stay while
   * someone types a search.
   */
  blankFields(
    { text: _, ...filter }: LineFilter,
    view: ViewSettings,
    fields: readonly LineField[],
  ): readonly LineField[] {
    return this.blanks.get(JSON.stringify([filter, view, fields]), () => {
      const matches = this.match(filter, view);
      const rows = this.sorted([]).filter((row) => matches?.has(row) ?? true);
      if (rows.length === 0) return [];
      return fields.filter((field) => rows.every((row) => isBlank(field, this.facts.at(row))));
    });
  }

  /** The rows with these numbers, in their order; unknown numbers are skipped. */
  rows(numbers: Uint32Array, fields: readonly LineField[]): LineRow[] {
    const allFields = [...new Set([...coreFields, ...fields])];
    return Array.from(
      numbers.filter((row) => row < this.size),
      (row) => {
        const line = this.facts.at(row);
        const values = allFields.map((field) => [field, fieldValue(field, line)]);
        // The fields' values have the types of LineValues.
        return Object.assign(Object.fromEntries(values), lineMarks(line)) as LineRow;
      },
    );
  }

  /** The row of the first line with that id; `null` without one. */
  find(id: number): number | null {
    const row = this.lines.numbers("id").values.subarray(0, this.size).indexOf(id);
    return row === -1 ? null : row;
  }

  line(row: number): SentLine {
    return this.lines.line(row);
  }

  /** Every figure over the matching lines. */
  figures(filter: LineFilter, view: ViewSettings): LineFigures {
    return this.figuresCache.get(JSON.stringify([filter, view]), () =>
      aggregate(this.facts, {
        size: this.size,
        view,
        countingContext: this.countingContext(),
        matches: this.match(filter, view),
      }),
    );
  }

  /** Totals of the matching lines' differences. */
  totals(filter: LineFilter, view: ViewSettings): DifferenceTotals {
    const matches = this.match(filter, view);
    return this.rankedDifferences().totals((row) => matches?.has(row) ?? true);
  }

  /** Number of lines for each value of the facets, ignoring the facet's own choice. */
  facets(filter: LineFilter, view: ViewSettings, names: readonly FacetName[]): LineFacets {
    const matches = this.match(filter, view);
    const counts = names.map((name): [FacetName, FacetCount] => [
      name,
      countFacet(this.facet(name, view), this.size, filter.facets?.[name] ?? [], (row) =>
        matches ? matches.hasExcept(name, row) : true,
      ),
    ]);
    return Object.fromEntries(counts);
  }

  /** Number of lines to which each check applies. */
  checks(): LineCheckCounts {
    const { lines, facts, isActive } = this;
    return countChecks({ lines, facts, isActive });
  }

  /** Visits all lines, sorted; the facts object is reused for every line. */
  eachLine(sorts: readonly RowSort[], visit: (line: RowFacts, row: number) => void): void {
    for (const row of this.sorted(sorts)) visit(this.facts.at(row), row);
  }

  /** Computes the data that sorts and searches need, step by step, so that questions can be answered in between. */
  *prepare(): Generator<void> {
    const fields = ["product.code", "location.code", "product.description", "lot.code"] as const;
    for (const field of fields) {
      yield;
      this.rankOf(field);
    }
    yield;
    this.search("", "line");
  }

  countingContext(): CountingContext {
    if (this.cachedContext) return this.cachedContext;
    const countingContext = new CountingContext();
    for (let row = 0; row < this.size; row += 1) countingContext.add(this.facts.at(row));
    this.cachedContext = countingContext;
    return countingContext;
  }

  private rankedDifferences(): RankedDifferences {
    if (this.cachedDifferences) return this.cachedDifferences;
    const differences = new RankedDifferences();
    for (let row = 0; row < this.size; row += 1) differences.add(this.facts.at(row), row);
    this.cachedDifferences = differences;
    return differences;
  }

  private match(filter: LineFilter, view: ViewSettings): LineMatches | null {
    if (isEveryLine(filter)) return null;
    return this.matches.get(JSON.stringify([filter, view]), () => {
      const facet = (name: FacetName) => this.facet(name, view);
      const range = this.range.bind(this);
      const isOf = (part: LinePart, row: number) => isOfPart[part](this.facts.at(row));
      const search = (text: string, within: SearchedPart) => this.search(text, within);
      return new LineMatches(filter, { size: this.size, facet, range, isOf, search });
    });
  }

  private search(text: string, within: SearchedPart): Uint8Array | null {
    this.lineSearch ??= new LineSearch(this.lines);
    return this.lineSearch.find(text, within);
  }

  private facet(name: FacetName, view: ViewSettings): FacetColumn {
    const { lines, facts, now, isActive } = this;
    return this.facetColumns.get(facetKey(name, view), () =>
      facetColumn(name, {
        lines,
        facts,
        counting: this.countingContext(),
        earlier: facts.earlier,
        view,
        now,
        isActive,
      }),
    );
  }

  private range(name: RangeName): Float64Array {
    return this.ranges.get(name, () => {
      if (name !== "value") return this.lines.numbers(name).values;
      return valuesOf(this.size, this.facts);
    });
  }

  private sorted(sorts: readonly RowSort[]): Uint32Array {
    return this.orders.get(JSON.stringify(sorts), () => {
      if (sorts.length > 0) {
        const steps = sorts.map(({ field, ...sort }) => ({ ...sort, ranks: this.rankOf(field) }));
        return orderRows(this.sorted([]), steps);
      }
      const { values } = this.lines.numbers("index");
      return rowsAscending(values, this.size, () => this.rankOf("index"));
    });
  }

  private rankOf(field: RowSort["field"]): Ranks {
    if (field === absoluteUnits) {
      return this.ranks.get(field, () => rankUnits(this.size, this.facts));
    }
    if (this.present !== this && !isDated(field)) return this.present.rankOf(field);
    return this.ranks.get(field, () => rankField(field, this.lines, this.facts));
  }
}

/** Whether a line has nothing to show for a field. Some columns have words where the field itself has no value. */
function isBlank(field: LineField, line: ReadableLine): boolean {
  if (field === "assignedUser.username") return false;
  if (field === "incident.type.name") return !line.hasIncident;
  if (fieldValue(field, line) !== null) return false;
  return field !== "documentation.reason.name" || !lineMarks(line).undocumented;
}
