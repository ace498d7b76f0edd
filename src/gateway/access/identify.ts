import { screenSeconds } from "#contract/access.ts";
import type { Config } from "#gateway/config/config.ts";
import type { ViewerRequest } from "#gateway/http/visit.ts";
import type { HeldShare, ShareFault, ShareTokens } from "#gateway/shares/share-tokens.ts";
import type { StoredShare } from "#gateway/shares/state.ts";
import type { StateFile } from "#gateway/shares/state-file.ts";
import type { Arrival, Viewer } from "./arrival.ts";
import { readCookie, setCookie } from "./cookies.ts";
import type { Sessions } from "./passcode/sessions.ts";
import { sessionCookie } from "./passcode/sign-in.ts";
import { proxyIdentity } from "./proxy-identity.ts";

/** A screen's cookie is renewed when it is older, in milliseconds. */
const screenAgesAfter = 86_400_000;

interface IdentifyParts {
  readonly access: Config["access"];
  /** `undefined` where nobody signs in here. */
  readonly sessions: Sessions | undefined;
  readonly file: StateFile;
  readonly tokens: ShareTokens;
  readonly onUse: (share: StoredShare) => void;
  readonly now?: () => number;
}

/** Says who asks: the one who is known here, else the holder of a share; nobody, or why a share does not hold. */
export function createIdentify(parts: IdentifyParts) {
  const { access, sessions, file, tokens, onUse, now = () => Date.now() } = parts;

  const signedIn = async ({ request }: Arrival): Promise<Viewer | undefined> => {
    const cookie = readCookie(request, "session");
    if (sessions === undefined || cookie === undefined) return undefined;
    const { endedSessions } = await file.readLatest();
    const session = sessions.read(cookie, endedSessions);
    if (session === undefined) return undefined;
    const known = everything("session", session.role, null, session.id);
    if (!session.isAgeing) return known;
    return { ...known, renewal: sessionCookie(request, sessions.renew(session, endedSessions)) };
  };
  const known = async (arrival: Arrival): Promise<Viewer | undefined> => {
    if (access.mode !== "header") return signedIn(arrival);
    const identity = proxyIdentity(access, arrival.request, arrival.address);
    return identity && everything("proxy", identity.role, identity.name, identity.name);
  };
  const holder = ({ request }: Arrival, { share, issuedAt }: HeldShare): Viewer => {
    onUse(share);
    const { id, kind, name, scope, hides, expiresAt } = share;
    const isScreen = kind === "screen";
    const viewer: Viewer = {
      access: {
        via: isScreen ? "screen" : "share",
        role: "viewer",
        name,
        scope,
        hidden: hides,
        until: expiresAt,
      },
      who: `${kind}:${id}`,
      id: `${kind}:${id}`,
    };
    if (!isScreen || now() - issuedAt < screenAgesAfter) return viewer;
    return { ...viewer, renewal: shareCookie(request, tokens, share, now()) };
  };

  return async (arrival: Arrival): Promise<Viewer | ShareFault | null> => {
    const viewer = await known(arrival);
    if (viewer !== undefined) return viewer;
    const cookie = readCookie(arrival.request, "share");
    if (cookie === undefined) return null;
    const held = tokens.readCookie(cookie, await file.read());
    return typeof held === "string" ? held : holder(arrival, held);
  };
}

function everything(
  via: "session" | "proxy",
  role: Viewer["access"]["role"],
  name: string | null,
  id: string,
): Viewer {
  const access = { via, role, name, scope: { kind: "all" }, hidden: [], until: null } as const;
  return { access: { ...access, hidden: [] }, who: `${via}:${role}`, id: `${via}:${id}` };
}

/** The cookie of a link, for as long as that lasts, or of a screen, for as long as that may be switched off. */
export function shareCookie(
  request: ViewerRequest,
  tokens: ShareTokens,
  share: StoredShare,
  at: number,
): string {
  const { expiresAt } = share;
  const left = expiresAt === null ? screenSeconds : (Date.parse(expiresAt) - at) / 1000;
  const seconds = Math.max(1, Math.ceil(left));
  return setCookie(request, "share", tokens.cookieOf(share), seconds);
}
