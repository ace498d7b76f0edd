import type { SentLine } from "#contract/line.ts";
import { CountingContext } from "#domain/lines/counting-context.ts";
import type { ViewSettings } from "#domain/lines/view-settings.ts";
import type { Changes, Span } from "#domain/replay/changes.ts";
import type { LineHistory } from "#domain/replay/clock.ts";
import type { PastMoment } from "#domain/replay/facts.ts";
import type { LineField } from "#lines/line-field.ts";
import type { FacetName, LineFilter, LinePart, LineSort, RangeName } from "#lines/line-query.ts";
import { coreFields, type LineRow } from "#lines/line-row.ts";
import type { FacetCount, LineFacets, LineFigures } from "#lines/line-store.ts";
import { addUp } from "./aggregate.ts";
import type { FacetColumn } from "./columns/facet-column.ts";
import { facetColumn } from "./columns/facet-columns.ts";
import type { LineColumns } from "./columns/line-columns.ts";
import { countFacet } from "./count-facet.ts";
import { rankField, readField, valuesOf } from "./line-fields.ts";
import { isFinishedAfter, lineChanges, lineHistory } from "./line-history.ts";
import { isEveryLine, LineMatches } from "./line-matches.ts";
import { isOfPart } from "./line-parts.ts";
import { LineSearch } from "./line-search.ts";
import { isDated, LinesAsOf } from "./lines-as-of.ts";
import { Memo } from "./memo.ts";
import { orderRows, rowsAscending } from "./order-rows.ts";
import { RowFacts } from "./row-facts.ts";
import type { Ranks } from "./sort-keys.ts";

/**
 * The lines of a counting as far as they had come: what is asked of them is worked out when first asked for,
 * and kept. A row's number is its place among the lines as sent.
 */
export class LineTable {
  readonly size: number;
  private readonly lines: LineColumns;
  private readonly facts: RowFacts;
  private readonly now: number;
  private readonly ranks = new Memo<LineField, Ranks>();
  private readonly facetColumns = new Memo<string, FacetColumn>();
  private readonly ranges = new Memo<RangeName, Float64Array>();
  private readonly matches = new Memo<string, LineMatches>(4);
  private readonly added = new Memo<string, LineFigures>(4);
  private readonly orders = new Memo<string, Uint32Array>(4);
  private readonly pasts = new Memo<number, LineTable>(2);
  /** The same lines as they are at present, for what does not depend on the time. */
  private readonly present: LineTable;
  private searched: LineSearch | null = null;
  private surveyed: CountingContext | null = null;

  /** @param now when the lines were fetched, or as of when they are told. Milliseconds since 1970. */
  constructor(lines: LineColumns, now: number, present: LineTable | null = null) {
    this.lines = lines;
    this.size = lines.size;
    this.facts = new RowFacts(lines);
    this.now = now;
    this.present = present ?? this;
  }

  /** The same lines as they stood at an instant; without one, as they are. */
  asOf(at: number | undefined): LineTable {
    if (at === undefined) return this;
    const { lines, size } = this;
    return this.pasts.get(at, () => new LineTable(new LinesAsOf(lines, size, at), at, this));
  }

  momentAt(at: number): PastMoment {
    return { at, hasLaterFinish: isFinishedAfter(this.lines, this.size, at) };
  }

  history(): LineHistory {
    return lineHistory(this.lines, this.size);
  }

  changes(span: Span, view: ViewSettings): Changes {
    return lineChanges(this.lines, this.facts, this.size, span, view);
  }

  /** The rows that match, sorted; rows that no sort tells apart stay in the order of `index`. */
  order(filter: LineFilter, sorts: readonly LineSort[], view: ViewSettings): Uint32Array {
    const matches = this.match(filter, view);
    const rows = this.sorted(sorts);
    return matches ? rows.filter((row) => matches.has(row)) : rows.slice();
  }

  /** The rows of the given numbers, in their order; numbers that there are no lines for give none. */
  rows(numbers: Uint32Array, fields: readonly LineField[]): LineRow[] {
    const asked = [...new Set([...coreFields, ...fields])];
    return Array.from(
      numbers.filter((row) => row < this.size),
      (row) => {
        const facts = this.facts.at(row);
        const values = asked.map((field) => [field, readField(field, row, this.lines, facts)]);
        // The fields' values are of the types that LineValues gives them.
        return Object.fromEntries(values) as LineRow;
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

  /** Every figure over the lines that match. */
  figures(filter: LineFilter, view: ViewSettings): LineFigures {
    return this.added.get(JSON.stringify([filter, view]), () =>
      addUp(this.facts, this.size, view, this.survey(), this.match(filter, view)),
    );
  }

  /** How many of the lines each value of the facets would leave, the facet's own choice apart. */
  facets(filter: LineFilter, view: ViewSettings, names: readonly FacetName[]): LineFacets {
    const matches = this.match(filter, view);
    const counts = names.map((name): [FacetName, FacetCount] => [
      name,
      countFacet(this.facet(name, view), this.size, filter.facets?.[name] ?? [], (row) =>
        matches ? matches.hasBut(name, row) : true,
      ),
    ]);
    return Object.fromEntries(counts);
  }

  /** Goes through all lines, sorted; the facts are of one line after the other. */
  eachLine(sorts: readonly LineSort[], look: (line: RowFacts, row: number) => void): void {
    for (const row of this.sorted(sorts)) look(this.facts.at(row), row);
  }

  /** Works out what a sort or a search will need, step by step, so that questions can come between. */
  *prepare(): Generator<void> {
    const fields = ["product.code", "location.code", "product.description", "lot.code"] as const;
    for (const field of fields) {
      yield;
      this.rankOf(field);
    }
    yield;
    this.search("");
  }

  survey(): CountingContext {
    if (this.surveyed) return this.surveyed;
    const survey = new CountingContext();
    for (let row = 0; row < this.size; row += 1) survey.add(this.facts.at(row));
    this.surveyed = survey;
    return survey;
  }

  private match(filter: LineFilter, view: ViewSettings): LineMatches | null {
    if (isEveryLine(filter)) return null;
    return this.matches.get(JSON.stringify([filter, view]), () => {
      const facet = (name: FacetName) => this.facet(name, view);
      const range = this.range.bind(this);
      const isOf = (part: LinePart, row: number) => isOfPart[part](this.facts.at(row));
      const search = (words: string) => this.search(words);
      return new LineMatches(filter, { size: this.size, facet, range, isOf, search });
    });
  }

  private search(text: string): Uint8Array | null {
    this.searched ??= new LineSearch(this.lines);
    return this.searched.find(text);
  }

  private facet(name: FacetName, view: ViewSettings): FacetColumn {
    const { lines, facts, now } = this;
    const { lens, zone, tolerances } = view;
    const judged = name === "accuracy" && [lens, tolerances];
    const key = JSON.stringify([name, name === "abc" && lens, name === "zone" && zone, judged]);
    return this.facetColumns.get(key, () =>
      facetColumn(name, { lines, facts, survey: this.survey(), view, now }),
    );
  }

  private range(name: RangeName): Float64Array {
    return this.ranges.get(name, () => {
      if (name !== "value") return this.lines.numbers(name).values;
      return valuesOf(this.size, this.facts);
    });
  }

  private sorted(sorts: readonly LineSort[]): Uint32Array {
    return this.orders.get(JSON.stringify(sorts), () => {
      if (sorts.length > 0) {
        const steps = sorts.map(({ field, ...sort }) => ({ ...sort, ranks: this.rankOf(field) }));
        return orderRows(this.sorted([]), steps);
      }
      const { values } = this.lines.numbers("index");
      return rowsAscending(values, this.size, () => this.rankOf("index"));
    });
  }

  private rankOf(field: LineField): Ranks {
    if (this.present !== this && !isDated(field)) return this.present.rankOf(field);
    return this.ranks.get(field, () => rankField(field, this.lines, this.facts));
  }
}
