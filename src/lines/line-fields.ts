import * as z from "zod/mini";
import { lineSchema } from "#contract/line.ts";
import type { LineField } from "./line-field.ts";

function paths(schema: z.core.$ZodType, path: readonly string[]): string[] {
  if (schema instanceof z.ZodMiniNullable) return paths(schema._zod.def.innerType, path);
  if (!(schema instanceof z.ZodMiniObject)) return [path.join(".")];
  return Object.entries(schema._zod.def.shape).flatMap(([key, inner]) =>
    paths(inner, [...path, key]),
  );
}

const workedOut = [
  "state",
  "expected",
  "value",
  "absolute-value",
] as const satisfies readonly LineField[];

/** Every field that lines can be shown and sorted by: what the contract names, in its order, and figures. */
export const lineFields: readonly LineField[] = [
  ...workedOut,
  // The paths of the schema that the type of fields is inferred from.
  ...(paths(lineSchema, []) as LineField[]),
];

const known: ReadonlySet<string> = new Set(lineFields);

export function isLineField(name: string): name is LineField {
  return known.has(name);
}
