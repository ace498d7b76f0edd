import type { StateFile } from "#gateway/shares/state-file.ts";
import { readCookies, redirectTo, setCookie } from "./cookies.ts";
import type { Sessions } from "./passcode/sessions.ts";
import type { Route } from "./request-context.ts";

interface SignOutParts {
  /** `undefined` where there is no signing in. */
  readonly sessions: Sessions | undefined;
  readonly file: StateFile;
}

/** Ends every session that the browser has a cookie of, at all gateways, and deletes the browser's cookies. */
export function createSignOut({ sessions, file }: SignOutParts): Route {
  const to = sessions === undefined ? "/" : "/access/sign-in";
  return {
    name: "/access/sign-out",
    async POST(context) {
      const cookies = sessions === undefined ? [] : readCookies(context, "session");
      if (sessions !== undefined && cookies.length > 0) {
        const ended = (await file.readLatest()).endedSessions;
        const valid = cookies.flatMap((cookie) => sessions.read(cookie, ended) ?? []);
        // Only a valid session leads to a write.
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
      const gone = (["session", "share"] as const).map((name) => setCookie(context, name, "", 0));
      return redirectTo(context, to, gone);
    },
  };
}
