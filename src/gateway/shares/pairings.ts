import { createHash, randomBytes, randomInt } from "node:crypto";
import type { NewScreen, WarehouseBy } from "#contract/access.ts";
import { ProblemError } from "#gateway/problem.ts";
import { addShare } from "./shares.ts";
import type { Pairing, State, StoredShare } from "./state.ts";
import type { StateFile } from "./state-file.ts";

/** Letters and digits that nobody takes for another, read from across a room or said aloud. */
const alphabet = "ACDEFGHJKMNPQRTWXY34679";
const codeLength = 6;

/** How long a code is good for, in milliseconds. */
export const codeLife = 10 * 60_000;

/** Most screens that wait at the same time, and of one network. */
const mostWaiting = 200;
const mostOfNetwork = 60;

/** What a screen that asks hears. */
export type Heard =
  | { readonly ticket: string; readonly code: string; readonly until: number }
  | { readonly share: StoredShare };

/** Lets screens in that show a code; every gateway with the same folder knows them. */
export interface Pairings {
  /** What there is for a screen that waits already; `undefined` when it does not, or no more. */
  ask(ticket: string): Promise<Heard | undefined>;
  /**
   * Lets a screen wait. Where too many do, the oldest of the network that most of them are of gives way: it shows
   * another code soon, and no network keeps the screens of others out.
   * @param network tells where it is from, and is stored as a hash
   */
  begin(network: string): Promise<Heard>;
  /** @throws ProblemError `not-found` when no screen shows that code */
  letIn(wanted: NewScreen): Promise<StoredShare>;
}

/**
 * @param warehouseBy which of their identifiers warehouses are named by
 * @param now milliseconds since the epoch
 */
export function createPairings(
  file: StateFile,
  warehouseBy: WarehouseBy,
  now: () => number = () => Date.now(),
): Pairings {
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
    begin: (network) =>
      file.change((state): readonly [State, Heard] => {
        const from = hashOf(network);
        const pairings = withPlace(current(state), from);
        const ticket = randomBytes(18).toString("base64url");
        const made = { code: newCode(pairings), until: now() + codeLife };
        const pairing = { ...made, ticket: hashOf(ticket), shareId: null, from };
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
        const own = { kind: "screen", expiresAt: null, warehouseBy } as const;
        const [next, share] = addShare(state, wanted, own, now());
        // The screen asks again within seconds; that it hears of it must not depend on its last ones.
        const done = { ...found, shareId: share.id, until: now() + codeLife };
        const pairings = current(state).map((one) => (one === found ? done : one));
        return [{ ...next, pairings }, share];
      }),
  };
}

/** Makes a place for one more that waits; those that were let in just now keep theirs until they have heard of it. */
function withPlace(pairings: readonly Pairing[], from: string): readonly Pairing[] {
  const waiting = pairings.filter(({ shareId }) => shareId === null);
  const own = waiting.filter((one) => one.from === from);
  if (own.length < mostOfNetwork && waiting.length < mostWaiting) return pairings;
  const numbers = new Map<string | undefined, number>();
  for (const one of waiting) numbers.set(one.from, (numbers.get(one.from) ?? 0) + 1);
  const most = Math.max(...numbers.values());
  // They stand in the order in which they came.
  const oldest =
    own.length < mostOfNetwork ? waiting.find((one) => numbers.get(one.from) === most) : own[0];
  return pairings.filter((one) => one !== oldest);
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
