import * as z from "zod/mini";
import { hiddenSchema, scopeSchema } from "#contract/access.ts";

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
});

/** A screen that shows a code, or was let in just now. */
const pairingSchema = z.object({
  /** Hash of what the screen alone knows. */
  ticket: z.string(),
  code: z.string(),
  /** Milliseconds since the epoch at which all of it is over. */
  until: z.number(),
  /** The share that the screen was let in with; `null` while it waits. */
  shareId: z.nullable(z.string()),
  /** Hash of the network that it is from; those of earlier versions have none. */
  from: z.optional(z.string()),
});

/** All that gateways keep: what they gave out, and who waits to be let in. */
export const stateSchema = z.object({
  version: z.literal(1),
  epoch: z.number(),
  shares: z.array(storedShareSchema),
  pairings: z.array(pairingSchema),
});

export type StoredShare = z.infer<typeof storedShareSchema>;
export type Pairing = z.infer<typeof pairingSchema>;
export type State = z.infer<typeof stateSchema>;

export const emptyState: State = { version: 1, epoch: 0, shares: [], pairings: [] };
