import type { StateFile } from "#gateway/shares/state-file.ts";
import type { Route } from "./arrival.ts";
import { readCookie, setCookie } from "./cookies.ts";
import type { Sessions } from "./sessions.ts";
import { goTo, refuseForeign } from "./sign-in.ts";

interface SignOutParts {
  /** `undefined` where nobody signs in here. */
  readonly sessions: Sessions | undefined;
  readonly file: StateFile;
}

/** Ends the session, here and at every other gateway, and takes away what this browser came in with. */
export function createSignOut({ sessions, file }: SignOutParts): Route {
  const to = sessions === undefined ? "/" : "/access/sign-in";
  return {
    name: "/access/sign-out",
    async POST({ request }) {
      refuseForeign(request);
      const cookie = readCookie(request, "session");
      if (sessions !== undefined && cookie !== undefined) {
        const session = sessions.read(cookie, (await file.readLatest()).endedSessions);
        // Only a session that is valid leads to a write.
        if (session !== undefined) {
          await file.change((state) => {
            const endedSessions = sessions.end(session, state.endedSessions);
            return [{ ...state, endedSessions }, undefined];
          });
        }
      }
      const gone = (["session", "share"] as const).map((name) => setCookie(request, name, "", 0));
      return goTo(to, gone);
    },
  };
}
