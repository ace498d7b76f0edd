import type * as z from "zod/mini";
import {
  type MadeBy,
  newScreenSchema,
  newShareSchema,
  revokeSchema,
  type Share,
} from "#contract/access.ts";
import type { Arrival, Route, Viewer } from "#gateway/access/arrival.ts";
import { bodyText } from "#gateway/access/body-text.ts";
import { refuseForeign } from "#gateway/access/passcode/sign-in.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { Log } from "#gateway/operations/log.ts";
import type { Pairings } from "./pairings.ts";
import type { ShareTokens } from "./share-tokens.ts";
import { type Shares, waitsUntil } from "./shares.ts";
import type { StoredShare } from "./state.ts";

interface ShareRouteParts {
  readonly shares: Shares;
  readonly pairings: Pairings;
  readonly tokens: ShareTokens;
  readonly log: Log;
  /** Ends all sessions; `undefined` where there is no signing in. */
  readonly endSessions: (() => Promise<void>) | undefined;
}

/** The routes for admins to manage shares, screens and sessions, by path. */
export function createShareRoutes(parts: ShareRouteParts): ReadonlyMap<string, Route> {
  const { shares, pairings, tokens, log, endSessions } = parts;
  const shown = (share: StoredShare): Share => {
    const { epoch: _, admission: __, ...rest } = share;
    const link = share.kind === "link" ? `/share/${tokens.linkOf(share)}` : null;
    return { ...rest, link, waitsUntil: waitsUntil(share) };
  };
  const list = (all: readonly StoredShare[]) => Response.json({ shares: all.map(shown) });
  const made = (share: StoredShare) => {
    log.note("info", `A ${share.kind} was given out: ${share.id}.`);
    return Response.json(shown(share), { status: 201 });
  };

  return byPath([
    {
      name: "/api/shares",
      GET: async () => list(await shares.all()),
      POST: async ({ request }, viewer) =>
        made(await shares.make(await read(request, newShareSchema), makerOf(viewer))),
    },
    {
      name: "/api/shares/revoke",
      async POST({ request }) {
        const { id } = await read(request, revokeSchema);
        const left = await shares.revoke(id);
        log.note("info", `A share was taken back: ${id}.`);
        return list(left);
      },
    },
    {
      name: "/api/shares/revoke-all",
      async POST() {
        const left = await shares.revokeAll();
        log.note("info", "All shares were taken back.");
        return list(left);
      },
    },
    {
      name: "/api/screens",
      POST: async ({ request }, viewer) =>
        made(await pairings.admit(await read(request, newScreenSchema), makerOf(viewer))),
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
  const paths = ["/api/shares", "/api/shares/revoke", "/api/shares/revoke-all", "/api/screens"];
  return new Map(paths.map((name) => [name, { name, GET: refuse, POST: refuse }]));
}

function byPath(routes: readonly Route[]): ReadonlyMap<string, Route> {
  return new Map(routes.map((route) => [route.name, forAdmins(route)]));
}

function forAdmins({ name, GET, POST }: Route): Route {
  return {
    name,
    ...(GET && {
      GET: (arrival: Arrival, viewer: Viewer | null) => {
        refuseOthers(viewer);
        return GET(arrival, viewer);
      },
    }),
    ...(POST && {
      POST: (arrival: Arrival, viewer: Viewer | null) => {
        refuseOthers(viewer);
        refuseForeign(arrival.request);
        return POST(arrival, viewer);
      },
    }),
  };
}

function makerOf(viewer: Viewer | null): MadeBy {
  const isProxy = viewer?.access.via === "proxy";
  return { via: isProxy ? "proxy" : "session", name: isProxy ? viewer.access.name : null };
}

function refuseOthers(viewer: Viewer | null): void {
  if (viewer?.access.role === "admin") return;
  throw new ProblemError("access-denied", {
    status: 403,
    detail: "Only admins share and pair screens: sign in as one.",
  });
}

async function read<Schema extends z.ZodMiniType>(
  request: Arrival["request"],
  schema: Schema,
): Promise<z.infer<Schema>> {
  const text = await bodyText(request, "application/json");
  const body = schema.safeParse(parsed(text));
  if (body.success) return body.data;
  const [issue] = body.error.issues;
  throw new ProblemError("bad-request", {
    detail: `The body is not what this address takes (${issue?.path.join(".") || "all of it"}).`,
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
