import { facetValue, incidentValue, noValue } from "#lines/facet-value.ts";
import type { FacetCount } from "#lines/line-store.ts";
import type { NumberColumn } from "./number-column.ts";
import type { Dictionary, TextColumn } from "./text-column.ts";

/** A value per row, as an index into the distinct values. */
export interface FacetColumn {
  readonly values: readonly FacetValue[];
  readonly codes: Uint32Array;
}

/** A facet value, with a display name if it is data; the page names the others. */
interface FacetValue {
  readonly value: string;
  readonly name: string | null;
}

/** A facet with a fixed set of values. */
export function fixedFacet<Value extends string>(
  values: readonly Value[],
  size: number,
  valueIn: (row: number) => Value,
): FacetColumn {
  const codes = new Uint32Array(size);
  for (let row = 0; row < size; row += 1) codes[row] = values.indexOf(valueIn(row));
  return { values: values.map((value) => ({ value, name: null })), codes };
}

/**
 * A facet of texts.
 * @param nameOf derives the facet's text from the text sent
 */
export function textFacet(
  { entries, codes }: Dictionary,
  nameOf: (entry: string) => string = (entry) => entry,
): FacetColumn {
  const values: FacetValue[] = [{ value: noValue, name: null }];
  const numberOf = new Map<string, number>();
  const numbers = Uint32Array.from(entries, (entry, code) => {
    if (code === 0) return 0;
    const name = nameOf(entry);
    const number = numberOf.get(name) ?? values.push({ value: facetValue(name), name }) - 1;
    numberOf.set(name, number);
    return number;
  });
  return { values, codes: codes.map((code) => numbers[code] ?? 0) };
}

/** A facet of texts in which lines with a parent, but without a text, have a value of their own. */
export function withUntyped({ values, codes }: FacetColumn, parents: NumberColumn): FacetColumn {
  const untyped = values.length;
  return {
    values: [...values, { value: incidentValue(null), name: null }],
    codes: codes.map((code, row) => (code === 0 && !parents.isBlank(row) ? untyped : code)),
  };
}

/** A facet of ids, named by another text of their lines: the first one found. */
export function withNames({ values, codes }: FacetColumn, texts: TextColumn): FacetColumn {
  const names: (string | null)[] = [];
  codes.forEach((code, row) => {
    names[code] ??= texts.read(row);
  });
  return { values: values.map(({ value }, code) => ({ value, name: names[code] ?? null })), codes };
}

/** A facet of ids that are numbers, as digits. The first name found is used. */
export function numberFacet(ids: NumberColumn, texts: TextColumn, size: number): FacetColumn {
  const values: { value: string; name: string | null }[] = [{ value: noValue, name: null }];
  const numberOf = new Map<number, number>();
  const codes = new Uint32Array(size);
  for (let row = 0; row < size; row += 1) {
    const id = ids.read(row);
    if (id === null) continue;
    const number = numberOf.get(id) ?? values.push({ value: String(id), name: null }) - 1;
    numberOf.set(id, number);
    codes[row] = number;
    const value = values[number];
    if (value) value.name ??= texts.read(row);
  }
  return { values, codes };
}

/** Maximum number of values listed; there may be one for every line. */
const maxValues = 200;

/**
 * Number of lines per value of a facet, highest first; values without lines are left out unless chosen.
 * @param chosen values to list in any case
 */
export function countFacet(
  { values, codes }: FacetColumn,
  size: number,
  chosen: readonly string[],
  matches: (row: number) => boolean,
): FacetCount {
  const counts = new Uint32Array(values.length);
  for (let row = 0; row < size; row += 1) {
    if (matches(row)) counts[codes[row] ?? 0] = (counts[codes[row] ?? 0] ?? 0) + 1;
  }
  const wanted = new Set(chosen);
  // One sort key per value; there may be as many values as lines.
  const weights = values.map(
    ({ value }, code) => (counts[code] ?? 0) + (wanted.has(value) ? size + 1 : 0),
  );
  const count = [...weights.keys()]
    .filter((code) => (weights[code] ?? 0) > 0)
    .sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
  return {
    values: count.slice(0, maxValues).flatMap((code) => {
      const value = values[code];
      return value ? [{ ...value, lines: counts[code] ?? 0 }] : [];
    }),
    more: Math.max(0, count.length - maxValues),
  };
}
