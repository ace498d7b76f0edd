import * as v from "valibot";

/** Maximum length of a view's name. */
export const maxNameLength = 80;

/** Maximum number of views for everyone. */
const maxViews = 200;

/** Maximum length of the address of a view for everyone. */
const maxAddressLength = 4000;

/**
 * Whether browsers read an address as it is written. They drop line breaks, turn backslashes and resolve dot segments,
 * any of which can lead to another host or out of the base path.
 */
function isOwnAddress(address: string): boolean {
  const [path = ""] = address.split(/[?#]/, 1);
  const isPlain = /^\/[!-~]*$/.test(address) && !address.includes("\\");
  return isPlain && !path.includes("//") && !/\/(\.|%2e){1,2}(\/|$)/i.test(path);
}

/** A page with its filters, sort and columns, under a name. */
export const savedViewSchema = v.object({
  /** Unique in a list. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxNameLength)),
  /** Path and query below the base path, never of another host. */
  address: v.pipe(v.string(), v.check(isOwnAddress)),
});

export type SavedView = v.InferOutput<typeof savedViewSchema>;

/** Body of `POST /api/views/remove`. */
export const viewNameSchema = v.object({ name: v.string() });

/**
 * Answer of `GET /api/views` and of both changes: what admins keep for everyone. Body of `POST /api/views/add`.
 */
export const savedViewsSchema = v.object({
  views: v.pipe(
    v.array(
      v.object({
        ...savedViewSchema.entries,
        address: v.pipe(savedViewSchema.entries.address, v.maxLength(maxAddressLength)),
      }),
    ),
    v.maxLength(maxViews),
  ),
});
