import { createHash, randomBytes } from "node:crypto";
import type { Access } from "#contract/access.ts";
import { day, hour } from "#domain/time/units.ts";
import type { Signer } from "#gateway/access/signer.ts";
import type { EndedSessions } from "#gateway/shares/state.ts";

type Role = Access["role"];

/** How long a session lasts after its last use, in milliseconds: 30 days, for admins 12 hours. */
export const sessionLife = { viewer: 30 * day, admin: 12 * hour } as const;

/** Maximum age of a session regardless of use, in milliseconds: 90 days, for admins 7. */
const sessionLimit = { viewer: 90 * day, admin: 7 * day } as const;

/** A session is renewed after this fraction of its lifetime. */
const renewedAfter = 1 / 24;

/** Tolerated clock difference between gateways before an ended session is forgotten, in milliseconds. */
const clockMargin = hour;

/** Maximum number of ended sessions of a role that are stored individually. */
const maxEnded = 10_000;

/** Unchanged through all renewals of its cookie. */
interface Session {
  readonly role: Role;
  readonly id: string;
  /** When the passcode was entered, in milliseconds since 1970. */
  readonly startedAt: number;
  /** Whether the cookie is due for renewal. */
  readonly isDueForRenewal: boolean;
}

/** The cookie's value and its lifetime in seconds. */
export interface SessionCookie {
  readonly value: string;
  readonly seconds: number;
}

/**
 * Sessions are signed: they survive restarts and are valid at every gateway with the same key. Only sessions that
 * ended early are stored.
 */
export interface Sessions {
  begin(role: Role, ended: EndedSessions): SessionCookie;
  /** Makes a cookie of the same session with a later expiry. */
  renew(session: Session, ended: EndedSessions): SessionCookie;
  /** `undefined` for a cookie that is invalid, expired, ended, or made with a passcode that has changed. */
  read(cookie: string, ended: EndedSessions): Session | undefined;
  /** The ended sessions to store after one more has ended. */
  end(session: Session, ended: EndedSessions): EndedSessions;
}

/**
 * @param hashes of the passcodes; a changed passcode ends its sessions
 * @param now milliseconds since 1970
 */
export function createSessions(
  signer: Signer,
  hashes: Readonly<Record<Role, Buffer | null>>,
  now: () => number = () => Date.now(),
): Sessions {
  const signed = (role: Role, text: string, ended: EndedSessions): string | undefined => {
    const hash = hashes[role];
    if (hash === null) return undefined;
    return `${text}\n${createHash("sha256").update(hash).digest("base64url")}\n${ended[role].epoch}`;
  };
  const expiry = (role: Role, startedAt: number) =>
    Math.min(now() + sessionLife[role], startedAt + sessionLimit[role]);
  const cookieOf = (
    { role, id, startedAt }: Omit<Session, "isDueForRenewal">,
    ended: EndedSessions,
  ): SessionCookie => {
    const until = expiry(role, startedAt);
    const text = `${role}.${id}.${startedAt.toString(36)}.${until.toString(36)}`;
    const signature = signer.sign("session", signed(role, text, ended) ?? "");
    return { value: `${text}.${signature}`, seconds: Math.ceil((until - now()) / 1000) };
  };
  return {
    begin: (role, ended) =>
      cookieOf({ role, id: randomBytes(9).toString("base64url"), startedAt: now() }, ended),
    renew: cookieOf,
    read(cookie, ended) {
      const [, text = "", role, id = "", startedText = "", end = "", signature = ""] =
        /^((viewer|admin)\.([\w-]{12})\.([0-9a-z]{1,11})\.([0-9a-z]{1,11}))\.([\w-]{43})$/.exec(
          cookie,
        ) ?? [];
      if (role !== "viewer" && role !== "admin") return undefined;
      const right = signed(role, text, ended);
      if (right === undefined || !signer.isRight("session", right, signature)) return undefined;
      const [startedAt, until] = [Number.parseInt(startedText, 36), Number.parseInt(end, 36)];
      if (now() >= until || hasEnded(id, ended[role])) return undefined;
      const isDueForRenewal = expiry(role, startedAt) - until > sessionLife[role] * renewedAfter;
      return { role, id, startedAt, isDueForRenewal };
    },
    end({ role, id, startedAt }, ended) {
      if (hasEnded(id, ended[role])) return ended;
      const { epoch, entries } = ended[role];
      const [first] = entries;
      const isDue = entries.length >= maxEnded || (first !== undefined && expiryIn(first) <= now());
      const current = isDue ? entries.filter((entry) => expiryIn(entry) > now()) : entries;
      // Forgetting one would make its cookie valid again, so that all sessions of the role end instead.
      if (current.length >= maxEnded) return { ...ended, [role]: newEpoch() };
      const until = expiry(role, startedAt) + clockMargin;
      return { ...ended, [role]: { epoch, entries: [...current, `${id}.${until.toString(36)}`] } };
    },
  };
}

function hasEnded(id: string, { entries }: EndedSessions[Role]): boolean {
  return entries.some((entry) => entry.startsWith(`${id}.`));
}

/** When a stored entry may be forgotten, in milliseconds since 1970. */
function expiryIn(entry: string): number {
  return Number.parseInt(entry.slice(entry.indexOf(".") + 1), 36);
}

/** The state to store to end all sessions. */
export function endAllSessions(): EndedSessions {
  return { viewer: newEpoch(), admin: newEpoch() };
}

/** Ends all sessions of a role: no signature is valid in another epoch. */
function newEpoch(): EndedSessions[Role] {
  // Random, so that a restored file cannot return to an epoch that was in use before.
  return { epoch: randomBytes(9).toString("base64url"), entries: [] };
}
