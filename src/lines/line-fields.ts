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
