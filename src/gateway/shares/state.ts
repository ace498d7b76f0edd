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

/** Sessions that ended before their cookies expire. */
const endedSessionsSchema = z.object({
  /** Part of every session's signature: another epoch ends all sessions. */
  epoch: z.string(),
  /** Each is a session's id, a dot, and the expiry of its last cookie: milliseconds since 1970, in base 36. */
  entries: z.array(z.string()),
});

/**
 * The whole stored state. Version 1, which stored waiting screens, is read and becomes version 2. Older gateways
 * reject version 2, because their writes would drop its new fields.
 */
export const stateSchema = z.object({
  version: z.pipe(
    z.literal([1, 2]),
    z.transform(() => 2 as const),
  ),
  epoch: z.number(),
  shares: z.array(storedShareSchema),
  endedSessions: z._default(endedSessionsSchema, { epoch: "", entries: [] }),
});

export type StoredShare = z.infer<typeof storedShareSchema>;
export type EndedSessions = z.infer<typeof endedSessionsSchema>;
export type State = z.infer<typeof stateSchema>;

export const emptyState: State = {
  version: 2,
  epoch: 0,
  shares: [],
  endedSessions: { epoch: "", entries: [] },
};
