import { screenSeconds, type WarehouseBy } from "#contract/access.ts";
import type { ProblemCode } from "#contract/problem.ts";
import type { Signer } from "#gateway/access/signer.ts";
import type { State, StoredShare } from "./state.ts";

/** Why a share opens nothing: it was never given out like that, or is over. */
export type ShareFault = Extract<ProblemCode, "access-denied" | "share-expired" | "share-revoked">;

/** A share that holds, as somebody came with it. */
export interface HeldShare {
  readonly share: StoredShare;
  /** When the cookie was made, in milliseconds since the epoch. */
  readonly issuedAt: number;
}

/** What people and browsers have of a share. All of it says which share it is, and is signed with what that may show. */
export interface ShareTokens {
  /** The last part of a link's address. */
  linkOf(share: StoredShare): string;
  readLink(token: string, state: State): StoredShare | ShareFault;
  /** What the browser keeps; nobody can make a link of it. */
  cookieOf(share: StoredShare): string;
  readCookie(cookie: string, state: State): HeldShare | ShareFault;
}

/**
 * @param warehouseBy what the gateway tells warehouses by: what was shared by another identifier might be another
 *   warehouse now, and opens nothing
 * @param now milliseconds since the epoch
 */
export function createShareTokens(
  signer: Signer,
  warehouseBy: WarehouseBy,
  now: () => number = () => Date.now(),
): ShareTokens {
  const bound = ({ id, kind, scope, hides, expiresAt, epoch }: StoredShare, more: string) =>
    JSON.stringify([id, kind, scope, hides, expiresAt, epoch, more]);
  const find = (id: string, state: State) => state.shares.find((share) => share.id === id);
  const standing = (share: StoredShare, state: State): ShareFault | undefined => {
    if (share.revokedAt !== null || share.epoch !== state.epoch) return "share-revoked";
    const { scope } = share;
    if (scope.kind === "warehouse" && (scope.by ?? warehouseBy) !== warehouseBy) {
      return "share-revoked";
    }
    const isOver = share.expiresAt !== null && now() >= Date.parse(share.expiresAt);
    return isOver ? "share-expired" : undefined;
  };
  return {
    linkOf: (share) => `${share.id}.${signer.sign("link", bound(share, ""))}`,
    readLink(token, state) {
      const [, id = "", signature = ""] = /^([\w-]{12})\.([\w-]{43})$/.exec(token) ?? [];
      const share = find(id, state);
      if (share?.kind !== "link" || !signer.isRight("link", bound(share, ""), signature)) {
        return "access-denied";
      }
      return standing(share, state) ?? share;
    },
    cookieOf(share) {
      const issued = now().toString(36);
      return `${share.id}.${issued}.${signer.sign("share", bound(share, issued))}`;
    },
    readCookie(cookie, state) {
      const [, id = "", issued = "", signature = ""] =
        /^([\w-]{12})\.([0-9a-z]{1,11})\.([\w-]{43})$/.exec(cookie) ?? [];
      const share = find(id, state);
      if (share === undefined || !signer.isRight("share", bound(share, issued), signature)) {
        return "access-denied";
      }
      const issuedAt = Number.parseInt(issued, 36);
      const fault = standing(share, state);
      if (fault !== undefined) return fault;
      // Whoever copied what a screen had long ago has nothing: the screen's own was renewed since.
      return share.kind === "screen" && now() - issuedAt >= screenSeconds * 1000
        ? "share-expired"
        : { share, issuedAt };
    },
  };
}
