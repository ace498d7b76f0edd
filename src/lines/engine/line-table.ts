import type { Line } from "#contract/line.ts";
import { LineTotaller, type LineTotals } from "#domain/line-totals.ts";
import { zoneOf } from "#domain/zone.ts";
import type { LineFilter, LineSort } from "#lines/line-query.ts";
import type { LineField, LineRow } from "#lines/line-row.ts";
import type { LineAggregates } from "#lines/line-store.ts";
import { type HeldLine, holdLine } from "./held-line.ts";
import { lineRow, sortKeysOf } from "./line-fields.ts";
import { searchText, searchWords } from "./search-text.ts";
import { compareTexts, type SortKeys } from "./sort-keys.ts";

interface SortStep {
  readonly keys: SortKeys;
  readonly descending: boolean;
}

/** Neither direction moves a NaN, the key of "no answer", from the end. */
function compareRows(steps: readonly SortStep[], a: number, b: number): number {
  for (const { keys, descending } of steps) {
    const keyA = keys[a] ?? Number.NaN;
    const keyB = keys[b] ?? Number.NaN;
    if (keyA < keyB) return descending ? 1 : -1;
    if (keyA > keyB) return descending ? -1 : 1;
    const byAnswer = Number(Number.isNaN(keyA)) - Number(Number.isNaN(keyB));
    if (byAnswer !== 0) return byAnswer;
  }
  return a - b;
}

function totalsOf(lines: readonly HeldLine[]): LineTotals {
  const totaller = new LineTotaller();
  for (const { facts } of lines) totaller.add(facts);
  return totaller.totals();
}

function byZone(lines: readonly HeldLine[]): ReadonlyMap<string, HeldLine[]> {
  const zones = new Map<string, HeldLine[]>();
  for (const held of lines) {
    const zone = zoneOf(held.facts.locationCode);
    const ofZone = zones.get(zone);
    if (ofZone) ofZone.push(held);
    else zones.set(zone, [held]);
  }
  return zones;
}

/**
 * The lines of one version, in the order of `index`; where indexes repeat, as they were sent. A row
 * number is a place in that order. What a search or a sort needs is worked out when first asked for.
 */
export class LineTable {
  private readonly held: readonly HeldLine[];
  private readonly sortKeys = new Map<LineField, SortKeys>();
  private searchTexts: readonly string[] | null = null;

  constructor(lines: readonly Line[]) {
    this.held = lines.toSorted((a, b) => a.index - b.index).map(holdLine);
  }

  /** Row numbers of the lines that match, sorted; rows that no sort tells apart stay in the order of `index`. */
  order(filter: LineFilter, sorts: readonly LineSort[]): Uint32Array {
    const matches = this.matcher(filter);
    const rows = Uint32Array.from([...this.held.keys()].filter(matches));
    const steps = sorts.map(({ field, descending }) => ({ keys: this.keysOf(field), descending }));
    return steps.length === 0 ? rows : rows.sort((a, b) => compareRows(steps, a, b));
  }

  /** The rows of the given numbers, in their order; numbers that there are no lines for give none. */
  rows(numbers: Uint32Array): LineRow[] {
    return Array.from(numbers).flatMap((number) => {
      const held = this.held[number];
      return held ? [lineRow(held)] : [];
    });
  }

  aggregates(filter: LineFilter): Omit<LineAggregates, "version"> {
    const matches = this.matcher(filter);
    const lines = this.held.filter((_, row) => matches(row));
    const finishes = lines.map(({ facts }) => facts.finishedAt).filter((at) => at !== null);
    return {
      totals: totalsOf(lines),
      finishes: Float64Array.from(finishes).sort(),
      zones: [...byZone(lines)]
        .sort(([a], [b]) => compareTexts(a, b))
        .map(([zone, ofZone]) => ({ zone, totals: totalsOf(ofZone) })),
    };
  }

  private matcher(filter: LineFilter): (row: number) => boolean {
    const words = searchWords(filter.text ?? "");
    if (words.length === 0) return () => true;
    this.searchTexts ??= this.held.map(({ line }) => searchText(line));
    const texts = this.searchTexts;
    return (row) => words.every((word) => texts[row]?.includes(word));
  }

  private keysOf(field: LineField): SortKeys {
    const keys = this.sortKeys.get(field) ?? sortKeysOf(field, this.held);
    this.sortKeys.set(field, keys);
    return keys;
  }
}
