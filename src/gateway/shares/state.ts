import * as v from "valibot";
import { hiddenSchema, madeBySchema, scopeSchema, subjectSchema } from "#contract/access.ts";
import { finiteNumber } from "#contract/scalars.ts";

/** An entered pairing code and its claim. */
const admissionSchema = v.object({
  code: v.string(),
  /** When it was entered, in milliseconds since 1970. */
  at: finiteNumber,
  /** The screen that claimed the share; `null` before that. */
  claim: v.nullable(
    v.object({
      /** Hash of a secret that only that screen has. */
      by: v.string(),
      /** Milliseconds since 1970. */
      at: finiteNumber,
    }),
  ),
});

/** What an admin let a screen show after it was paired. */
const changeSchema = v.object({
  scope: scopeSchema,
  hides: v.array(hiddenSchema),
  /** Made with the gateway's key, since the screen's cookies prove only what it was paired with. */
  signature: v.string(),
});

/** A stored share. Without the gateway's key it gives no access. */
const storedShareSchema = v.object({
  id: v.string(),
  kind: v.picklist(["link", "screen", "feed"]),
  name: v.string(),
  /** As created, like `hides`; `shownBy` gives what holds now. */
  scope: scopeSchema,
  /** Unsigned, because it only names the scope. Missing for shares of an earlier version. */
  subject: v.optional(v.nullable(subjectSchema), null),
  hides: v.array(hiddenSchema),
  /** The epoch in which it was created: a new epoch revokes all older shares. */
  epoch: finiteNumber,
  createdAt: v.string(),
  expiresAt: v.nullable(v.string()),
  lastUsedAt: v.nullable(v.string()),
  revokedAt: v.nullable(v.string()),
  /** `null` for shares of an earlier version. */
  madeBy: v.optional(v.nullable(madeBySchema), null),
  /** How a screen shows it, as a query; unsigned, because it opens nothing more. */
  view: v.optional(v.nullable(v.string()), null),
  /** `null` for links, and for screens that show what they were paired with. */
  change: v.optional(v.nullable(changeSchema), null),
  /** `null` for links, and for screens paired by an earlier version. */
  admission: v.optional(v.nullable(admissionSchema), null),
  /** What is stored of a feed's token: a hash with the gateway's key, over what the feed shows, too. */
  tokenHash: v.optional(v.nullable(v.string()), null),
});

/** Sessions of one role that ended before their cookies expire. */
const endedOfRoleSchema = v.object({
  /** Part of the signature of the role's sessions: another epoch ends them all. */
  epoch: v.string(),
  /** Each is a session's id, a dot, and the expiry of its last cookie: milliseconds since 1970, in base 36. */
  entries: v.array(v.string()),
});

/** By role, so that no number of ended viewers' sessions ends an admin's. */
const endedSessionsSchema = v.object({ viewer: endedOfRoleSchema, admin: endedOfRoleSchema });

const noneEnded = { epoch: "", entries: [] };

/** Nothing that ends or limits access may be missing from it. */
const currentSchema = v.object({
  version: v.literal(4),
  epoch: finiteNumber,
  shares: v.array(v.object({ ...storedShareSchema.entries, change: v.nullable(changeSchema) })),
  endedSessions: endedSessionsSchema,
});

const earlierSchema = v.object({
  version: v.pipe(
    v.picklist([1, 2, 3]),
    v.transform(() => 4 as const),
  ),
  epoch: finiteNumber,
  shares: v.array(storedShareSchema),
  endedSessions: v.optional(
    v.union([
      endedSessionsSchema,
      v.pipe(
        endedOfRoleSchema,
        v.transform((ended) => ({ viewer: ended, admin: ended })),
      ),
    ]),
    { viewer: noneEnded, admin: noneEnded },
  ),
});

/**
 * The whole stored state. Version 1, which stored waiting screens, version 2, whose ended sessions are those of both
 * roles, and version 3, without changed screens, are read and become version 4. Older gateways reject it, because their
 * writes would drop its new fields; so they do once there is a feed, a kind that they do not know.
 */
export const stateSchema = v.variant("version", [currentSchema, earlierSchema]);

export type StoredShare = v.InferOutput<typeof storedShareSchema>;
/** What a share shows, and what it leaves out. */
export type Shown = Pick<StoredShare, "scope" | "hides">;
export type EndedSessions = v.InferOutput<typeof endedSessionsSchema>;
export type State = v.InferOutput<typeof stateSchema>;

export const emptyState: State = {
  version: 4,
  epoch: 0,
  shares: [],
  endedSessions: { viewer: noneEnded, admin: noneEnded },
};

/** What a share shows now. */
export function shownBy({ scope, hides, change }: StoredShare): Shown {
  return { scope: change?.scope ?? scope, hides: change?.hides ?? hides };
}
