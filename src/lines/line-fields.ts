import type * as v from "valibot";
import { lineSchema } from "#contract/line.ts";
import { membersOf, withoutNull } from "#contract/schema-parts.ts";
import type { LineField } from "./line-field.ts";

function paths(schema: v.GenericSchema, path: readonly string[]): string[] {
  const members = membersOf(withoutNull(schema).inner);
  if (!members) return [path.join(".")];
  return Object.entries(members).flatMap(([key, member]) => paths(member, [...path, key]));
}

const computedFields = [
  "state",
  "expected",
  "value",
  "absolute-value",
] as const satisfies readonly LineField[];

/** Every field for display and sort: the contract's, in its order, and computed ones. */
export const lineFields: readonly LineField[] = [
  ...computedFields,
  // The paths of the schema that the type of fields is inferred from.
  ...(paths(lineSchema, []) as LineField[]),
];

const knownFields: ReadonlySet<string> = new Set(lineFields);

export function isLineField(name: string): name is LineField {
  return knownFields.has(name);
}
