import { type FacetName, facetNames } from "#lines/facets/line-facets.ts";
import { type RangeName, rangeNames } from "#lines/facets/line-ranges.ts";
import { hasConditions, type LineFilter, type LinePart } from "#lines/line-query.ts";
import type { FacetColumn } from "./columns/facet-column.ts";
import type { SearchedPart } from "./line-search.ts";

/** Input of a filter. */
export interface MatchSource {
  readonly size: number;
  readonly facet: (name: FacetName) => FacetColumn;
  /** One number per row, NaN without the figure. */
  readonly range: (name: RangeName) => Float64Array;
  /** Whether a row belongs to a part of the lines. */
  readonly isOf: (part: LinePart, row: number) => boolean;
  /** By row, 1 where the text is found in the line, or in its product alone; `null` when every row matches. */
  readonly search: (text: string, within: SearchedPart) => Uint8Array | null;
}

/** Whether a filter matches every line. */
export function isEveryLine(filter: LineFilter): boolean {
  return filter.part === undefined && !hasConditions(filter);
}

/** Bit of a row that something other than a facet excludes. */
const otherMismatch = 1 << 30;

/** Rows that match a filter, and which facets alone exclude the others. */
export class LineMatches {
  /** By row, one bit for each facet that excludes it. */
  private readonly misses: Uint32Array;
  private readonly facets: readonly FacetName[];

  constructor(filter: LineFilter, source: MatchSource) {
    this.misses = new Uint32Array(source.size);
    this.facets = facetNames.filter((name) => filter.facets?.[name] !== undefined);
    this.facets.forEach((name, bit) => {
      this.matchFacet(source.facet(name), new Set(filter.facets?.[name]), 1 << bit);
    });
    for (const name of rangeNames) {
      const range = filter.ranges?.[name];
      if (!range) continue;
      const { from, to } = range;
      const values = source.range(name);
      this.exclude((row) => {
        const value = values[row] ?? Number.NaN;
        return !(value >= (from ?? -Infinity) && value <= (to ?? Infinity));
      });
    }
    const { part } = filter;
    if (part) this.exclude((row) => !source.isOf(part, row));
    const { text = "", productText = "" } = filter;
    for (const found of [source.search(text, "line"), source.search(productText, "product")]) {
      if (found) this.exclude((row) => found[row] !== 1);
    }
  }

  has(row: number): boolean {
    return this.misses[row] === 0;
  }

  /**
   * Whether the row matches everything except, perhaps, that facet: such rows show what else could be chosen in
   * it.
   */
  hasExcept(facet: FacetName, row: number): boolean {
    const bit = this.facets.indexOf(facet);
    return ((this.misses[row] ?? otherMismatch) & ~(bit === -1 ? 0 : 1 << bit)) === 0;
  }

  /** The facets used in the filter. */
  filteredFacets(): readonly FacetName[] {
    return this.facets;
  }

  private matchFacet({ values, codes }: FacetColumn, chosen: ReadonlySet<string>, bit: number) {
    const matching = Uint8Array.from(values, ({ value }) => (chosen.has(value) ? 1 : 0));
    const { misses } = this;
    for (let row = 0; row < misses.length; row += 1) {
      if (matching[codes[row] ?? 0] === 0) misses[row] = (misses[row] ?? 0) | bit;
    }
  }

  private exclude(isExcluded: (row: number) => boolean): void {
    const { misses } = this;
    for (let row = 0; row < misses.length; row += 1) {
      if (isExcluded(row)) misses[row] = (misses[row] ?? 0) | otherMismatch;
    }
  }
}
