import { randomBytes } from "node:crypto";
import { answerRoute } from "./access/answer-route.ts";
import { createGatekeeper } from "./access/gatekeeper.ts";
import { programChallenge } from "./access/program-access.ts";
import { createHostNotes } from "./access/proxy-notes.ts";
import type { RequestContext, Viewer } from "./access/request-context.ts";
import { unusablePage } from "./access/unusable-page.ts";
import { createAlertRoutes } from "./alerts/alert-routes.ts";
import type { Alerts } from "./alerts/alerts.ts";
import { gatewayAlerts } from "./alerts/gateway-alerts.ts";
import { createApiRoute } from "./api/api-route.ts";
import { createCachedApi } from "./api/cached-api.ts";
import { createSightingStore } from "./api/sighting-store.ts";
import { briefingPath, createBriefingRoute } from "./briefing/briefing-route.ts";
import { createBriefingSource } from "./briefing/briefing-source.ts";
import { createLineReadings } from "./briefing/line-readings.ts";
import { createSuspects } from "./briefing/suspects.ts";
import type { Config } from "./config/config.ts";
import { keyFault } from "./config/state-key.ts";
import { countingGauges } from "./feed/counting-gauges.ts";
import { createFeedRoute } from "./feed/feed-route.ts";
import type { GatewayParts } from "./gateway-parts.ts";
import { historyMetrics } from "./history/history-metrics.ts";
import { createHistoryQuestions } from "./history/history-questions.ts";
import { createHistoryRoute } from "./history/history-route.ts";
import { createReads } from "./history/reads.ts";
import { createHistory, type History } from "./history/supervisor.ts";
import { isAllowedHost, refuseForeignHost } from "./http/allowed-host.ts";
import { outside, ownTarget } from "./http/base-path.ts";
import { accessCheckMs, endWithAccess } from "./http/end-with-access.ts";
import { toProblem } from "./http/failures.ts";
import { isGatewayPath, isProgramPath } from "./http/gateway-paths.ts";
import { httpDate } from "./http/http-date.ts";
import { ProblemError, problemResponse } from "./http/problem.ts";
import { ReadyResponse, withHeader } from "./http/ready-response.ts";
import type { RequestLog } from "./http/request-log.ts";
import { logOnCompletion } from "./http/request-log.ts";
import { createSecurityHeaders } from "./http/security-headers.ts";
import { isPlainTarget, splitTarget } from "./http/target.ts";
import type { ViewerRequest } from "./http/viewer-request.ts";
import { type ApiTrial, tryApi } from "./operations/api-trial.ts";
import { createMetrics } from "./operations/metrics.ts";
import { createMissBudget } from "./operations/miss-budget.ts";
import { createOperationalRoutes } from "./operations/operational-routes.ts";
import { createViewers } from "./operations/viewers.ts";
import { readPageFiles } from "./page/page-files.ts";
import { createSubjects } from "./shares/subjects.ts";
import { createAdminWarnings } from "./upstream/advice/admin-warnings.ts";
import { createUpstreamClient } from "./upstream/client.ts";
import { createFailures } from "./upstream/failures.ts";
import { createUpstreamGate } from "./upstream/gate.ts";

/**
 * Answers every request with a response; it never rejects.
 * @param target the request's target exactly as sent; by default that of the request's URL, whose dot segments are
 *   already resolved
 * @param address of the socket
 */
export type Gateway = (
  request: ViewerRequest,
  target?: string,
  address?: string,
) => Promise<Response>;

/** A gateway that can try what it depends on. */
export interface TryingGateway extends Gateway {
  /** Asks the API what the pages ask. */
  tryApi(): Promise<ApiTrial>;
  /** Reads the stored files; the log says which of them cannot be used. */
  tryFiles(): Promise<unknown>;
  /** `undefined` without an archive. It does nothing until it is started. */
  readonly history: History | undefined;
  /** `undefined` without `ALERTS_FILE`. It does nothing until it is started. */
  readonly alerts: Alerts | undefined;
}

/** Creates a gateway: the only connection between viewers and the API, whose credentials it adds. */
export function createGateway(config: Config, parts: GatewayParts): TryingGateway {
  const { fetch, page, log, key = randomBytes(32), stateDir, proxyFor } = parts;
  const { readsUnread = false, isStopping = () => false } = parts;
  const { basePath } = config;
  const sharing = config.access.mode === "open" ? "public" : "private";
  const files = page === undefined ? undefined : readPageFiles(page.directory, sharing, basePath);
  const securityHeadersOf = createSecurityHeaders(config.frameAncestors);
  const metrics = createMetrics();
  const viewers = createViewers();
  const failures = createFailures(config);
  const gate = createUpstreamGate(config, failures);
  const warnings = createAdminWarnings(config.upstream, {
    onWarning: (sentence) => log.note("warn", sentence),
    onRecovery: () => log.note("info", "The API answers again."),
    onSingleCause: (sentence) => log.note("debug", sentence),
  });
  const client = createUpstreamClient({ config, fetch, gate, warnings, metrics });
  const onRefusedLink = () =>
    log.note("warn", "A link to the next page led elsewhere; not followed.");
  const sightings =
    stateDir === undefined
      ? undefined
      : createSightingStore(stateDir, (sentence) => log.note("warn", sentence));
  const isBusy = () => isStopping() || gate.load().waiting > 0;
  const api = createCachedApi({
    config,
    client,
    failures,
    warnings,
    key,
    onRefusedLink,
    sightings,
    isBusy: readsUnread ? isBusy : undefined,
  });
  const history =
    parts.history && createHistory(parts.history, { log, read: createReads({ api, isBusy }) });
  const budget = createMissBudget();
  const answerApi = createApiRoute({
    proxies: config.access.proxies,
    warehouseBy: config.upstream.warehouseBy,
    api,
    metrics,
    viewers,
    budget,
    headersOf: securityHeadersOf,
  });
  const askHistory = createHistoryQuestions({ config, history, budget });
  const suspects = createSuspects(askHistory, config.upstream.warehouseBy);
  const linesOf = createLineReadings(api, suspects);
  const sourceOf = createBriefingSource({ config, api, linesOf });
  const answerBriefing = createBriefingRoute({ config, sourceOf, budget });
  const answerHistory = createHistoryRoute(askHistory, key);
  const alerts = gatewayAlerts({ config, api, linesOf, sourceOf, stateDir, log, proxyFor });
  const alertRoute = createAlertRoutes({ source: alerts, answerApi });
  const build = files?.build ?? "dev";
  const feedParts = { config, answerApi, askHistory, history, budget };
  const answerFeed = createFeedRoute({ ...feedParts, key, build });
  const gatekeeper = createGatekeeper({
    config,
    key,
    stateDir,
    subjects: createSubjects(api),
    log,
  });
  const noteHost = createHostNotes(log);
  let loggedKeyFault: string | undefined;
  const operationalRoutes = createOperationalRoutes({
    config,
    build,
    api,
    warnings,
    gate,
    metrics,
    viewers,
    moreMetrics: async (signal) => [
      ...historyMetrics(history?.state()),
      ...(alerts?.metrics() ?? []),
      ...(config.metricsCountings ? await countingGauges({ config, api }, signal) : []),
    ],
    checkFiles: gatekeeper.checkFiles,
    signInFault: gatekeeper.signInFault,
    isStopping,
    stateWarnings: async () => {
      const ofKey = stateDir === undefined ? undefined : await keyFault(stateDir);
      // Once until it changes, since monitors ask again soon.
      if (ofKey !== undefined && ofKey !== loggedKeyFault) log.note("warn", ofKey);
      loggedKeyFault = ofKey;
      const found = [sightings?.fault(), ofKey];
      return found.filter((sentence) => typeof sentence === "string");
    },
  });

  async function answer(context: RequestContext, onAdmitted: (viewer: Viewer) => void) {
    const { request, target, requestLog, address } = context;
    const { path, query } = target;
    const isAddressed = isAllowedHost(config.allowedHosts, request.headers.get("Host"), address);
    if (!isAddressed) refuseForeignHost(path);
    if (!isPlainTarget(target)) throw new ProblemError("bad-request");
    const viewer = await gatekeeper.admit(context);
    if (viewer instanceof Response) return viewer;
    requestLog.viewer = viewer?.who ?? "-";
    requestLog.renewal = viewer?.renewal;
    const route = gatekeeper.route(path) ?? alertRoute(path);
    if (route !== undefined) return answerRoute(route, context, viewer, noteHost);
    if (!/^(GET|HEAD)$/.test(request.method)) throw new ProblemError("method-not-allowed");
    const operationalRoute = operationalRoutes.get(path);
    if (operationalRoute !== undefined) {
      requestLog.route = path;
      return operationalRoute(request.signal, (isAddressed && viewer) || undefined);
    }
    if (path.startsWith("/api/")) {
      if (viewer === null) throw new ProblemError("access-denied");
      onAdmitted(viewer);
      if (path === briefingPath) return answerBriefing(context, viewer);
      return answerHistory(context, viewer) ?? answerApi(context, viewer);
    }
    if (isProgramPath(path) && viewer !== null) {
      onAdmitted(viewer);
      const feed = answerFeed(context, viewer);
      if (feed !== undefined) return feed;
    }
    if (files === undefined || isGatewayPath(path)) throw new ProblemError("not-found");
    const response = files.answer(path, query === "" ? "" : `?${query}`, request.headers);
    if (path.startsWith("/assets/")) requestLog.route = "/assets/*";
    return response;
  }

  function withCommonHeaders(
    response: Response,
    { target: { path }, request, requestLog }: RequestContext,
  ): Response {
    if (response instanceof ReadyResponse) {
      return requestLog.renewal ? withHeader(response, "Set-Cookie", requestLog.renewal) : response;
    }
    const { headers } = response;
    for (const [name, value] of Object.entries(securityHeadersOf(request))) {
      if (!headers.has(name)) headers.set(name, value);
    }
    // Assets may be stored by shared caches, so that they must not carry a cookie.
    if (requestLog.renewal && !path.startsWith("/assets/")) {
      headers.append("Set-Cookie", requestLog.renewal);
      // Figures stay out of every cache.
      if (headers.get("Cache-Control") !== "no-store") {
        headers.set("Cache-Control", "private, no-cache");
      }
    }
    if (response.status === 401 && isProgramPath(path)) {
      headers.set("WWW-Authenticate", programChallenge);
    }
    if (path.startsWith("/api/") && !headers.has("X-Fetched-At")) {
      headers.set("Cache-Control", "no-store");
      headers.set("Date", httpDate());
      headers.set("X-Fetched-At", new Date().toISOString());
    }
    return request.method === "HEAD" ? new Response(null, response) : response;
  }

  const handle: Gateway = async (request, rawTarget = targetOf(request), address = "") => {
    const start = performance.now();
    const elapsed = () => performance.now() - start;
    const named = splitTarget(rawTarget);
    const own = ownTarget(named, basePath);
    const requestLog: RequestLog = {
      method: request.method,
      route: "/*",
      cache: "none",
      viewer: "-",
    };
    const context = { request, target: own ?? named, basePath, requestLog, address };
    let hasAccess: (() => Promise<boolean>) | undefined;
    const onAdmitted = (viewer: Viewer) => {
      // Without an id nothing can end it.
      if (viewer.id !== undefined) hasAccess = () => gatekeeper.stillAdmits(context, viewer);
    };
    const confirmed = async () => {
      if (own === undefined) throw outside();
      const found = await answer(context, onAdmitted);
      // It may have waited for the API.
      if (hasAccess === undefined || elapsed() <= accessCheckMs) return found;
      try {
        if (await hasAccess()) return found;
        throw new ProblemError("access-denied");
      } catch (error) {
        if (!(found instanceof ReadyResponse)) found.body?.cancel().catch(() => {});
        throw error;
      }
    };
    const response = await confirmed().catch((error) => {
      const problem = toProblem(error, config, log);
      // The viewer has left, so that only the log has this status.
      if (problem === undefined) return new Response(null, { status: 499 });
      requestLog.code = problem.code;
      requestLog.upstream = problem.upstreamStatus;
      return unusablePage(context, problem) ?? problemResponse(problem);
    });
    const sent = logOnCompletion(
      withCommonHeaders(response, context),
      requestLog,
      elapsed,
      (line, broken) => {
        log.request(line, broken);
        metrics.request(line);
      },
    );
    if (hasAccess === undefined) return sent;
    return endWithAccess(sent, hasAccess, () => {
      requestLog.code = "access-denied";
    });
  };
  return Object.assign(handle, {
    tryApi: () => tryApi({ upstream: config.upstream, api, warnings }),
    tryFiles: gatekeeper.checkFiles,
    history,
    alerts,
  });
}

function targetOf({ url }: ViewerRequest): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
