import * as z from "zod/mini";
import { hiddenSchema, madeBySchema, scopeSchema } from "#contract/access.ts";

/** The code that an admin entered for a screen, and what became of it. */
const admissionSchema = z.object({
  code: z.string(),
  /** When it was entered, in milliseconds since 1970. */
  at: z.number(),
  /** The screen that took the share; `null` until one has. */
  claim: z.nullable(
    z.object({
      /** Hash of what that screen alone knows. */
      by: z.string(),
      /** Milliseconds since 1970. */
      at: z.number(),
    }),
  ),
});

/** A share as it is stored: nothing in it opens anything without the gateway's key. */
const storedShareSchema = z.object({
  id: z.string(),
  kind: z.enum(["link", "screen"]),
  name: z.string(),
  scope: scopeSchema,
  hides: z.array(hiddenSchema),
  /** The epoch it was made in: those of older ones were all taken back at once. */
  epoch: z.number(),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
  /** `null` for what an earlier version made. */
  madeBy: z._default(z.nullable(madeBySchema), null),
  /** `null` for links, and for screens that an earlier version let in. */
  admission: z._default(z.nullable(admissionSchema), null),
});

/** Sessions that ended before their cookies expire. */
const endedSessionsSchema = z.object({
  /** Sessions are signed with it: another one ends all of them. */
  epoch: z.string(),
  /** Each is a session's id, a dot, and when its last cookie expires: milliseconds since 1970, to the base 36. */
  entries: z.array(z.string()),
});

/**
 * All that gateways store. Version 1, of gateways that stored waiting screens, is read and becomes version 2, which
 * those gateways refuse: they would drop what they do not know when they write.
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
