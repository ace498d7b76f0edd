import {
  type MadeBy,
  type NewScreen,
  type NewShare,
  newScreenSchema,
  newShareSchema,
  revokeSchema,
  type Share,
  screenChangeSchema,
} from "#contract/access.ts";
import { readBody } from "#gateway/access/json-body.ts";
import type { RequestContext, Route, Viewer } from "#gateway/access/request-context.ts";
import { inBase } from "#gateway/http/base-path.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { Log } from "#gateway/operations/log.ts";
import type { Pairings } from "./pairings.ts";
import type { ShareTokens } from "./share-tokens.ts";
import { type Made, type Shares, waitsUntil } from "./shares.ts";
import { type StoredShare, shownBy } from "./state.ts";
import type { Subjects } from "./subjects.ts";

/** Shares without a name for whose names one answer asks the API at most. */
const maxNamedLater = 5;

interface ShareRouteParts {
  readonly shares: Shares;
  readonly pairings: Pairings;
  readonly tokens: ShareTokens;
  readonly subjects: Subjects;
  readonly log: Log;
  /** Address of the pages; `null` for the one that the page has. */
  readonly publicUrl: string | null;
  /** Ends all sessions; `undefined` where there is no signing in. */
  readonly endSessions: (() => Promise<void>) | undefined;
}

/** The routes for admins to manage shares, screens and sessions, by path. */
export function createShareRoutes(parts: ShareRouteParts): ReadonlyMap<string, Route> {
  const { shares, pairings, tokens, subjects, log, publicUrl, endSessions } = parts;
  const toShare = (
    context: RequestContext,
    share: StoredShare,
    token: string | null = null,
  ): Share => {
    const { epoch: _, admission: __, change: ___, tokenHash: ____, ...rest } = share;
    const shown = shownBy(share);
    const address = publicUrl ?? inBase(context, "");
    const link = share.kind === "link" ? `${address}/share/${tokens.linkOf(share)}` : null;
    const { scope } = shown;
    const known = scope.kind === "counting" ? subjects.known(scope.id) : null;
    return {
      ...rest,
      ...shown,
      subject: share.subject ?? known,
      link,
      token,
      waitsUntil: waitsUntil(share),
    };
  };
  const subjectOf = async ({ scope }: Pick<NewShare, "scope">): Promise<Made["subject"]> =>
    scope.kind === "counting" ? subjects.find(scope.id) : null;
  const madeFor = async (wanted: NewShare | NewScreen, viewer: Viewer | null): Promise<Made> => ({
    madeBy: creatorOf(viewer),
    subject: await subjectOf(wanted),
  });
  /** Asks for a few missing names, for the next answer. */
  const nameLater = (all: readonly StoredShare[]) => {
    const unnamed = all.flatMap((share) => {
      const { scope } = shownBy(share);
      const isUnnamed = share.subject === null && share.revokedAt === null;
      return isUnnamed && scope.kind === "counting" ? [scope.id] : [];
    });
    for (const id of unnamed.slice(0, maxNamedLater)) void subjects.find(id);
  };
  const list = (context: RequestContext, all: readonly StoredShare[]) =>
    Response.json({ shares: all.map((share) => toShare(context, share)) });
  const respondCreated = (context: RequestContext, share: StoredShare, token: string | null) => {
    log.note("info", `A ${share.kind} was given out: ${share.id}.`);
    return Response.json(toShare(context, share, token), { status: 201 });
  };

  return byPath([
    {
      name: "/api/shares",
      async GET(context) {
        const all = await shares.all();
        nameLater(all);
        return list(context, all);
      },
      async POST(context, viewer) {
        const wanted = await readBody(context.request, newShareSchema);
        const { share, token } = await shares.make(wanted, await madeFor(wanted, viewer));
        return respondCreated(context, share, token);
      },
    },
    {
      name: "/api/shares/revoke",
      async POST(context) {
        const { id } = await readBody(context.request, revokeSchema);
        const left = await shares.revoke(id);
        log.note("info", `A share was revoked: ${id}.`);
        return list(context, left);
      },
    },
    {
      name: "/api/shares/revoke-all",
      async POST(context) {
        const left = await shares.revokeAll();
        log.note("info", "All shares were revoked.");
        return list(context, left);
      },
    },
    {
      name: "/api/screens",
      async POST(context, viewer) {
        const wanted = await readBody(context.request, newScreenSchema);
        const screen = await pairings.admit(wanted, await madeFor(wanted, viewer));
        return respondCreated(context, screen, null);
      },
    },
    {
      name: "/api/screens/change",
      async POST(context) {
        const wanted = await readBody(context.request, screenChangeSchema);
        const changed = await shares.change(wanted, await subjectOf(wanted));
        log.note("info", `A screen was changed: ${changed.id}.`);
        return Response.json(toShare(context, changed));
      },
    },
    ...(endSessions === undefined ? [] : [endSessionsRoute(endSessions, log)]),
  ]);
}

function endSessionsRoute(endSessions: () => Promise<void>, log: Log): Route {
  return {
    name: "/api/sessions/end-all",
    async POST() {
      await endSessions();
      log.note("info", "All sessions were ended.");
      return Response.json({});
    },
  };
}

/** The same routes for open access. */
export function openShareRoutes(): ReadonlyMap<string, Route> {
  const refuse = () => {
    throw new ProblemError("access-denied", {
      detail:
        "Everybody who reaches this gateway sees everything, so that there is nothing to share: " +
        "set ACCESS to passcode or header first.",
    });
  };
  const paths = [
    "/api/shares",
    "/api/shares/revoke",
    "/api/shares/revoke-all",
    "/api/screens",
    "/api/screens/change",
  ];
  return new Map(paths.map((name) => [name, { name, GET: refuse, POST: refuse }]));
}

/** Marks the routes as admins-only. */
function byPath(routes: readonly Route[]): ReadonlyMap<string, Route> {
  return new Map(routes.map((route) => [route.name, { ...route, isForAdmins: true }]));
}

function creatorOf(viewer: Viewer | null): MadeBy {
  const isProxy = viewer?.access.via === "proxy";
  return { via: isProxy ? "proxy" : "session", name: isProxy ? viewer.access.name : null };
}
