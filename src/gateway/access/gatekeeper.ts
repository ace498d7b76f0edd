import { type Access, openAccess } from "#contract/access.ts";
import type { Problem } from "#contract/problem.ts";
import type { Config } from "#gateway/config/config.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { Log } from "#gateway/operations/log.ts";
import { createLanding } from "#gateway/shares/landing.ts";
import { createLastUse } from "#gateway/shares/last-use.ts";
import { createPairingRoute } from "#gateway/shares/pairing-route.ts";
import { createPairings } from "#gateway/shares/pairings.ts";
import { createShareRoutes, openShareRoutes } from "#gateway/shares/share-routes.ts";
import { createShareTokens } from "#gateway/shares/share-tokens.ts";
import { createShares } from "#gateway/shares/shares.ts";
import { openStateFile, type StateFile } from "#gateway/shares/state-file.ts";
import type { Subjects } from "#gateway/shares/subjects.ts";
import { createViewRoutes, openViewsFile } from "#gateway/views/view-routes.ts";
import { redirectTo } from "./cookies.ts";
import { denied } from "./denied.ts";
import { gatewayPageFiles } from "./gateway-page.ts";
import { createIdentify } from "./identify.ts";
import { createEarlierSignIns } from "./passcode/earlier-sign-in.ts";
import { createPasscodes } from "./passcode/passcodes.ts";
import { createSessions, endAllSessions } from "./passcode/sessions.ts";
import { createNotedThrottle, createSignIn } from "./passcode/sign-in.ts";
import { createProgramAccess, refuseTokenInAddress } from "./program-access.ts";
import { createProxyNotes } from "./proxy-notes.ts";
import type { RequestContext, Route, Viewer } from "./request-context.ts";
import { createSignOut } from "./sign-out.ts";
import { createSigner, type Signer } from "./signer.ts";

/**
 * All paths that are answered without access: liveness, readiness and the build's version, without details; signing
 * in and out; the landing page of a share; the pairing page of a screen; and the files of these pages.
 */
const openPaths = new Set<string>([
  "/healthz",
  "/readyz",
  "/version",
  "/access/sign-in",
  "/access/sign-out",
  "/pair",
  ...gatewayPageFiles,
]);

const landingPath = /^\/share\/[^/]+$/;

/** Whether a raw path needs no access. */
function isOpenPath(path: string): boolean {
  return openPaths.has(path) || landingPath.test(path);
}

/** Access control: runs once for every request, before anything else. */
export interface Gatekeeper {
  /**
   * The viewer of a request; `null` for an open path without access; the response to send when access is denied.
   * @throws ProblemError
   */
  admit(context: RequestContext): Viewer | Promise<Viewer | Response | null>;
  /** Whether an admitted viewer still has the same access. */
  stillAdmits(context: RequestContext, viewer: Viewer): Promise<boolean>;
  /** The route of a raw path that belongs to access control. */
  route(path: string): Route | undefined;
  /** What is wrong with the stored files now. */
  checkFiles(): Promise<readonly Problem[]>;
  /** Why sign-in is impossible now; `undefined` when it is possible or not needed. */
  signInFault(): Promise<Problem | undefined>;
}

interface GatekeeperParts {
  readonly config: Config;
  /** Signs cookies and links. */
  readonly key: Buffer;
  /** Folder for shares and ended sessions; required unless access is open. */
  readonly stateDir: string | undefined;
  /** Names the countings of shares. */
  readonly subjects: Subjects;
  readonly log: Log;
}

export function createGatekeeper(parts: GatekeeperParts): Gatekeeper {
  const { config, key, stateDir, subjects, log } = parts;
  const { access } = config;
  const noteProxy = createProxyNotes(access, log);
  if (access.mode === "open") {
    const viewer: Viewer = { access: openAccess, who: "-", id: undefined };
    const routes = new Map([...openShareRoutes(), ...createViewRoutes(null)]);
    return {
      admit(context) {
        noteProxy(context);
        return viewer;
      },
      stillAdmits: async () => true,
      route: (path) => routes.get(path),
      checkFiles: async () => [],
      signInFault: async () => undefined,
    };
  }
  if (stateDir === undefined) throw new Error("Access needs a folder for what is shared.");

  const onFault = (sentence: string) => log.note("error", sentence);
  const file = openStateFile(stateDir, onFault);
  const views = openViewsFile(stateDir, onFault);
  const signer = createSigner(key);
  const tokens = createShareTokens(signer, config.upstream.warehouseBy);
  const pairings = createPairings({ file, signer, warehouseBy: config.upstream.warehouseBy });
  const shares = createShares(file, tokens, config.upstream.warehouseBy);
  const signIn =
    access.mode === "passcode" ? passcodeParts(access, parts, { signer, file }) : undefined;
  const identify = createIdentify({
    access,
    sessions: signIn?.sessions,
    file,
    tokens,
    subjects,
    onUse: createLastUse(file),
    programOf: createProgramAccess({
      proxies: access.proxies,
      file,
      tokens,
      passcodes: signIn?.passcodes,
    }),
  });
  const routes = new Map<string, Route>([
    ...createShareRoutes({
      shares,
      pairings,
      tokens,
      subjects,
      log,
      publicUrl: config.publicUrl,
      endSessions: signIn?.endSessions,
    }),
    ...createViewRoutes(views),
    ["/pair", createPairingRoute({ pairings, tokens, proxies: access.proxies })],
    ["/access/sign-out", createSignOut({ sessions: signIn?.sessions, file })],
  ]);
  if (signIn !== undefined) routes.set("/access/sign-in", signIn.route);
  const landing = createLanding({
    mode: access.mode,
    timeZone: config.timeZone ?? "UTC",
    file,
    tokens,
    subjects,
  });

  return {
    async admit(context) {
      const { path } = context.target;
      noteProxy(context);
      refuseTokenInAddress(context.target);
      if (path === "/pair" && context.request.method === "GET") {
        // A paired screen whose home page is this one opens what it was paired for, also after a restart.
        const viewer = viewerOrNull(await identify(context));
        return viewer?.access.via === "screen"
          ? redirectTo(context, viewer.screenPath ?? "/screen")
          : null;
      }
      // A passcode would be of no use while sessions cannot be checked.
      if (path === "/access/sign-in") await file.readLatest();
      if (path === "/version" || path === "/readyz" || path === "/access/sign-in") {
        // They are answered also while it is unknown who asks.
        return viewerOrNull(await identify(context).catch(() => null));
      }
      // Open paths include those that give access.
      if (isOpenPath(path)) return null;
      const viewer = await identify(context);
      if (viewer !== null && typeof viewer !== "string") {
        // A screen that starts again at the bare address still shows what it was paired for.
        const isBare = path === "/screen" && context.target.query === "";
        return isBare && viewer.screenPath !== undefined
          ? redirectTo(context, viewer.screenPath)
          : viewer;
      }
      return denied(access.mode, context, viewer);
    },
    async stillAdmits(context, viewer) {
      const now = viewerOrNull(await identify(context));
      return now !== null && now.id === viewer.id && isSameAccess(now.access, viewer.access);
    },
    route: (path) => routes.get(path) ?? (path.startsWith("/share/") ? landing : undefined),
    async checkFiles() {
      const found = await Promise.all([file.check(), views.check()]);
      return found.filter((problem) => problem !== undefined);
    },
    async signInFault() {
      if (signIn === undefined) return undefined;
      try {
        await file.readLatest();
        return undefined;
      } catch (error) {
        if (error instanceof ProblemError) return error.problem;
        throw error;
      }
    },
  };
}

function isSameAccess(one: Access, other: Access): boolean {
  const rights = ({ role, scope, hidden }: Access) => JSON.stringify([role, scope, hidden]);
  return rights(one) === rights(other);
}

function viewerOrNull(viewer: Viewer | string | null): Viewer | null {
  return typeof viewer === "string" ? null : viewer;
}

function passcodeParts(
  access: Extract<Config["access"], { mode: "passcode" }>,
  { config: { logAddresses }, key, log }: GatekeeperParts,
  { signer, file }: { readonly signer: Signer; readonly file: StateFile },
) {
  const passcodes = createPasscodes(key, {
    viewer: access.passcode,
    admin: access.adminPasscode,
  });
  const sessions = createSessions(signer, passcodes.hashes);
  const throttle = createNotedThrottle(log, logAddresses);
  const begin = async (role: Access["role"]) =>
    sessions.begin(role, (await file.readLatest()).endedSessions);
  return {
    sessions,
    passcodes: { roleOf: passcodes.roleOf, throttle },
    route: createSignIn({
      config: access,
      passcodes,
      throttle,
      begin,
      earlierSignIns: createEarlierSignIns(signer),
      log,
    }),
    endSessions: () =>
      file.change((state) => [{ ...state, endedSessions: endAllSessions() }, undefined]),
  };
}
