import { type Share, screenSeconds } from "#contract/access.ts";

export type ShareState = "valid" | "expired" | "revoked";

/**
 * Whether a link or screen still shows anything.
 * @param now milliseconds since 1970
 */
export function shareState(
  { expiresAt, revokedAt, lastUsedAt, createdAt }: Share,
  now: number,
): ShareState {
  if (revokedAt !== null) return "revoked";
  const end =
    expiresAt === null
      ? Date.parse(lastUsedAt ?? createdAt) + screenSeconds * 1000
      : Date.parse(expiresAt);
  return end <= now ? "expired" : "valid";
}
