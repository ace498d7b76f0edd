import type { LineField } from "./line-row.ts";

/** What the lines are narrowed to. Left out means not narrowed. */
export interface LineFilter {
  /** Words that must all be found in SKU, description, location, lot, person, reason or incident. */
  readonly text?: string;
}

/** One step of a sort; earlier steps weigh more. Nulls come last in both directions. */
export interface LineSort {
  readonly field: LineField;
  readonly descending: boolean;
}

export const everyLine: LineFilter = {};
