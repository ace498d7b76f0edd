import { type NewScreen, type NewShare, type Share, shareSchema } from "#contract/access.ts";
import { FailureError } from "#transport/failure.ts";
import { decode } from "#transport/get.ts";
import { postJson } from "#transport/post.ts";
import { type SharesAnswer, sharesOf, sharesPath } from "./shares-query.ts";

const { signal: never } = new AbortController();

async function make(path: string, options: NewShare | NewScreen): Promise<Share> {
  return decode(shareSchema, (await postJson(path, options, never)).body, path);
}

/** Makes a link. */
export function makeShare(options: NewShare): Promise<Share> {
  return make(sharesPath, options);
}

/** Lets the screen in that shows the code. */
export function pairScreen(options: NewScreen): Promise<Share> {
  return make("/api/screens", options);
}

/** Takes one link or screen back, or all of them; what it gives back is every one there is. */
export async function revoke(id: string | "all"): Promise<SharesAnswer> {
  const path = id === "all" ? `${sharesPath}/revoke-all` : `${sharesPath}/revoke`;
  const body = id === "all" ? null : { id };
  return sharesOf(await postJson(path, body, never), path);
}

/**
 * Ends the viewer's session. The gateway answers with a redirect, which is not followed: the page goes on by
 * itself, without what it has in memory.
 * @throws FailureError when the gateway is not reached
 */
export async function signOut(): Promise<void> {
  const path = "/access/sign-out";
  try {
    const { type, ok } = await fetch(path, { method: "POST", redirect: "manual" });
    if (ok || type === "opaqueredirect") return;
  } catch {
    // The same to whoever waits: still signed in.
  }
  throw new FailureError({ kind: "unreachable", path });
}
