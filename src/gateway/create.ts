import { type Context, Hono } from "hono";
import type { Problem, ProblemCode } from "#contract/problem.ts";
import type { Settings } from "#contract/settings.ts";
import { acceptsGzip, gzipBody } from "./compress.ts";
import type { Config } from "./config.ts";
import { ViewerLeft } from "./deadline.ts";
import { endpointBody } from "./endpoint-answer.ts";
import type { Log } from "./log.ts";
import { isOwnAddress } from "./own-address.ts";
import { refuseForeignHost } from "./own-host.ts";
import { readPageFiles } from "./page-files.ts";
import { createPositions } from "./positions.ts";
import { ProblemError, problemResponse } from "./problem.ts";
import { logWhenOver } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";
import { decodeId, endpointRoute, isPlainTarget, matchEndpoint, splitTarget } from "./target.ts";
import type { Fetch } from "./upstream.ts";

/** What a gateway works with besides its settings. */
export interface GatewayParts {
  /** Reaches the API. */
  readonly fetch: Fetch;
  /** The built page to serve; without it (in development) the gateway serves no page. */
  readonly page?: { readonly directory: string };
  readonly log: Log;
}

/**
 * Answers every request with a response, whatever is asked and whatever the API does.
 * @param target the request's target exactly as it was sent; without it, the one of the request's
 * URL counts, in which dot segments are resolved already
 */
export type Gateway = (request: Request, target?: string) => Promise<Response>;

interface Env {
  Bindings: { readonly target: string };
  Variables: {
    route: string;
    /** Why the request failed; for the log. */
    code: ProblemCode;
    /** The status that the API answered with; for the log. */
    upstream: number;
  };
}

/** The one way between viewers and the API: knows its address, its credentials and its dialect. */
export function createGateway(config: Config, { fetch, page, log }: GatewayParts): Gateway {
  const files = page === undefined ? undefined : readPageFiles(page.directory);
  const build = files?.build ?? "dev";
  const safety = Object.entries(securityHeaders(config.frameAncestors));
  const parts = {
    config,
    fetch,
    positions: createPositions(),
    onRefusedLink: () => log.note("warn", "A link to the next page led elsewhere; not followed."),
  };
  const app = new Hono<Env>({
    // The raw path decides, not one that has been decoded or resolved on the way.
    getPath: (_request, options) => splitTarget(String(options?.env?.target ?? "/")).path,
  });

  app.use(async (c, next) => {
    const start = performance.now();
    await next();
    const { headers } = c.res;
    for (const [name, value] of safety) headers.set(name, value);
    if (c.req.method === "HEAD") await c.res.body?.cancel();
    const route = c.get("route") ?? "/*";
    c.res = logWhenOver(
      c.req.method === "HEAD" ? new Response(null, c.res) : c.res,
      log,
      { method: c.req.method, route },
      () => performance.now() - start,
      () => ({ code: c.get("code"), upstream: c.get("upstream") }),
    );
  });
  app.use(async (c, next) => {
    refuseForeignHost(config.host, c.req.raw.headers.get("Host"));
    if (!isPlainTarget(splitTarget(c.env.target))) throw new ProblemError("bad-request");
    if (!/^(GET|HEAD)$/.test(c.req.method)) throw new ProblemError("method-not-allowed");
    await next();
  });
  app.use("/api/*", async (c, next) => {
    c.set("route", "/api/*");
    await next();
    const now = new Date();
    c.header("Cache-Control", "no-store");
    c.header("Date", now.toUTCString());
    c.header("X-Fetched-At", now.toISOString());
  });
  app.get("/api/settings", (c) => c.json(routed(c, settingsOf(config, build))));
  app.get("/healthz", (c) => c.json(routed(c, { status: "ok" }), 200, uncached));
  app.get("/version", (c) => c.json(routed(c, { build }), 200, uncached));
  app.get("/api/*", async (c) => {
    const match = matchEndpoint(c.req.path);
    if (match === undefined) throw new ProblemError("not-found");
    const { name, segment } = match;
    c.set("route", endpointRoute(name));
    const id = segment === undefined ? undefined : decodeId(segment);
    const { query } = splitTarget(c.env.target);
    const viewer = c.req.raw.signal;
    const heard = { ...parts, fetch: noting(fetch, (status) => c.set("upstream", status)) };
    return jsonResponse(c, await endpointBody(heard, { name, id, query, viewer }));
  });
  app.get("*", (c) => {
    if (files === undefined || isOwnAddress(c.req.path)) throw new ProblemError("not-found");
    if (c.req.path.startsWith("/assets/")) c.set("route", "/assets/*");
    return files.answer(c.req.path, new URL(c.req.url).search, c.req.raw.headers);
  });
  app.onError((error, c) => {
    // Nobody is there to read it; the status is for the log alone.
    if (error instanceof ViewerLeft) return new Response(null, { status: 499 });
    const problem = problemOf(error, config, log);
    c.set("code", problem.code);
    return problemResponse({ ...problem, upstreamStatus: c.get("upstream") });
  });

  return async (request, target) => {
    const url = new URL(request.url);
    return app.fetch(request, { target: target ?? `${url.pathname}${url.search}` });
  };
}

function noting(fetch: Fetch, onStatus: (status: number) => void): Fetch {
  return async (request) => {
    const response = await fetch(request);
    onStatus(response.status);
    return response;
  };
}

const uncached = { "Cache-Control": "no-store" };

/** A fixed address is its own pattern in the log. */
function routed<T>(c: Context<Env>, value: T): T {
  c.set("route", c.req.path);
  return value;
}

function settingsOf(config: Config, build: string): Settings {
  const { demo, upstream, currency, pollSeconds, activeWithinDays, timeZone, workHours } = config;
  return {
    demo,
    host: demo ? null : new URL(upstream.baseUrl).host,
    currency,
    pollSeconds,
    activeWithinDays,
    timeZone,
    workHours,
    warehouseBy: upstream.warehouseBy,
    build,
  };
}

function jsonResponse(c: Context<Env>, body: ReadableStream<Uint8Array> | string): Response {
  const headers = new Headers({ "Content-Type": "application/json", Vary: "Accept-Encoding" });
  const plain = new Response(body, { headers });
  const takesGzip = c.req.method === "GET" && acceptsGzip(c.req.header("Accept-Encoding") ?? null);
  if (!takesGzip || plain.body === null) return plain;
  headers.set("Content-Encoding", "gzip");
  return new Response(gzipBody(plain.body), { headers });
}

function problemOf(error: Error, config: Config, log: Log): Problem {
  if (!(error instanceof ProblemError))
    log.note("error", `Unexpected ${error.name} ${frames(error)}`);
  const { problem } =
    error instanceof ProblemError ? error : new ProblemError("upstream-unavailable");
  // Whoever polls learns a time to wait from the upstream, or keeps to its usual pace.
  const waits = problem.status === 429 || problem.status === 503;
  const retryAfter = problem.retryAfter ?? config.pollSeconds;
  return waits ? { ...problem, retryAfter } : problem;
}

/** Where an error came from, without its message: that may hold anything. */
function frames({ stack = "" }: Error): string {
  const lines = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return lines.slice(0, 3).join(" ").replaceAll(/\s+/g, " ").trim();
}
