import * as z from "zod/mini";

/** A warehouse's identifiers that the API may filter by. */
export const warehouseBySchema = z.enum(["id", "code", "slug"]);

export type WarehouseBy = z.infer<typeof warehouseBySchema>;

/** What a viewer may see: everything, one counting, or the countings of one warehouse. */
export const scopeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("all") }),
  z.object({ kind: z.literal("counting"), id: z.string().check(z.minLength(1), z.maxLength(500)) }),
  z.object({
    kind: z.literal("warehouse"),
    /** The identifier that the API filters by, as in the list's `warehouse` parameter. */
    warehouse: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Display name; `null` when the share was created without one. */
    name: z.nullable(z.string().check(z.maxLength(200))),
    /**
     * The kind of identifier; the gateway sets it when it stores a share, and puts it last, as it is signed.
     */
    by: z.optional(warehouseBySchema),
  }),
]);

export type Scope = z.infer<typeof scopeSchema>;

/**
 * What the gateway leaves out: prices and values; names of people. Free text goes with either, since it can
 * contain both.
 */
export const hiddenSchema = z.enum(["costs", "names"]);

export type Hidden = z.infer<typeof hiddenSchema>;

/** How the viewer was let in and what they may do; part of the settings. */
export const accessSchema = z.object({
  /**
   * `open`: no authentication. `session`: signed in with a passcode. `proxy`: identified by a sign-on proxy.
   */
  via: z.enum(["open", "session", "proxy", "share", "screen"]),
  /** Admins create and revoke shares and pair screens. */
  role: z.enum(["viewer", "admin"]),
  /** The identity from the proxy, or the name of the share or screen; otherwise `null`. */
  name: z.nullable(z.string()),
  scope: scopeSchema,
  hidden: z.array(hiddenSchema),
  /** ISO 8601 instant at which a share ends; `null` when access does not expire by itself. */
  until: z.nullable(z.string()),
});

export type Access = z.infer<typeof accessSchema>;

/** Everyone's access without authentication. */
export const openAccess: Access = {
  via: "open",
  role: "viewer",
  name: null,
  scope: { kind: "all" },
  hidden: [],
  until: null,
};

/** The admin who made a share: by the name that a sign-on proxy gave; `null` for one who entered the passcode. */
export const madeBySchema = z.object({
  via: z.enum(["session", "proxy"]),
  name: z.nullable(z.string()),
});

export type MadeBy = z.infer<typeof madeBySchema>;

/** A share link or a paired screen. */
export const shareSchema = z.object({
  /** Identifies it in this API's addresses; grants no access. */
  id: z.string(),
  kind: z.enum(["link", "screen"]),
  name: z.string(),
  scope: scopeSchema,
  hides: z.array(hiddenSchema),
  /** Path of the landing page, token included; `null` for screens. */
  link: z.nullable(z.string()),
  /**
   * ISO 8601 instants. A screen's access is renewed while in use and has no `expiresAt`; see `screenSeconds`.
   */
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  /** `null` before the first use; exact to a few minutes. */
  lastUsedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
  /** `null` for what an earlier version created. */
  madeBy: z.nullable(madeBySchema),
  /**
   * Until when a screen waits to be opened; `null` for links, and once the screen that shows the code has
   * connected.
   */
  waitsUntil: z.nullable(z.string()),
});

export type Share = z.infer<typeof shareSchema>;

/** Answer of `GET /api/shares` and of the two revoke operations: newest first. */
export const sharesSchema = z.object({ shares: z.array(shareSchema) });

/** Lifetime of an inactive screen's access, in seconds: the same as a session's. */
export const screenSeconds = 30 * 86_400;

/** Minimum, default and maximum lifetime of a link, in seconds: an hour, 30 days, a year. */
export const shareSeconds = { min: 3600, default: 30 * 86_400, max: 365 * 86_400 } as const;

const newSchema = {
  /** 1 to 80 characters. */
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  scope: scopeSchema,
  hides: z.array(hiddenSchema),
};

/** Body of `POST /api/shares`; the answer is a `Share`. */
export const newShareSchema = z.object({
  ...newSchema,
  seconds: z.number().check(z.minimum(shareSeconds.min), z.maximum(shareSeconds.max)),
});

export type NewShare = z.infer<typeof newShareSchema>;

/** Body of `POST /api/screens`: pairs the screen that shows the code; the answer is a `Share`. */
export const newScreenSchema = z.object({ ...newSchema, code: z.string() });

export type NewScreen = z.infer<typeof newScreenSchema>;

/** Body of `POST /api/shares/revoke`; `POST /api/shares/revoke-all` has none. */
export const revokeSchema = z.object({ id: z.string() });
