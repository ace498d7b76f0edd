import { type LineField, lineFields } from "#lines/line-fields.ts";

/**
 * The fields that are offered as columns.
 * @param hasEarlier whether the outcomes of the counts before are known
 */
export function offeredFields(hasEarlier: boolean): readonly LineField[] {
  return hasEarlier ? lineFields : lineFields.filter((field) => field !== "wrong-before");
}
