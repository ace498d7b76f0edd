import {
  type NewScreen,
  type NewShare,
  type ScreenChange,
  type Share,
  shareSchema,
} from "#contract/access.ts";
import { endAccess } from "#storage/stored-access.ts";
import { fullAddress } from "#transport/base-path.ts";
import { FailureError } from "#transport/failure.ts";
import { decode } from "#transport/get.ts";
import { postJson } from "#transport/post.ts";
import { type SharesAnswer, sharesOf, sharesPath } from "./shares-query.ts";

const { signal: neverAborted } = new AbortController();

async function send(path: string, options: NewShare | NewScreen | ScreenChange): Promise<Share> {
  return decode(shareSchema, (await postJson(path, options, neverAborted)).body, path);
}

export function createShare(options: NewShare): Promise<Share> {
  return send(sharesPath, options);
}

/** Admits the screen that shows the code: it opens when it asks next. */
export function pairScreen(options: NewScreen): Promise<Share> {
  return send("/api/screens", options);
}

/** Changes what a paired screen shows, and how: it follows at its next poll. */
export function changeScreen(options: ScreenChange): Promise<Share> {
  return send("/api/screens/change", options);
}

/** Ends all sessions, the viewer's own too, and removes what the browser stores of the figures. */
export async function endAllSessions(): Promise<void> {
  await postJson("/api/sessions/end-all", null, neverAborted);
  endAccess();
}

/**
 * Revokes one link or screen, or all of them.
 * @returns all links and screens
 */
export async function revoke(id: string | "all"): Promise<SharesAnswer> {
  const path = id === "all" ? `${sharesPath}/revoke-all` : `${sharesPath}/revoke`;
  const body = id === "all" ? null : { id };
  return sharesOf(await postJson(path, body, neverAborted), path);
}

/**
 * Ends the viewer's session, and removes what the browser stores of the figures. The gateway's redirect is not followed:
 * the page navigates by itself, which drops what it has in memory.
 * @throws FailureError when the gateway is not reached
 */
export async function signOut(): Promise<void> {
  const path = "/access/sign-out";
  try {
    const { type, ok } = await fetch(fullAddress(path), { method: "POST", redirect: "manual" });
    if (ok || type === "opaqueredirect") {
      endAccess();
      return;
    }
  } catch {
    // Falls through: the viewer is still signed in.
  }
  throw new FailureError({ kind: "unreachable", path });
}
