import * as v from "valibot";

/** Maximum length of a view's name. */
export const maxNameLength = 80;

/** Maximum number of views in a list. */
const maxViews = 200;

/** A page with its filters, sort and columns, under a name. */
export const savedViewSchema = v.object({
  /** Unique in a list. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxNameLength)),
  /** Path and query below the base path, never of another host. */
  address: v.pipe(v.string(), v.regex(/^\/(?![/\\])/), v.maxLength(4000)),
});

export type SavedView = v.InferOutput<typeof savedViewSchema>;

/** Body of `POST /api/views/remove`. */
export const viewNameSchema = v.object({ name: v.string() });

/**
 * Answer of `GET /api/views` and of both changes: what admins keep for everyone. Body of `POST /api/views/add`.
 */
export const savedViewsSchema = v.object({
  views: v.pipe(v.array(savedViewSchema), v.maxLength(maxViews)),
});
