import { createHash, randomBytes } from "node:crypto";
import type { Access } from "#contract/access.ts";
import type { EndedSessions } from "#gateway/shares/state.ts";
import type { Signer } from "./signer.ts";

type Role = Access["role"];

/** How long a session lasts after its last use, in milliseconds: 30 days, and half a day for admins. */
export const sessionLife = { viewer: 30 * 86_400_000, admin: 43_200_000 } as const;

/** How long a session lasts at most, however often it is used, in milliseconds: 90 days, and a week for admins. */
const sessionLimit = { viewer: 90 * 86_400_000, admin: 7 * 86_400_000 } as const;

/** A session is renewed when this part of its life has passed. */
const renewedAfter = 1 / 24;

/** How far the clocks of gateways may be apart, in milliseconds, without an ended session being forgotten too early. */
const clockMargin = 3_600_000;

/** Most ended sessions that are remembered one by one. */
const maxEnded = 10_000;

/** The same through all renewals of its cookie. */
interface Session {
  readonly role: Role;
  readonly id: string;
  /** When its passcode was entered, in milliseconds since 1970. */
  readonly begunAt: number;
  /** Whether it is time for a new cookie, so that it lasts for as long as it is used. */
  readonly isAgeing: boolean;
}

/** What a browser stores of a session, and for how many seconds. */
export interface SessionCookie {
  readonly value: string;
  readonly seconds: number;
}

/**
 * Sessions are signed: they outlive restarts and are valid at every gateway with the same key. Stored are only those
 * that ended before their time.
 */
export interface Sessions {
  begin(role: Role, ended: EndedSessions): SessionCookie;
  /** Another cookie of the same session, which lasts longer. */
  renew(session: Session, ended: EndedSessions): SessionCookie;
  /** `undefined` for what is no session, has expired or ended, or was begun with a passcode that has changed. */
  read(cookie: string, ended: EndedSessions): Session | undefined;
  /** What is to be stored once a session has ended. */
  end(session: Session, ended: EndedSessions): EndedSessions;
}

/**
 * @param hashes of the passcodes that sessions are begun with: another passcode ends them
 * @param now milliseconds since 1970
 */
export function createSessions(
  signer: Signer,
  hashes: Readonly<Record<Role, Buffer | null>>,
  now: () => number = () => Date.now(),
): Sessions {
  const signed = (role: Role, text: string, { epoch }: EndedSessions): string | undefined => {
    const hash = hashes[role];
    if (hash === null) return undefined;
    return `${text}\n${createHash("sha256").update(hash).digest("base64url")}\n${epoch}`;
  };
  const expiry = (role: Role, begunAt: number) =>
    Math.min(now() + sessionLife[role], begunAt + sessionLimit[role]);
  const cookieOf = (
    { role, id, begunAt }: Omit<Session, "isAgeing">,
    ended: EndedSessions,
  ): SessionCookie => {
    const until = expiry(role, begunAt);
    const text = `${role}.${id}.${begunAt.toString(36)}.${until.toString(36)}`;
    const signature = signer.sign("session", signed(role, text, ended) ?? "");
    return { value: `${text}.${signature}`, seconds: Math.ceil((until - now()) / 1000) };
  };
  return {
    begin: (role, ended) =>
      cookieOf({ role, id: randomBytes(9).toString("base64url"), begunAt: now() }, ended),
    renew: cookieOf,
    read(cookie, ended) {
      const [, text = "", role, id = "", begun = "", end = "", signature = ""] =
        /^((viewer|admin)\.([\w-]{12})\.([0-9a-z]{1,11})\.([0-9a-z]{1,11}))\.([\w-]{43})$/.exec(
          cookie,
        ) ?? [];
      if (role !== "viewer" && role !== "admin") return undefined;
      const right = signed(role, text, ended);
      if (right === undefined || !signer.isRight("session", right, signature)) return undefined;
      const [begunAt, until] = [Number.parseInt(begun, 36), Number.parseInt(end, 36)];
      if (now() >= until || hasEnded(id, ended)) return undefined;
      const isAgeing = expiry(role, begunAt) - until > sessionLife[role] * renewedAfter;
      return { role, id, begunAt, isAgeing };
    },
    end({ role, id, begunAt }, ended) {
      if (hasEnded(id, ended)) return ended;
      const { epoch, entries } = ended;
      const [first] = entries;
      const isDue = entries.length >= maxEnded || (first !== undefined && expiryIn(first) <= now());
      const current = isDue ? entries.filter((entry) => expiryIn(entry) > now()) : entries;
      // Forgetting one would let it open something again: all end instead.
      if (current.length >= maxEnded) return endAllSessions();
      const until = expiry(role, begunAt) + clockMargin;
      return { epoch, entries: [...current, `${id}.${until.toString(36)}`] };
    },
  };
}

function hasEnded(id: string, { entries }: EndedSessions): boolean {
  return entries.some((entry) => entry.startsWith(`${id}.`));
}

/** When a stored entry may be forgotten, in milliseconds since 1970. */
function expiryIn(entry: string): number {
  return Number.parseInt(entry.slice(entry.indexOf(".") + 1), 36);
}

/** What is to be stored once all sessions have ended: their signatures hold with no other epoch. */
export function endAllSessions(): EndedSessions {
  // Random, so that a restored file cannot lead to an epoch that was in use before.
  return { epoch: randomBytes(9).toString("base64url"), entries: [] };
}
