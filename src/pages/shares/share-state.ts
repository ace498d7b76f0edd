import type { Share } from "#contract/access.ts";

export type ShareState = "valid" | "expired" | "revoked";

/**
 * Whether a link or screen still shows anything.
 * @param now milliseconds since 1970
 */
export function shareState(
  { expiresAt, revokedAt }: Pick<Share, "expiresAt" | "revokedAt">,
  now: number,
): ShareState {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && Date.parse(expiresAt) <= now ? "expired" : "valid";
}
