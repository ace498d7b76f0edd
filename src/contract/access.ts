import * as z from "zod/mini";

/** A warehouse's identifiers that the API may filter by. */
export const warehouseBySchema = z.enum(["id", "code", "slug"]);

export type WarehouseBy = z.infer<typeof warehouseBySchema>;

/** What somebody may see: everything, one counting, or the countings of one warehouse. */
export const scopeSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("all") }),
  z.object({ kind: z.literal("counting"), id: z.string().check(z.minLength(1), z.maxLength(500)) }),
  z.object({
    kind: z.literal("warehouse"),
    /** The identifier that the API filters by, as in the list's `warehouse` parameter. */
    warehouse: z.string().check(z.minLength(1), z.maxLength(200)),
    /** For people to read; `null` when whoever shared it named none. */
    name: z.nullable(z.string().check(z.maxLength(200))),
    /** Which identifier that is; the gateway says so when it stores a share, and last, as it is signed. */
    by: z.optional(warehouseBySchema),
  }),
]);

export type Scope = z.infer<typeof scopeSchema>;

/**
 * What the gateway leaves out: prices and values; names of people. What people wrote goes with either, since nobody
 * knows what it tells of.
 */
export const hiddenSchema = z.enum(["costs", "names"]);

export type Hidden = z.infer<typeof hiddenSchema>;

/** How the viewer got in, and what follows from it; a part of the settings that the page asks for. */
export const accessSchema = z.object({
  /** `open`: nobody is asked. `session`: signed in with a passcode. `proxy`: known by a sign-on proxy. */
  via: z.enum(["open", "session", "proxy", "share", "screen"]),
  /** Admins make and revoke shares and pair screens. */
  role: z.enum(["viewer", "admin"]),
  /** The identity that a proxy gave, or the name of the share or screen; else `null`. */
  name: z.nullable(z.string()),
  scope: scopeSchema,
  hidden: z.array(hiddenSchema),
  /** ISO 8601 instant at which a share ends; `null` where nothing ends by itself. */
  until: z.nullable(z.string()),
});

export type Access = z.infer<typeof accessSchema>;

/** Of everybody, where nobody is asked. */
export const openAccess: Access = {
  via: "open",
  role: "viewer",
  name: null,
  scope: { kind: "all" },
  hidden: [],
  until: null,
};

/** A link that was given out, or a screen that was paired. */
export const shareSchema = z.object({
  /** Names it in the addresses of this interface; opens nothing. */
  id: z.string(),
  kind: z.enum(["link", "screen"]),
  name: z.string(),
  scope: scopeSchema,
  hides: z.array(hiddenSchema),
  /** Path of the landing page, token included; `null` for screens. */
  link: z.nullable(z.string()),
  /** ISO 8601 instants. What a screen has renews itself while it is used and names no end; see `screenSeconds`. */
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  /** `null` before the first use; exact to a few minutes. */
  lastUsedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
  /** Until when a screen waits to be opened; `null` for links, and once the screen that shows the code has come. */
  waitsUntil: z.nullable(z.string()),
});

export type Share = z.infer<typeof shareSchema>;

/** Answer of `GET /api/shares` and of the two that revoke: newest first. */
export const sharesSchema = z.object({ shares: z.array(shareSchema) });

/** How long a screen that asks for nothing stays let in, in seconds: as long as people who signed in. */
export const screenSeconds = 30 * 86_400;

/** Shortest, usual and longest life of a link, in seconds: an hour, 30 days, a year. */
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

/** Body of `POST /api/screens`: lets the screen in that shows the code; the answer is a `Share`. */
export const newScreenSchema = z.object({ ...newSchema, code: z.string() });

export type NewScreen = z.infer<typeof newScreenSchema>;

/** Body of `POST /api/shares/revoke`; `POST /api/shares/revoke-all` takes none. */
export const revokeSchema = z.object({ id: z.string() });
