import * as z from "zod/mini";

/** Makes of a value what may be sent of it. */
export type Pick = (value: unknown) => unknown;

/** Leaves a value out, whatever it is. */
const hide: Pick = () => null;

/** A text, number or truth as it came; what should be one of these and is something else may hold anything. */
const scalar: Pick = (value) => (typeof value === "object" ? null : value);

/**
 * What of a value may be sent, by the schema of what the API promises: the fields that it names, without those that
 * are hidden. What the API sends beyond its promise may be just what is to be hidden, so that it is left out.
 * @param hidden paths of fields, such as `product.costPrice`
 */
export function pickOf(
  schema: z.core.$ZodType,
  hidden: ReadonlySet<string>,
  path: readonly string[] = [],
): Pick {
  if (hidden.has(path.join("."))) return hide;
  if (schema instanceof z.ZodMiniNullable) {
    return pickOf(schema._zod.def.innerType, hidden, path);
  }
  if (schema instanceof z.ZodMiniArray) {
    const pick = pickOf(schema._zod.def.element, hidden, path);
    return (value) => (Array.isArray(value) ? value.map(pick) : null);
  }
  if (!(schema instanceof z.ZodMiniObject)) return scalar;
  const fields = Object.entries(schema._zod.def.shape).map(
    ([key, inner]) => [key, pickOf(inner, hidden, [...path, key])] as const,
  );
  return fieldsOf(new Map(fields));
}

function fieldsOf(fields: ReadonlyMap<string, Pick>): Pick {
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    const picked: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(value)) {
      const pick = fields.get(key);
      if (pick !== undefined) picked[key] = pick(inner);
    }
    return picked;
  };
}
