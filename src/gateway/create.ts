import { randomBytes } from "node:crypto";
import type { Config } from "./config.ts";
import { problemOf } from "./failures.ts";
import { createFigures } from "./figures.ts";
import { createFiguresRoute } from "./figures-route.ts";
import { createHints } from "./hints.ts";
import { httpDate } from "./http-date.ts";
import type { Log } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { isOwnAddress } from "./own-address.ts";
import { createOwnAnswers } from "./own-answers.ts";
import { refuseForeignHost } from "./own-host.ts";
import { readPageFiles } from "./page-files.ts";
import { ProblemError, problemResponse } from "./problem.ts";
import { ReadyResponse } from "./ready-response.ts";
import { logWhenOver } from "./request-log.ts";
import { createSecurityHeaders } from "./security-headers.ts";
import { isPlainTarget, splitTarget, type Target } from "./target.ts";
import type { Fetch } from "./upstream.ts";
import { createUpstreamClient } from "./upstream-client.ts";
import { createUpstreamGate } from "./upstream-gate.ts";
import { createViewers } from "./viewers.ts";
import type { ViewerRequest, Visit } from "./visit.ts";

/** What a gateway works with besides its settings. */
export interface GatewayParts {
  /** Reaches the API. */
  readonly fetch: Fetch;
  /** The built page to serve; without it (in development) the gateway serves no page. */
  readonly page?: { readonly directory: string };
  readonly log: Log;
  /** Shared by gateways that stand in for each other; without it, one of this gateway's own. */
  readonly key?: Buffer | undefined;
}

/**
 * Answers every request with a response, whatever is asked and whatever the API does.
 * @param target the request's target exactly as it was sent; without it, the one of the request's
 * URL counts, in which dot segments are resolved already
 * @param address where the request came from, to count viewers by
 */
export type Gateway = (
  request: ViewerRequest,
  target?: string,
  address?: string,
) => Promise<Response>;

/** The one way between viewers and the API: knows its address, its credentials and its dialect. */
export function createGateway(config: Config, parts: GatewayParts): Gateway {
  const { fetch, page, log, key = randomBytes(32) } = parts;
  const files = page === undefined ? undefined : readPageFiles(page.directory);
  const safetyOf = createSecurityHeaders(config.frameAncestors);
  const metrics = createMetrics();
  const viewers = createViewers();
  const gate = createUpstreamGate(config);
  const hints = createHints((sentence) => log.note("warn", sentence));
  const client = createUpstreamClient({ config, fetch, gate, hints, metrics });
  const onRefusedLink = () =>
    log.note("warn", "A link to the next page led elsewhere; not followed.");
  const figures = createFigures({ config, client, hints, key, onRefusedLink });
  const showFigures = createFiguresRoute({ figures, metrics, viewers, headersOf: safetyOf });
  const build = files?.build ?? "dev";
  const own = createOwnAnswers({ config, build, figures, hints, gate, metrics, viewers });

  async function answer(request: ViewerRequest, to: Target, visit: Visit, address: string) {
    refuse(config, request, to);
    const { path, query } = to;
    const ownAnswer = own.get(path);
    if (ownAnswer !== undefined) {
      visit.route = path;
      return ownAnswer(request.signal);
    }
    if (path.startsWith("/api/")) return showFigures(request, to, visit, address);
    if (files === undefined || isOwnAddress(path)) throw new ProblemError("not-found");
    const response = files.answer(path, query === "" ? "" : `?${query}`, request.headers);
    if (path.startsWith("/assets/")) visit.route = "/assets/*";
    return response;
  }

  /** Puts on what every answer carries. */
  function dress(response: Response, { path }: Target, request: ViewerRequest): Response {
    if (response instanceof ReadyResponse) return response;
    const { headers } = response;
    for (const [name, value] of Object.entries(safetyOf(request))) headers.set(name, value);
    if (path.startsWith("/api/") && !headers.has("X-Fetched-At")) {
      headers.set("Cache-Control", "no-store");
      headers.set("Date", httpDate());
      headers.set("X-Fetched-At", new Date().toISOString());
    }
    return request.method === "HEAD" ? new Response(null, response) : response;
  }

  return async (request, target = targetOf(request), address = "") => {
    const start = performance.now();
    const to = splitTarget(target);
    const visit: Visit = { method: request.method, route: "/*", cache: "none" };
    const response = await answer(request, to, visit, address).catch((error) => {
      const problem = problemOf(error, config, log);
      // Nobody is there to read it; the status is for the log alone.
      if (problem === undefined) return new Response(null, { status: 499 });
      visit.code = problem.code;
      visit.upstream = problem.upstreamStatus;
      return problemResponse(problem);
    });
    const elapsed = () => performance.now() - start;
    return logWhenOver(dress(response, to, request), visit, elapsed, (line, broken) => {
      log.request(line, broken);
      metrics.request(line);
    });
  };
}

function targetOf({ url }: ViewerRequest): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}

/** @throws ProblemError for what no address here answers, whoever asks */
function refuse({ host }: Config, request: ViewerRequest, target: Target): void {
  refuseForeignHost(host, request.headers.get("Host"));
  if (!isPlainTarget(target)) throw new ProblemError("bad-request");
  if (!/^(GET|HEAD)$/.test(request.method)) throw new ProblemError("method-not-allowed");
}
