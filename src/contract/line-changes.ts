import * as v from "valibot";

/**
 * The media type of what changed in a counting since a version that a viewer has: the counting as the API sends it, but
 * with new and changed lines alone, and the member `changed`.
 */
export const lineChangesType = "application/vnd.countboard.changes+json";

const index = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The member `changed`. */
export const lineChangesSchema = v.object({
  /** Number of all lines. */
  count: index,
  /** Index of each sent line among all, ascending. */
  rows: v.array(index),
});
