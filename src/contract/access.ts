import * as v from "valibot";
import { finiteNumber, instant } from "./scalars.ts";

/** A warehouse's identifiers that the API may filter by. */
export const warehouseBySchema = v.picklist(["id", "code", "slug"]);

export type WarehouseBy = v.InferOutput<typeof warehouseBySchema>;

const countingIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(500));

/** How many countings a screen of chosen ones shows: one has a screen of its own, more do not fit on a page. */
export const chosenCountings = { min: 2, max: 6 } as const;

/** The viewer's scope: everything, one counting, some chosen countings, or the countings of one warehouse. */
export const scopeSchema = v.variant("kind", [
  v.object({ kind: v.literal("all") }),
  v.object({ kind: v.literal("counting"), id: countingIdSchema }),
  v.object({
    kind: v.literal("countings"),
    /** Each once, in the order in which they are shown. */
    ids: v.pipe(
      v.array(countingIdSchema),
      v.minLength(chosenCountings.min),
      v.maxLength(chosenCountings.max),
      v.check((ids) => new Set(ids).size === ids.length, "A counting is chosen twice"),
    ),
  }),
  v.object({
    kind: v.literal("warehouse"),
    /** The identifier that the API filters by, as in the list's `warehouse` parameter. */
    warehouse: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    /** Display name; `null` when the share was created without one. */
    name: v.nullable(v.pipe(v.string(), v.maxLength(200))),
    /**
     * The kind of identifier; the gateway sets it when it stores a share, and puts it last, as it is signed.
     */
    by: v.optional(warehouseBySchema),
  }),
]);

export type Scope = v.InferOutput<typeof scopeSchema>;

/**
 * Data that the gateway leaves out: prices and values; names of people. Either also hides free text, which can contain
 * both.
 */
export const hiddenSchema = v.picklist(["costs", "names"]);

export type Hidden = v.InferOutput<typeof hiddenSchema>;

/** Display name of a shared counting, as the API named it when it was shared. */
export const subjectSchema = v.object({
  /** Of its warehouse. */
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  startedAt: instant,
});

export type Subject = v.InferOutput<typeof subjectSchema>;

/** How the viewer was let in and what they may do; part of the settings. */
export const accessSchema = v.object({
  /**
   * `open`: no authentication. `session`: signed in with a passcode. `proxy`: identified by a sign-on proxy.
   */
  via: v.picklist(["open", "session", "proxy", "share", "screen"]),
  /** Admins create and revoke shares and pair screens. */
  role: v.picklist(["viewer", "admin"]),
  /** The identity from the proxy, or the name of the share or screen; otherwise `null`. */
  name: v.nullable(v.string()),
  scope: scopeSchema,
  /** Of a counting in scope; `null` for other scopes, and while the API has not named it. */
  subject: v.nullable(subjectSchema),
  hidden: v.array(hiddenSchema),
  /** ISO 8601 instant at which a share ends; `null` when access does not expire by itself. */
  until: v.nullable(v.string()),
});

export type Access = v.InferOutput<typeof accessSchema>;

/** Everyone's access without authentication. */
export const openAccess: Access = {
  via: "open",
  role: "viewer",
  name: null,
  scope: { kind: "all" },
  subject: null,
  hidden: [],
  until: null,
};

/** The admin who made a share: by the name that a sign-on proxy gave; `null` for one who entered the passcode. */
export const madeBySchema = v.object({
  via: v.picklist(["session", "proxy"]),
  name: v.nullable(v.string()),
});

export type MadeBy = v.InferOutput<typeof madeBySchema>;

/** Parameters of a screen's address other than its content, in the order in which they are stored. */
export const viewParameters = [
  "distance",
  "diagonal",
  "rotate",
  "hold",
  "wake",
  "theme",
  "tz",
  "lang",
  "hours",
] as const;

/** A share: a link, a paired screen, or a feed, which other programs read with a token. */
export const shareSchema = v.object({
  /** Identifies it in this API's addresses; grants no access. */
  id: v.string(),
  kind: v.picklist(["link", "screen", "feed"]),
  name: v.string(),
  scope: scopeSchema,
  /** `null` for other scopes, and while the API has not named the counting. */
  subject: v.nullable(subjectSchema),
  hides: v.array(hiddenSchema),
  /** Path of the landing page, token included, or its address where `PUBLIC_URL` is set; `null` for screens and feeds. */
  link: v.nullable(v.string()),
  /** A feed's token in the answer that made it, the only one that has it; `null` for all else. */
  token: v.nullable(v.string()),
  /** A screen's `viewParameters` as a query; `null` for links, and for screens that were paired without any. */
  view: v.nullable(v.string()),
  /**
   * ISO 8601 instants. A screen's access is renewed while in use and has no `expiresAt`; see `screenSeconds`.
   */
  createdAt: v.string(),
  expiresAt: v.nullable(v.string()),
  /** `null` before the first use; exact to a few minutes. */
  lastUsedAt: v.nullable(v.string()),
  revokedAt: v.nullable(v.string()),
  /** `null` for what an earlier version created. */
  madeBy: v.nullable(madeBySchema),
  /**
   * Until when a screen waits to be opened; `null` for links, and once the screen that shows the code has
   * connected.
   */
  waitsUntil: v.nullable(v.string()),
});

export type Share = v.InferOutput<typeof shareSchema>;

/** Answer of `GET /api/shares` and of the two revoke operations: newest first. */
export const sharesSchema = v.object({ shares: v.array(shareSchema) });

/** Lifetime of an inactive screen's access, in seconds: the same as a session's. */
export const screenSeconds = 30 * 86_400;

/** Minimum, default and maximum lifetime of a link or a feed, in seconds: an hour, 30 days, a year. */
export const shareSeconds = { min: 3600, default: 30 * 86_400, max: 365 * 86_400 } as const;

/** Length of the longest name of a share, in characters. */
export const maxShareName = 80;

const newSchema = {
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxShareName)),
  scope: scopeSchema,
  hides: v.array(hiddenSchema),
};

/** Body of `POST /api/shares`; the answer is a `Share`. */
export const newShareSchema = v.object({
  ...newSchema,
  kind: v.optional(v.picklist(["link", "feed"]), "link"),
  seconds: v.pipe(finiteNumber, v.minValue(shareSeconds.min), v.maxValue(shareSeconds.max)),
});

export type NewShare = v.InferOutput<typeof newShareSchema>;

/** Body of `POST /api/screens`: pairs the screen that shows the code; the answer is a `Share`. */
export const newScreenSchema = v.object({
  ...newSchema,
  code: v.string(),
  /** A query of `viewParameters`; the screen opens with it. */
  view: v.optional(v.pipe(v.string(), v.maxLength(500))),
});

export type NewScreen = v.InferOutput<typeof newScreenSchema>;

/** Body of `POST /api/screens/change`: what a screen shows from now on; the answer is its `Share`. */
export const screenChangeSchema = v.object({
  ...newSchema,
  id: v.string(),
  /** A query of `viewParameters`, with one of them at least. */
  view: v.pipe(v.string(), v.maxLength(500)),
});

export type ScreenChange = v.InferOutput<typeof screenChangeSchema>;

/** Body of `POST /api/shares/revoke`; `POST /api/shares/revoke-all` has none. */
export const revokeSchema = v.object({ id: v.string() });
