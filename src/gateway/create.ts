import { randomBytes } from "node:crypto";
import { answerRoute } from "./access/answer-route.ts";
import type { Arrival } from "./access/arrival.ts";
import { createGatekeeper } from "./access/create.ts";
import { createFigures } from "./api/figures.ts";
import { createFiguresRoute } from "./api/figures-route.ts";
import type { Config } from "./config/config.ts";
import { isOwnHost, refuseForeignHost } from "./http/allowed-host.ts";
import { problemOf } from "./http/failures.ts";
import { httpDate } from "./http/http-date.ts";
import { isOwnAddress } from "./http/own-paths.ts";
import { ProblemError, problemResponse } from "./http/problem.ts";
import { ReadyResponse, withHeader } from "./http/ready-response.ts";
import { logWhenOver } from "./http/request-log.ts";
import { createSecurityHeaders } from "./http/security-headers.ts";
import { isPlainTarget, splitTarget } from "./http/target.ts";
import type { ViewerRequest, Visit } from "./http/visit.ts";
import type { Log } from "./operations/log.ts";
import { createMetrics } from "./operations/metrics.ts";
import { createOwnAnswers } from "./operations/own-answers.ts";
import { createViewers } from "./operations/viewers.ts";
import { readPageFiles } from "./page/page-files.ts";
import { createHints } from "./upstream/admin-warnings.ts";
import { createUpstreamClient } from "./upstream/client.ts";
import { createUpstreamGate } from "./upstream/gate.ts";
import type { Fetch } from "./upstream/upstream.ts";

/** What a gateway works with besides its settings. */
export interface GatewayParts {
  /** Reaches the API. */
  readonly fetch: Fetch;
  /** The built page to serve; without it (in development) the gateway serves no page. */
  readonly page?: { readonly directory: string };
  readonly log: Log;
  /** Shared by gateways that stand in for each other; without it, one of this gateway's own. */
  readonly key?: Buffer | undefined;
  /** The folder that gateways with the same key share; needed where access is not open. */
  readonly stateDir?: string | undefined;
}

/**
 * Answers every request with a response, whatever is asked and whatever the API does.
 * @param target the request's target exactly as it was sent; without it, the one of the request's
 * URL counts, in which dot segments are resolved already
 * @param address of the socket that the request came from
 */
export type Gateway = (
  request: ViewerRequest,
  target?: string,
  address?: string,
) => Promise<Response>;

/** The one way between viewers and the API: knows its address, its credentials and its dialect. */
export function createGateway(config: Config, parts: GatewayParts): Gateway {
  const { fetch, page, log, key = randomBytes(32), stateDir } = parts;
  const sharing = config.access.mode === "open" ? "public" : "private";
  const files = page === undefined ? undefined : readPageFiles(page.directory, sharing);
  const safetyOf = createSecurityHeaders(config.frameAncestors);
  const metrics = createMetrics();
  const viewers = createViewers();
  const gate = createUpstreamGate(config);
  const hints = createHints((sentence) => log.note("warn", sentence));
  const client = createUpstreamClient({ config, fetch, gate, hints, metrics });
  const onRefusedLink = () =>
    log.note("warn", "A link to the next page led elsewhere; not followed.");
  const figures = createFigures({ config, client, hints, key, onRefusedLink });
  const showFigures = createFiguresRoute({
    warehouseBy: config.upstream.warehouseBy,
    figures,
    metrics,
    viewers,
    headersOf: safetyOf,
  });
  const build = files?.build ?? "dev";
  const own = createOwnAnswers({ config, build, figures, hints, gate, metrics, viewers });

  const gatekeeper = createGatekeeper({ config, key, stateDir, log });

  async function answer(arrival: Arrival) {
    const { request, to, visit, address } = arrival;
    const { path, query } = to;
    const isAddressed = isOwnHost(config.allowedHosts, request.headers.get("Host"), address);
    if (!isAddressed) refuseForeignHost(path);
    if (!isPlainTarget(to)) throw new ProblemError("bad-request");
    const admitted = await gatekeeper.admit(arrival);
    if (admitted instanceof Response) return admitted;
    visit.viewer = admitted?.who ?? "-";
    visit.renewal = admitted?.renewal;
    const route = gatekeeper.route(path);
    if (route !== undefined) return answerRoute(route, arrival, admitted);
    if (!/^(GET|HEAD)$/.test(request.method)) throw new ProblemError("method-not-allowed");
    const ownAnswer = own.get(path);
    if (ownAnswer !== undefined) {
      visit.route = path;
      return ownAnswer(request.signal, isAddressed ? admitted?.access : undefined);
    }
    if (path.startsWith("/api/")) {
      if (admitted === null) throw new ProblemError("access-denied");
      return showFigures(arrival, admitted);
    }
    if (files === undefined || isOwnAddress(path)) throw new ProblemError("not-found");
    const response = files.answer(path, query === "" ? "" : `?${query}`, request.headers);
    if (path.startsWith("/assets/")) visit.route = "/assets/*";
    return response;
  }

  /** Puts on what every answer carries. */
  function dress(response: Response, { to: { path }, request, visit }: Arrival): Response {
    if (response instanceof ReadyResponse) {
      return visit.renewal ? withHeader(response, "Set-Cookie", visit.renewal) : response;
    }
    const { headers } = response;
    for (const [name, value] of Object.entries(safetyOf(request))) {
      if (!headers.has(name)) headers.set(name, value);
    }
    // What anybody's cache may keep for ever must not carry a cookie.
    if (visit.renewal && !path.startsWith("/assets/")) {
      headers.append("Set-Cookie", visit.renewal);
      headers.set("Cache-Control", "private, no-cache");
    }
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
    const visit: Visit = { method: request.method, route: "/*", cache: "none", viewer: "-" };
    const arrival = { request, to, visit, address };
    const response = await answer(arrival).catch((error) => {
      const problem = problemOf(error, config, log);
      // Nobody is there to read it; the status is for the log alone.
      if (problem === undefined) return new Response(null, { status: 499 });
      visit.code = problem.code;
      visit.upstream = problem.upstreamStatus;
      return problemResponse(problem);
    });
    const elapsed = () => performance.now() - start;
    return logWhenOver(dress(response, arrival), visit, elapsed, (line, broken) => {
      log.request(line, broken);
      metrics.request(line);
    });
  };
}

function targetOf({ url }: ViewerRequest): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
