import { createHash, randomBytes } from "node:crypto";
import type { Access } from "#contract/access.ts";
import type { Signer } from "./signer.ts";

type Role = Access["role"];

/** How long a session lasts after it was used last, in milliseconds: 30 days, and half a day for admins. */
export const sessionLife = { viewer: 30 * 86_400_000, admin: 43_200_000 } as const;

/** A session is renewed when this part of its life has passed. */
const renewedAfter = 1 / 24;

interface Session {
  readonly role: Role;
  /** Whether it is time for a new one, so that it lasts for as long as it is used. */
  readonly isAgeing: boolean;
}

/** Sessions are signed, not stored: they outlive restarts and hold at every gateway with the same key. */
export interface Sessions {
  issue(role: Role): string;
  /** `undefined` for what is none, is over, or was begun with a passcode that no longer holds. */
  read(cookie: string): Session | undefined;
}

/**
 * @param hashes of the passcodes that sessions are begun with: another passcode ends them
 * @param now milliseconds since the epoch
 */
export function createSessions(
  signer: Signer,
  hashes: Readonly<Record<Role, Buffer | null>>,
  now: () => number = () => Date.now(),
): Sessions {
  const bound = (role: Role, said: string): string | undefined => {
    const hash = hashes[role];
    if (hash === null) return undefined;
    return `${said}\n${createHash("sha256").update(hash).digest("base64url")}`;
  };
  return {
    issue(role) {
      const [from, until] = [now(), now() + sessionLife[role]].map((at) => at.toString(36));
      const said = `${role}.${randomBytes(9).toString("base64url")}.${from}.${until}`;
      return `${said}.${signer.sign("session", bound(role, said) ?? "")}`;
    },
    read(cookie) {
      const [, said = "", role, from = "", until = "", signature = ""] =
        /^((viewer|admin)\.[\w-]{12}\.([0-9a-z]{1,11})\.([0-9a-z]{1,11}))\.([\w-]{43})$/.exec(
          cookie,
        ) ?? [];
      if (role !== "viewer" && role !== "admin") return undefined;
      const text = bound(role, said);
      if (text === undefined || !signer.isRight("session", text, signature)) return undefined;
      const [begin, end] = [Number.parseInt(from, 36), Number.parseInt(until, 36)];
      if (now() >= end) return undefined;
      return { role, isAgeing: now() - begin > (end - begin) * renewedAfter };
    },
  };
}
