import { createHash, randomBytes, randomInt } from "node:crypto";
import type { NewScreen } from "#contract/access.ts";
import { ProblemError } from "#gateway/problem.ts";
import { addShare } from "./shares.ts";
import type { Pairing, State, StoredShare } from "./state.ts";
import type { StateFile } from "./state-file.ts";

/** Letters and digits that nobody takes for another, read from across a room or said aloud. */
const alphabet = "ACDEFGHJKMNPQRTWXY34679";
const codeLength = 6;

/** How long a code is good for, in milliseconds. */
export const codeLife = 10 * 60_000;

/** Most screens that wait at the same time. */
const mostWaiting = 200;

/** What a screen that asks hears. */
export type Heard =
  | { readonly ticket: string; readonly code: string; readonly until: number }
  | { readonly share: StoredShare };

/** Lets screens in that show a code; every gateway with the same folder knows them. */
export interface Pairings {
  /** What there is for a screen that waits already; `undefined` when it does not, or no more. */
  ask(ticket: string): Promise<Heard | undefined>;
  /** @throws ProblemError `rate-limited` when too many wait */
  begin(): Promise<Heard>;
  /** @throws ProblemError `not-found` when no screen shows that code */
  letIn(wanted: NewScreen): Promise<StoredShare>;
}

/** @param now milliseconds since the epoch */
export function createPairings(file: StateFile, now: () => number = () => Date.now()): Pairings {
  const current = ({ pairings }: State) => pairings.filter(({ until }) => now() < until);
  return {
    async ask(ticket) {
      if (!/^[\w-]{24}$/.test(ticket)) return undefined;
      const state = await file.read();
      const hash = hashOf(ticket);
      const pairing = current(state).find((one) => one.ticket === hash);
      if (pairing === undefined) return undefined;
      const { code, until, shareId } = pairing;
      if (shareId === null) return { ticket, code, until };
      const share = state.shares.find(({ id }) => id === shareId);
      return share === undefined || share.revokedAt !== null ? undefined : { share };
    },
    begin: () =>
      file.change((state): readonly [State, Heard] => {
        const pairings = current(state);
        if (pairings.length >= mostWaiting) {
          throw new ProblemError("rate-limited", { detail: "Too many screens wait to be paired." });
        }
        const ticket = randomBytes(18).toString("base64url");
        const made = { code: newCode(pairings), until: now() + codeLife };
        const pairing = { ...made, ticket: hashOf(ticket), shareId: null };
        return [
          { ...state, pairings: [...pairings, pairing] },
          { ...made, ticket },
        ];
      }),
    letIn: (wanted) =>
      file.change((state) => {
        const code = wanted.code.toUpperCase().replaceAll(/[\s-]/g, "");
        const found = current(state).find((one) => one.code === code && one.shareId === null);
        if (found === undefined) {
          throw new ProblemError("not-found", {
            detail: "No screen shows that code: read it again, it changes every few minutes.",
          });
        }
        const own = { kind: "screen", expiresAt: null } as const;
        const [next, share] = addShare(state, wanted, own, now());
        // The screen asks again within seconds; that it hears of it must not depend on its last ones.
        const done = { ...found, shareId: share.id, until: now() + codeLife };
        const pairings = current(state).map((one) => (one === found ? done : one));
        return [{ ...next, pairings }, share];
      }),
  };
}

/** Whoever reads the file cannot take a screen's place. */
function hashOf(ticket: string): string {
  return createHash("sha256").update(ticket).digest("base64url");
}

function newCode(pairings: readonly Pairing[]): string {
  for (;;) {
    const signs = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]);
    const code = signs.join("");
    if (!pairings.some((one) => one.code === code)) return code;
  }
}
