import type * as v from "valibot";
import { lineSchema, type SentLine } from "#contract/line.ts";
import { membersOf, withoutNull } from "#contract/schema-parts.ts";

type LeafPath<T> = {
  [Key in keyof T & string]: NonNullable<T[Key]> extends object
    ? `${Key}.${LeafPath<NonNullable<T[Key]>>}`
    : Key;
}[keyof T & string];

type LeafAt<T, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof T
    ? LeafAt<NonNullable<T[Key]>, Rest> | (null extends T[Key] ? null : never)
    : never
  : Path extends keyof T
    ? T[Path]
    : never;

/** A field of a line by its path in the API: `product.metrics.abc`. */
export type SentField = LeafPath<SentLine>;

/** The values of the contract's fields; `null` is "no answer", also for a missing parent such as a lot. */
export type SentValues = { readonly [Field in SentField]: LeafAt<SentLine, Field> };

/** The schema of each field of the contract, in its order; without `null`. */
export const sentFields: ReadonlyMap<string, v.GenericSchema> = new Map(leaves(lineSchema, []));

function leaves(schema: v.GenericSchema, path: readonly string[]): [string, v.GenericSchema][] {
  const { inner } = withoutNull(schema);
  const members = membersOf(inner);
  if (!members) return [[path.join("."), inner]];
  return Object.entries(members).flatMap(([key, member]) => leaves(member, [...path, key]));
}
