import { createHash } from "node:crypto";
import type { NewScreen, WarehouseBy } from "#contract/access.ts";
import { minute } from "#domain/time/units.ts";
import type { Signer } from "#gateway/access/signer.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { parsePairingCode } from "./pairing-code.ts";
import { codeLife, createPairingTickets, type PairingTicket } from "./pairing-tickets.ts";
import { viewOf } from "./screen-view.ts";
import { addShare, type Made } from "./shares.ts";
import type { State, StoredShare } from "./state.ts";
import type { StateFile } from "./state-file.ts";

/** How long the page that claimed a share may repeat the claim, in milliseconds: the answer may have been lost. */
const claimRepeatFor = minute;

/** The answer to a screen: its code while it waits, or its share. */
export type PairingAnswer =
  | { readonly cookie: string; readonly code: string; readonly until: number }
  | { readonly share: StoredShare };

/** Pairs the screens that show a code, at every gateway with the same key and folder. */
export interface Pairings {
  /** A new code, which is not stored. */
  begin(): PairingAnswer;
  /**
   * The answer for a ticket's cookie; `undefined` when a new code is needed.
   * @param page a random text that only the screen's page knows; a claim can be repeated only with it
   */
  ask(cookie: string, page: string): Promise<PairingAnswer | undefined>;
  /**
   * Admits the screen that shows a code. The share waits for that screen, if there is one.
   * @throws ProblemError `not-found` for an invalid code, or one entered before
   */
  admit(wanted: NewScreen, made: Made): Promise<StoredShare>;
}

interface PairingParts {
  readonly file: StateFile;
  readonly signer: Signer;
  /** The identifier by which shares name warehouses. */
  readonly warehouseBy: WarehouseBy;
}

export function createPairings(parts: PairingParts): Pairings {
  const { file, signer, warehouseBy } = parts;
  const tickets = createPairingTickets(signer);
  const waiting = (ticket: PairingTicket): PairingAnswer => ({
    cookie: tickets.cookieOf(ticket),
    code: ticket.code,
    until: ticket.createdAt + codeLife,
  });

  /** Computes the answer from a state, and claims the share for the ticket if possible. */
  const decide = (
    state: State,
    ticket: PairingTicket,
    page: string,
  ): readonly [State, PairingAnswer | undefined] => {
    const share = state.shares.find(
      ({ admission }) => admission?.code === ticket.code && admission.at >= ticket.createdAt,
    );
    if (!share?.admission) return [state, waiting(ticket)];
    if (share.revokedAt !== null || share.epoch !== state.epoch) return [state, undefined];
    const { claim } = share.admission;
    const by = createHash("sha256").update(`${ticket.id} ${page}`).digest("base64url");
    if (claim !== null) {
      const mayRepeat = page !== "" && claim.by === by && Date.now() - claim.at < claimRepeatFor;
      return [state, mayRepeat ? { share } : undefined];
    }
    // The ticket is older than the admission and still valid, so the admission has not expired either.
    const claimed: StoredShare = {
      ...share,
      lastUsedAt: new Date(Date.now()).toISOString(),
      admission: { ...share.admission, claim: { by, at: Date.now() } },
    };
    const shares = state.shares.map((one) => (one === share ? claimed : one));
    return [{ ...state, shares }, { share: claimed }];
  };

  return {
    begin: () => waiting(tickets.create()),
    async ask(cookie, page) {
      const ticket = tickets.read(cookie);
      if (ticket === undefined) return undefined;
      const state = await file.read();
      const [next, answer] = decide(state, ticket, page);
      // Only admitted screens cause a write, which decides again under the lock.
      return next === state ? answer : file.change((current) => decide(current, ticket, page));
    },
    admit: (wanted, made) =>
      file.change((state) => {
        const code = parsePairingCode(wanted.code);
        const at = Date.now();
        if (code === undefined || isEntered(state, code, at)) {
          throw new ProblemError("not-found", {
            detail: "No screen shows that code: read it again, it changes every few minutes.",
          });
        }
        const admission = { code, at, claim: null };
        const view = viewOf(wanted.view ?? "");
        const own = {
          kind: "screen",
          expiresAt: null,
          warehouseBy,
          ...made,
          view,
          change: null,
          admission,
        } as const;
        return addShare(state, wanted, own, at);
      }),
  };
}

/** Whether an admin entered that code while a ticket with it may still be valid. */
function isEntered({ shares }: State, code: string, at: number): boolean {
  return shares.some(
    ({ admission }) => admission?.code === code && Math.abs(at - admission.at) < codeLife,
  );
}
