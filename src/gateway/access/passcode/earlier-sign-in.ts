import { randomBytes } from "node:crypto";
import type { Access } from "#contract/access.ts";
import { day } from "#domain/time/units.ts";
import type { Signer } from "#gateway/access/signer.ts";
import type { SessionCookie } from "./sessions.ts";

/** How long a browser counts as one in which someone signed in, in milliseconds. */
const lifetime = 180 * day;

/** That someone signed in before in this browser. */
interface EarlierSignIn {
  readonly role: Access["role"];
  /** Identifies the browser for limits. */
  readonly id: string;
}

/**
 * Signed cookies of earlier sign-ins. They give no access: while many guess passcodes, they only tell browsers of people
 * who know one from others, after a restart, too.
 */
export interface EarlierSignIns {
  /** @param before what the browser has already; an admin's stays one */
  remember(role: Access["role"], before: EarlierSignIn | undefined): SessionCookie;
  /** `undefined` for a cookie that is invalid or too old. */
  read(cookie: string): EarlierSignIn | undefined;
}

/** @param now milliseconds since 1970 */
export function createEarlierSignIns(
  signer: Signer,
  now: () => number = () => Date.now(),
): EarlierSignIns {
  const purpose = "earlier-sign-in";
  return {
    remember(role, before) {
      const id = before?.id ?? randomBytes(9).toString("base64url");
      const kept = before?.role === "admin" ? "admin" : role;
      const text = `${kept}.${id}.${(now() + lifetime).toString(36)}`;
      return { value: `${text}.${signer.sign(purpose, text)}`, seconds: lifetime / 1000 };
    },
    read(cookie) {
      const [, text = "", role, id = "", until = "", signature = ""] =
        /^((viewer|admin)\.([\w-]{12})\.([0-9a-z]{1,11}))\.([\w-]{43})$/.exec(cookie) ?? [];
      if (role !== "viewer" && role !== "admin") return undefined;
      if (!signer.isRight(purpose, text, signature)) return undefined;
      return now() < Number.parseInt(until, 36) ? { role, id } : undefined;
    },
  };
}
