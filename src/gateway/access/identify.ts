import { type Access, screenSeconds } from "#contract/access.ts";
import { day } from "#domain/time/units.ts";
import type { AccessConfig } from "#gateway/config/access.ts";
import type { Config } from "#gateway/config/config.ts";
import type { ViewerRequest } from "#gateway/http/viewer-request.ts";
import { screenPathOf } from "#gateway/shares/screen-view.ts";
import type { ShareFault, ShareTokens, ValidShare } from "#gateway/shares/share-tokens.ts";
import { type StoredShare, shownBy } from "#gateway/shares/state.ts";
import type { StateFile } from "#gateway/shares/state-file.ts";
import type { Subjects } from "#gateway/shares/subjects.ts";
import { clientNetwork } from "./client-address.ts";
import { type CookieContext, readCookie, setCookie } from "./cookies.ts";
import type { Sessions } from "./passcode/sessions.ts";
import { sessionCookie } from "./passcode/sign-in.ts";
import type { Program } from "./program-access.ts";
import type { RequestContext, Viewer } from "./request-context.ts";
import { isSame } from "./signer.ts";

/** Longer names are ignored, in characters. */
const maxNameLength = 200;

/** The viewer's identity as a sign-on proxy reports it. */
interface Identity {
  readonly name: string;
  readonly role: Access["role"];
}

/**
 * Reads the identity that a trusted proxy with the right secret sends; other senders are ignored.
 * @param address of the socket
 */
function proxyIdentity(
  config: Extract<AccessConfig, { mode: "header" }>,
  { headers }: ViewerRequest,
  address: string,
): Identity | undefined {
  const secret = headers.get("X-Countboard-Proxy-Secret") ?? "";
  const isOurs = isSame(secret, config.secret);
  if (!config.proxies.has(address) || !isOurs) return undefined;
  const sent = headers.get(config.header) ?? "";
  // A comma joins several values: a proxy that adds instead of replacing leaves the client's own value beside its
  // own.
  if (sent.includes(",")) return undefined;
  const name = nameIn(sent);
  // Other white space than HTTP's makes a different name, which must not pass for an admin's.
  if (name === "" || name !== name.trim() || name.length > maxNameLength) return undefined;
  return { name, role: config.admins.includes(name) ? "admin" : "viewer" };
}

/** Decodes a header: proxies send UTF-8, which Node reads as Latin-1. */
function nameIn(header: string): string {
  const name = Buffer.from(header, "latin1").toString("utf8");
  return name.includes("\ufffd") ? header : name;
}

/** Age at which a screen's cookie is renewed, in milliseconds. */
const renewScreenAfter = day;

interface IdentifyParts {
  readonly access: Config["access"];
  /** `undefined` in modes without sign-in. */
  readonly sessions: Sessions | undefined;
  readonly file: StateFile;
  readonly tokens: ShareTokens;
  readonly subjects: Pick<Subjects, "known">;
  readonly onUse: (share: StoredShare) => void;
  /** Who a program is; `undefined` for a request without a token. */
  readonly programOf: (context: RequestContext) => Promise<Program | undefined>;
}

/**
 * Resolves the viewer: a session or proxy identity first, then a program's token, then a share cookie. Without any `null`,
 * or the fault of token or cookie.
 */
export function createIdentify(parts: IdentifyParts) {
  const { access, sessions, file, tokens, subjects, onUse, programOf } = parts;

  const signedIn = async (context: RequestContext): Promise<Viewer | undefined> => {
    const cookie = readCookie(context, "session");
    if (sessions === undefined || cookie === undefined) return undefined;
    const { endedSessions } = await file.readLatest();
    const session = sessions.read(cookie, endedSessions);
    if (session === undefined) return undefined;
    const identified = fullAccess(
      "session",
      session.role,
      null,
      clientNetwork(context, access.proxies),
    );
    if (!session.isDueForRenewal) return identified;
    return {
      ...identified,
      renewal: sessionCookie(context, sessions.renew(session, endedSessions)),
    };
  };
  const identified = async (context: RequestContext): Promise<Viewer | undefined> => {
    if (access.mode !== "header") return signedIn(context);
    const identity = proxyIdentity(access, context.request, context.address);
    return identity && fullAccess("proxy", identity.role, identity.name, identity.name);
  };
  const shareViewer = (context: RequestContext, { share, issuedAt }: ValidShare): Viewer => {
    onUse(share);
    const { id, kind, name, expiresAt } = share;
    const { scope, hides } = shownBy(share);
    const named = scope.kind === "counting" ? subjects.known(scope.id) : null;
    const isScreen = kind === "screen";
    const viewer: Viewer = {
      access: {
        via: isScreen ? "screen" : "share",
        role: "viewer",
        name,
        scope,
        subject: share.subject ?? named,
        hidden: hides,
        until: expiresAt,
      },
      who: `${kind}:${id}`,
      id: `${kind}:${id}`,
      screenPath: screenPathOf(share),
    };
    if (!isScreen || Date.now() - issuedAt < renewScreenAfter) return viewer;
    return { ...viewer, renewal: shareCookie(context, tokens, share, Date.now()) };
  };

  return async (context: RequestContext): Promise<Viewer | ShareFault | null> => {
    const viewer = await identified(context);
    if (viewer !== undefined) return viewer;
    const program = await programOf(context);
    if (program === "admin") {
      return fullAccess("session", program, null, clientNetwork(context, access.proxies));
    }
    if (typeof program === "string") return program;
    if (program !== undefined) {
      return shareViewer(context, { share: program.feed, issuedAt: Date.now() });
    }
    const cookie = readCookie(context, "share");
    if (cookie === undefined) return null;
    const valid = tokens.readCookie(cookie, await file.read());
    return typeof valid === "string" ? valid : shareViewer(context, valid);
  };
}

/** @param source the person or network whose requests limits count together */
function fullAccess(
  via: "session" | "proxy",
  role: Viewer["access"]["role"],
  name: string | null,
  source: string,
): Viewer {
  const access = { via, role, name, scope: { kind: "all" }, subject: null, until: null } as const;
  return {
    access: { ...access, hidden: [] },
    who: `${via}:${role}`,
    id: `${via}:${role}:${source}`,
  };
}

/** The cookie of a link, valid until the link ends, or of a screen, valid for `screenSeconds`. */
export function shareCookie(
  context: CookieContext,
  tokens: ShareTokens,
  share: StoredShare,
  at: number,
): string {
  const { expiresAt } = share;
  const left = expiresAt === null ? screenSeconds : (Date.parse(expiresAt) - at) / 1000;
  const seconds = Math.max(1, Math.ceil(left));
  return setCookie(context, "share", tokens.cookieOf(share), seconds);
}
