import * as v from "valibot";
import { withViews } from "#domain/views/saved-views.ts";
import { type OwnViews, ownViewsSchema } from "#hooks/own-views.ts";

/** Identifies the file and its version. */
const fileSchema = v.object({ countboard: v.literal("views 1"), ...ownViewsSchema.entries });

export function viewsFile(own: OwnViews): Blob {
  const text = JSON.stringify({ countboard: "views 1", ...own }, null, 2);
  return new Blob([`${text}\n`], { type: "application/json" });
}

/**
 * Adds the views and starred warehouses of a file. Its start view is used where there is none.
 * @returns `null` for a text that is no such file
 */
export function withFile(own: OwnViews, text: string): OwnViews | null {
  const read = v.safeParse(fileSchema, jsonOf(text));
  if (!read.success) return null;
  const { views, start, stars } = read.output;
  const known = new Set(own.stars.map(({ id }) => id));
  return {
    views: [...withViews(own.views, views)],
    start: own.start ?? start,
    stars: [...own.stars, ...stars.filter(({ id }) => !known.has(id))],
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
