import * as v from "valibot";
import { lineWithoutCostsSchema } from "#contract/line.ts";
import { instant } from "#contract/scalars.ts";
import { lineFacts } from "#domain/lines/line-facts.ts";
import type { PairedLine } from "#domain/recount/look-first.ts";
import { PairFinder } from "#domain/recount/round-pairs.ts";
import { computedFields, type ReadableLine } from "#lines/computed-fields.ts";
import { sentFields } from "#lines/sent-fields.ts";
import type { FeedValue } from "./write-rows.ts";

/** Those that need other lines, or earlier counts, stay on the page. */
const { "look-first": _, "wrong-before": __, ...computed } = computedFields;

const computations = Object.values(computed);

/** A field of the contract: the keys that lead to it, and how its values are read. */
interface SentColumn {
  readonly keys: readonly string[];
  readonly schema: v.GenericSchema;
}

const sentColumns: readonly SentColumn[] = [...sentFields].map(([path, schema]) => ({
  keys: path.split("."),
  schema,
}));

/** The ids of a line's columns: computed fields, then the API's by their paths; the last says which cannot be read. */
export const lineColumns: readonly string[] = [
  ...Object.keys(computed),
  ...sentFields.keys(),
  "fault",
];

/** No column needs them. */
const noPairs = new PairFinder<PairedLine>([]);

function valueAt(line: unknown, keys: readonly string[]): unknown {
  let value = line;
  for (const key of keys) {
    if (typeof value !== "object" || value === null) return null;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value ?? null;
}

/** In UTC, as nearly every API sends them. */
function inUtc(text: string): string {
  return text.endsWith("Z") ? text : new Date(text).toISOString();
}

function written(value: unknown, schema: v.GenericSchema): FeedValue {
  if (schema === instant && typeof value === "string") return inUtc(value);
  return value as FeedValue;
}

/**
 * The values of a line in the order of the columns. Of one that the contract does not allow, the fields that can be read
 * are there, and `fault` names the first that cannot.
 */
export function lineValues(value: unknown): readonly FeedValue[] {
  const { success, output, issues } = v.safeParse(lineWithoutCostsSchema, value);
  if (!success) {
    const sent = sentColumns.map(({ keys, schema }) => {
      const found = valueAt(value, keys);
      return v.is(schema, found) ? written(found, schema) : null;
    });
    const fault = v.getDotPath(issues[0]) ?? "id";
    return [...computations.map(() => null), ...sent, fault];
  }
  const readable: ReadableLine = {
    ...lineFacts(output),
    pairs: noPairs,
    earlier: null,
    value: () => {
      throw new Error("No computed field of a feed reads a sent one.");
    },
  };
  const values: FeedValue[] = [];
  for (const { compute } of computations) values.push(compute(readable));
  for (const { keys, schema } of sentColumns) values.push(written(valueAt(output, keys), schema));
  values.push(null);
  return values;
}
