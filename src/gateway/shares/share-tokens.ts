import { randomBytes } from "node:crypto";
import { screenSeconds, type WarehouseBy } from "#contract/access.ts";
import type { ProblemCode } from "#contract/problem.ts";
import type { Signer } from "#gateway/access/signer.ts";
import { type Shown, type State, type StoredShare, shownBy } from "./state.ts";

/** Why a share is rejected: it is unknown or invalid, or has ended. */
export type ShareFault = Extract<ProblemCode, "access-denied" | "share-expired" | "share-revoked">;

/** A valid share of a request. */
export interface ValidShare {
  readonly share: StoredShare;
  /** When the cookie was made, in milliseconds since 1970. */
  readonly issuedAt: number;
}

/** The start tells people and scanners for secrets what it is. */
const feedTokenStart = "countboard-feed.";

const feedToken = /^countboard-feed\.(?<id>[\w-]{12})\.(?<secret>[\w-]{43})$/;

/** Whether a text contains something like a feed's token. */
export function hasFeedToken(text: string): boolean {
  return text.includes(feedTokenStart);
}

/**
 * The tokens of shares in links and cookies, and of feeds. Each contains the share's id, and a signature that covers its
 * scope and redactions.
 */
export interface ShareTokens {
  /** The last part of a link's address. */
  linkOf(share: StoredShare): string;
  readLink(token: string, state: State): StoredShare | ShareFault;
  /** The cookie's value; no link can be made from it. */
  cookieOf(share: StoredShare): string;
  readCookie(cookie: string, state: State): ValidShare | ShareFault;
  /** Makes a feed's token. Only its holder has it; the share keeps the hash. */
  newFeedToken(share: StoredShare): { readonly token: string; readonly tokenHash: string };
  readFeedToken(token: string, state: State): StoredShare | ShareFault;
  /** Signs what a screen shows after a change. */
  signChange(share: StoredShare, shown: Shown): string;
}

/**
 * @param warehouseBy the identifier that this gateway uses for warehouses; a share made with another one is rejected,
 *   because it might name another warehouse now
 */
export function createShareTokens(signer: Signer, warehouseBy: WarehouseBy): ShareTokens {
  const signedText = ({ id, kind, scope, hides, expiresAt, epoch }: StoredShare, more: string) =>
    JSON.stringify([id, kind, scope, hides, expiresAt, epoch, more]);
  const changeText = ({ id, epoch }: StoredShare, { scope, hides }: Shown) =>
    JSON.stringify([id, epoch, scope, hides]);
  const isChangeRight = (share: StoredShare) =>
    share.change === null ||
    signer.isRight("change", changeText(share, share.change), share.change.signature);
  const find = (id: string, state: State) => state.shares.find((share) => share.id === id);
  const faultOf = (share: StoredShare, state: State): ShareFault | undefined => {
    if (share.revokedAt !== null || share.epoch !== state.epoch) return "share-revoked";
    const { scope } = shownBy(share);
    if (scope.kind === "warehouse" && (scope.by ?? warehouseBy) !== warehouseBy) {
      return "share-revoked";
    }
    const isOver = share.expiresAt !== null && Date.now() >= Date.parse(share.expiresAt);
    return isOver ? "share-expired" : undefined;
  };
  return {
    linkOf: (share) => `${share.id}.${signer.sign("link", signedText(share, ""))}`,
    readLink(token, state) {
      const [, id = "", signature = ""] = /^([\w-]{12})\.([\w-]{43})$/.exec(token) ?? [];
      const share = find(id, state);
      if (share?.kind !== "link" || !signer.isRight("link", signedText(share, ""), signature)) {
        return "access-denied";
      }
      return faultOf(share, state) ?? share;
    },
    cookieOf(share) {
      const issued = Date.now().toString(36);
      return `${share.id}.${issued}.${signer.sign("share", signedText(share, issued))}`;
    },
    readCookie(cookie, state) {
      const [, id = "", issued = "", signature = ""] =
        /^([\w-]{12})\.([0-9a-z]{1,11})\.([\w-]{43})$/.exec(cookie) ?? [];
      const share = find(id, state);
      if (share === undefined || !signer.isRight("share", signedText(share, issued), signature)) {
        return "access-denied";
      }
      if (!isChangeRight(share)) return "access-denied";
      const issuedAt = Number.parseInt(issued, 36);
      const fault = faultOf(share, state);
      if (fault !== undefined) return fault;
      // An old copy of a screen's cookie is worthless, because the screen's own has been renewed since.
      return share.kind === "screen" && Date.now() - issuedAt >= screenSeconds * 1000
        ? "share-expired"
        : { share, issuedAt };
    },
    newFeedToken(share) {
      const secret = randomBytes(32).toString("base64url");
      const tokenHash = signer.sign("feed", signedText(share, secret));
      return { token: `${feedTokenStart}${share.id}.${secret}`, tokenHash };
    },
    readFeedToken(token, state) {
      const { id = "", secret = "" } = feedToken.exec(token)?.groups ?? {};
      const share = find(id, state);
      const hash = share?.kind === "feed" ? share.tokenHash : null;
      if (share === undefined || hash === null) return "access-denied";
      if (!signer.isRight("feed", signedText(share, secret), hash)) return "access-denied";
      return faultOf(share, state) ?? share;
    },
    signChange: (share, shown) => signer.sign("change", changeText(share, shown)),
  };
}
