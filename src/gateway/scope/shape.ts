import type * as v from "valibot";
import { elementOf, membersOf, whenSent, withoutNull } from "#contract/schema-parts.ts";

/** Returns the part of a value that may be sent. */
export type Picker = (value: unknown) => unknown;

/** Replaces any value with `null`. */
const blank: Picker = () => null;

/** Leaves a member out of its object's JSON. */
export const leaveOut: Picker = () => undefined;

/** Passes text, numbers and booleans; anything else in their place has an unknown content. */
const scalar: Picker = (value) => (typeof value === "object" ? null : value);

/**
 * Builds a pick from the API's schema: it keeps the schema's fields except the hidden ones. Fields beyond the schema
 * may contain hidden data, so that they are left out.
 * @param hidden paths of fields, such as `product.costPrice`
 * @param hide what becomes of these
 */
export function pickerOf(
  schema: v.GenericSchema,
  hidden: ReadonlySet<string>,
  path: readonly string[] = [],
  hide: Picker = blank,
): Picker {
  if (hidden.has(path.join("."))) return hide;
  const { inner } = withoutNull(whenSent(schema));
  const element = elementOf(inner);
  if (element) {
    const pick = pickerOf(element, hidden, path, hide);
    return (value) => (Array.isArray(value) ? value.map(pick) : null);
  }
  const members = membersOf(inner);
  if (!members) return scalar;
  const fields = Object.entries(members).map(
    ([key, member]) => [key, pickerOf(member, hidden, [...path, key], hide)] as const,
  );
  return fieldsOf(new Map(fields));
}

function fieldsOf(fields: ReadonlyMap<string, Picker>): Picker {
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
