import { randomBytes } from "node:crypto";
import * as v from "valibot";
import {
  type NewScreen,
  type NewShare,
  type Scope,
  type ScreenChange,
  scopeSchema,
  screenSeconds,
  type WarehouseBy,
} from "#contract/access.ts";
import { day } from "#domain/time/units.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { codeLife } from "./pairing-tickets.ts";
import { viewOf } from "./screen-view.ts";
import type { ShareTokens } from "./share-tokens.ts";
import type { State, StoredShare } from "./state.ts";
import type { StateFile } from "./state-file.ts";

/** Ended shares are deleted after this time, in milliseconds. */
const retentionMs = 30 * day;

/** Maximum number of shares. */
const maxShares = 1000;

/** Who made a share, and what people call its counting. */
export type Made = Pick<StoredShare, "madeBy" | "subject">;

/** A new share; a feed's token is known only now. */
interface MadeShare {
  readonly share: StoredShare;
  readonly token: string | null;
}

/** Creates and revokes shares. */
export interface Shares {
  /** Newest first. */
  all(): Promise<readonly StoredShare[]>;
  /** @throws ProblemError `bad-request` when there are too many */
  make(wanted: NewShare, made: Made): Promise<MadeShare>;
  /**
   * Changes what a screen shows, and how; its access stays the same.
   * @throws ProblemError `not-found` for what is no screen, or has ended; `bad-request` for a view without any of
   *   `viewParameters`
   */
  change(wanted: ScreenChange, subject: Made["subject"]): Promise<StoredShare>;
  /** @throws ProblemError `not-found` */
  revoke(id: string): Promise<readonly StoredShare[]>;
  revokeAll(): Promise<readonly StoredShare[]>;
}

/**
 * @param warehouseBy the identifier by which shares name warehouses
 */
export function createShares(
  file: StateFile,
  tokens: Pick<ShareTokens, "signChange" | "newFeedToken">,
  warehouseBy: WarehouseBy,
): Shares {
  const nowText = () => new Date(Date.now()).toISOString();
  return {
    all: async () => newestFirst((await file.read()).shares),
    make: (wanted, made) =>
      file.change((state): readonly [State, MadeShare] => {
        const at = Date.now();
        const expiresAt = new Date(at + Math.floor(wanted.seconds) * 1000).toISOString();
        const own = {
          kind: wanted.kind,
          expiresAt,
          warehouseBy,
          ...made,
          view: null,
          change: null,
          admission: null,
        } as const;
        const [next, share] = addShare(state, wanted, own, at);
        if (share.kind !== "feed") return [next, { share, token: null }];
        const { token, tokenHash } = tokens.newFeedToken(share);
        const feed = { ...share, tokenHash };
        const others = next.shares.filter((one) => one !== share);
        return [
          { ...next, shares: [...others, feed] },
          { share: feed, token },
        ];
      }),
    change: ({ id, name, scope, hides, view }, subject) =>
      file.change((state) => {
        const before = state.shares.find((share) => share.id === id);
        const hasEnded =
          before === undefined || before.revokedAt !== null || endOf(before) < Date.now();
        if (before?.kind !== "screen" || hasEnded) {
          throw new ProblemError("not-found", { detail: "There is no such screen." });
        }
        const shownAs = viewOf(view);
        if (shownAs === null) {
          // Without a path the screen could not follow.
          throw new ProblemError("bad-request", {
            detail: "The view has no parameter of a screen, such as distance.",
          });
        }
        const shown = { scope: storedScope(scope, warehouseBy), hides: sorted(hides) };
        const change = { ...shown, signature: tokens.signChange(before, shown) };
        const changed: StoredShare = { ...before, name, subject, view: shownAs, change };
        const shares = state.shares.map((share) => (share === before ? changed : share));
        return [{ ...state, shares }, changed];
      }),
    revoke: (id) =>
      file.change((state) => {
        if (!state.shares.some((share) => share.id === id)) {
          throw new ProblemError("not-found", { detail: "There is no such share." });
        }
        const shares = state.shares.map((share) =>
          share.id === id ? { ...share, revokedAt: share.revokedAt ?? nowText() } : share,
        );
        return [{ ...state, shares }, newestFirst(shares)];
      }),
    revokeAll: () =>
      file.change((state) => {
        const shares = state.shares.map((share) => ({
          ...share,
          revokedAt: share.revokedAt ?? nowText(),
        }));
        return [{ ...state, epoch: state.epoch + 1, shares }, newestFirst(shares)];
      }),
  };
}

/**
 * Adds a share, and deletes those that ended long ago.
 * @param at milliseconds since 1970
 * @throws ProblemError `bad-request` when there are too many
 */
export function addShare(
  state: State,
  { name, scope, hides }: NewShare | NewScreen,
  {
    warehouseBy,
    ...own
  }: Pick<
    StoredShare,
    "kind" | "expiresAt" | "madeBy" | "subject" | "view" | "change" | "admission"
  > & {
    warehouseBy: WarehouseBy;
  },
  at: number,
): readonly [State, StoredShare] {
  const current = state.shares.filter((share) => !isObsolete(share, at));
  if (current.length >= maxShares) {
    throw new ProblemError("bad-request", {
      detail: `There are ${maxShares} shares already: take some back first; they are forgotten after 30 days.`,
    });
  }
  const share: StoredShare = {
    id: randomBytes(9).toString("base64url"),
    ...own,
    name,
    scope: storedScope(scope, warehouseBy),
    hides: sorted(hides),
    epoch: state.epoch,
    createdAt: new Date(at).toISOString(),
    lastUsedAt: null,
    revokedAt: null,
    tokenHash: null,
  };
  return [{ ...state, shares: [...current, share] }, share];
}

/** A scope in the key order of the stored form, because it is signed. */
function storedScope(scope: Scope, by: WarehouseBy): Scope {
  return v.parse(scopeSchema, scope.kind === "warehouse" ? { ...scope, by } : scope);
}

function sorted(hides: NewShare["hides"]): NewShare["hides"] {
  return [...new Set(hides)].sort();
}

function isObsolete(share: StoredShare, at: number): boolean {
  return endOf(share) < at - retentionMs;
}

/** The known or expected end of a share, in milliseconds since 1970. */
function endOf(share: StoredShare): number {
  const { revokedAt, expiresAt, lastUsedAt, createdAt } = share;
  const end = revokedAt ?? expiresAt ?? waitsUntil(share);
  if (end !== null) return Date.parse(end);
  return Date.parse(lastUsedAt ?? createdAt) + screenSeconds * 1000;
}

/** ISO 8601 instant until which a share waits for its screen; `null` when it does not wait. */
export function waitsUntil({ admission }: StoredShare): string | null {
  if (admission === null || admission.claim !== null) return null;
  return new Date(admission.at + codeLife).toISOString();
}

function newestFirst(shares: readonly StoredShare[]): readonly StoredShare[] {
  return shares.toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
}
