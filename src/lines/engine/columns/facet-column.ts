import { facetValue, incidentValue, noValue } from "#lines/facet-value.ts";
import type { LineColumns } from "./line-columns.ts";
import type { Dictionary } from "./text-column.ts";

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

/** Incident types; an incident without a type differs from no incident. */
export function incidentFacet(lines: LineColumns): FacetColumn {
  const { values, codes } = textFacet(lines.texts("incident.type.name").dictionary(lines.size));
  const incidents = lines.numbers("incident.id");
  const untyped = values.length;
  return {
    values: [...values, { value: incidentValue(null), name: null }],
    codes: codes.map((code, row) => (code === 0 && !incidents.isBlank(row) ? untyped : code)),
  };
}

/** People by id, in digits; the first name found is used. */
export function personFacet(lines: LineColumns): FacetColumn {
  const ids = lines.numbers("assignedUser.id");
  const names = lines.texts("assignedUser.username");
  const people: { value: string; name: string | null }[] = [];
  const numberOf = new Map<number, number>();
  const codes = new Uint32Array(lines.size);
  for (let row = 0; row < lines.size; row += 1) {
    const id = ids.number(row);
    const number = numberOf.get(id) ?? people.push({ value: String(id), name: null }) - 1;
    numberOf.set(id, number);
    codes[row] = number;
    const person = people[number];
    if (person) person.name ??= names.read(row);
  }
  return { values: people, codes };
}

/** Products by id, named by their code. */
export function productFacet(lines: LineColumns): FacetColumn {
  const facet = textFacet(lines.texts("product.id").dictionary(lines.size));
  const codeOf = lines.texts("product.code");
  const names: (string | null)[] = [];
  facet.codes.forEach((code, row) => {
    names[code] ??= codeOf.read(row);
  });
  return {
    ...facet,
    values: facet.values.map(({ value }, code) => ({ value, name: names[code] ?? null })),
  };
}

/** Reasons by id, in digits, named by their name. */
export function reasonFacet(lines: LineColumns): FacetColumn {
  const ids = lines.numbers("documentation.reason.id");
  const names = lines.texts("documentation.reason.name");
  const values: FacetValue[] = [{ value: noValue, name: null }];
  const numberOf = new Map<number, number>();
  const codes = new Uint32Array(lines.size);
  for (let row = 0; row < lines.size; row += 1) {
    const id = ids.read(row);
    if (id === null) continue;
    const number =
      numberOf.get(id) ?? values.push({ value: String(id), name: names.read(row) }) - 1;
    numberOf.set(id, number);
    codes[row] = number;
  }
  return { values, codes };
}
