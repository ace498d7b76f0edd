import { type Share, screenSeconds } from "#contract/access.ts";

export type ShareState = "valid" | "waiting" | "expired" | "revoked";

/**
 * Whether a link or screen is valid; `waiting` until the screen that shows the code has connected.
 * @param now milliseconds since 1970
 */
export function shareState(
  { expiresAt, revokedAt, lastUsedAt, createdAt, waitsUntil }: Share,
  now: number,
): ShareState {
  if (revokedAt !== null) return "revoked";
  if (waitsUntil !== null) return Date.parse(waitsUntil) <= now ? "expired" : "waiting";
  const end =
    expiresAt === null
      ? Date.parse(lastUsedAt ?? createdAt) + screenSeconds * 1000
      : Date.parse(expiresAt);
  return end <= now ? "expired" : "valid";
}

/** Whether it can be revoked: it is valid, or will be. */
export function isOpen(share: Share, now: number): boolean {
  const state = shareState(share, now);
  return state === "valid" || state === "waiting";
}
