import * as z from "zod/mini";
import { hiddenSchema, madeBySchema, scopeSchema } from "#contract/access.ts";

/** An entered pairing code and its claim. */
const admissionSchema = z.object({
  code: z.string(),
  /** When it was entered, in milliseconds since 1970. */
  at: z.number(),
  /** The screen that claimed the share; `null` before that. */
  claim: z.nullable(
    z.object({
      /** Hash of a secret that only that screen has. */
      by: z.string(),
      /** Milliseconds since 1970. */
      at: z.number(),
    }),
  ),
});

/** A stored share. Without the gateway's key it gives no access. */
const storedShareSchema = z.object({
  id: z.string(),
  kind: z.enum(["link", "screen"]),
  name: z.string(),
  scope: scopeSchema,
  hides: z.array(hiddenSchema),
  /** The epoch in which it was created: a new epoch revokes all older shares. */
  epoch: z.number(),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
  /** `null` for shares of an earlier version. */
  madeBy: z._default(z.nullable(madeBySchema), null),
  /** `null` for links, and for screens paired by an earlier version. */
  admission: z._default(z.nullable(admissionSchema), null),
});

/** Sessions of one role that ended before their cookies expire. */
const endedOfRoleSchema = z.object({
  /** Part of the signature of the role's sessions: another epoch ends them all. */
  epoch: z.string(),
  /** Each is a session's id, a dot, and the expiry of its last cookie: milliseconds since 1970, in base 36. */
  entries: z.array(z.string()),
});

/** By role, so that no number of ended viewers' sessions ends an admin's. */
const endedSessionsSchema = z.object({ viewer: endedOfRoleSchema, admin: endedOfRoleSchema });

const noneEnded = { epoch: "", entries: [] };

/**
 * The whole stored state. Version 1, which stored waiting screens, and version 2, whose ended sessions are those of
 * both roles, are read and become version 3. Older gateways reject it, because their writes would drop its new fields.
 */
export const stateSchema = z.object({
  version: z.pipe(
    z.literal([1, 2, 3]),
    z.transform(() => 3 as const),
  ),
  epoch: z.number(),
  shares: z.array(storedShareSchema),
  endedSessions: z._default(
    z.union([
      endedSessionsSchema,
      z.pipe(
        endedOfRoleSchema,
        z.transform((ended) => ({ viewer: ended, admin: ended })),
      ),
    ]),
    { viewer: noneEnded, admin: noneEnded },
  ),
});

export type StoredShare = z.infer<typeof storedShareSchema>;
export type EndedSessions = z.infer<typeof endedSessionsSchema>;
export type State = z.infer<typeof stateSchema>;

export const emptyState: State = {
  version: 3,
  epoch: 0,
  shares: [],
  endedSessions: { viewer: noneEnded, admin: noneEnded },
};
