import type { StateFile } from "#gateway/shares/state-file.ts";
import type { Route } from "./arrival.ts";
import { readCookies, setCookie } from "./cookies.ts";
import type { Sessions } from "./sessions.ts";
import { goTo, refuseForeign } from "./sign-in.ts";

interface SignOutParts {
  /** `undefined` where nobody signs in here. */
  readonly sessions: Sessions | undefined;
  readonly file: StateFile;
}

/**
 * Ends the session, or all that the browser has cookies of, here and at every other gateway, and takes away what this
 * browser came in with.
 */
export function createSignOut({ sessions, file }: SignOutParts): Route {
  const to = sessions === undefined ? "/" : "/access/sign-in";
  return {
    name: "/access/sign-out",
    async POST({ request }) {
      refuseForeign(request);
      const cookies = sessions === undefined ? [] : readCookies(request, "session");
      if (sessions !== undefined && cookies.length > 0) {
        const ended = (await file.readLatest()).endedSessions;
        const valid = cookies.flatMap((cookie) => sessions.read(cookie, ended) ?? []);
        // Only a session that is valid leads to a write.
        if (valid.length > 0) {
          await file.change((state) => {
            const endedSessions = valid.reduce(
              (all, session) => sessions.end(session, all),
              state.endedSessions,
            );
            return [{ ...state, endedSessions }, undefined];
          });
        }
      }
      const gone = (["session", "share"] as const).map((name) => setCookie(request, name, "", 0));
      return goTo(to, gone);
    },
  };
}
