import type { Access } from "#contract/access.ts";
import { lineChangesType } from "#contract/line-changes.ts";
import type { Settings } from "#contract/settings.ts";
import { clientNetwork, type TrustedProxies } from "#gateway/access/client-address.ts";
import type { RequestContext, Viewer } from "#gateway/access/request-context.ts";
import type { CachedResult } from "#gateway/cache/cache.ts";
import { cachedResponse } from "#gateway/cache/cached-response.ts";
import { createLineChanges } from "#gateway/changes/line-changes.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { RequestLog } from "#gateway/http/request-log.ts";
import { endpointRoute, matchEndpoint, type Target } from "#gateway/http/target.ts";
import type { ViewerRequest } from "#gateway/http/viewer-request.ts";
import type { Metrics } from "#gateway/operations/metrics.ts";
import type { MissBudget } from "#gateway/operations/miss-budget.ts";
import type { Viewers } from "#gateway/operations/viewers.ts";
import { createFilterProof } from "#gateway/scope/filter-proof.ts";
import { queryInScope } from "#gateway/scope/in-scope.ts";
import { redactedHeaders } from "#gateway/scope/redacted-headers.ts";
import { createRedactedVersions } from "#gateway/scope/redacted-versions.ts";
import { createRefusals } from "#gateway/scope/refusals.ts";
import { restrictAnswer } from "#gateway/scope/restrict-answer.ts";
import type { CachedApi } from "./cached-api.ts";
import { withCountRecord } from "./count-record-header.ts";
import type { ApiRequest } from "./endpoint-answer.ts";

interface RouteParts {
  /** Whose `X-Forwarded-For` is trusted. */
  readonly proxies: TrustedProxies | undefined;
  readonly warehouseBy: Settings["warehouseBy"];
  readonly api: CachedApi;
  readonly metrics: Metrics;
  readonly viewers: Viewers;
  readonly budget: MissBudget;
  /** The headers of every answer. */
  readonly headersOf: (request: ViewerRequest) => Readonly<Record<string, string>>;
}

/** A parsed request with its address's pattern. */
interface ParsedRequest extends ApiRequest {
  readonly route: string;
}

/** Maximum number of parsed requests in memory; many viewers repeat the same few. */
const maxParsed = 500;

/** Timeout for the check whether the API filters, in milliseconds. */
const filterProofTimeoutMs = 10_000;

/** Codes of requests that the pages hardly ever send. */
const refusedCodes = /^(not-found|no-longer-available|out-of-scope|upstream-rejected)$/;

/** Answers requests below `/api/v1`. */
export function createApiRoute(parts: RouteParts) {
  const { proxies, warehouseBy, api, metrics, viewers, budget, headersOf } = parts;
  const parsed = new Map<string, ParsedRequest>();
  const filters = createFilterProof(async (query) => {
    const list = api.parse({ name: "countings", segment: undefined }, query);
    // Many viewers share the check, so that it does not end when the first of them leaves.
    const { answer } = await api.find(list, {
      signal: AbortSignal.timeout(filterProofTimeoutMs),
    });
    return new Response(answer.body.read("identity")).text();
  });

  const changes = createLineChanges();
  const refusals = createRefusals();
  const versions = createRedactedVersions();

  const parse = (target: Target, requestLog: RequestLog, access: Access): ParsedRequest => {
    const query = isRestricted(access) ? queryInScope(access, target) : target.query;
    const address = `${target.path}?${query}`;
    const known = parsed.get(address);
    if (known !== undefined) return known;
    const match = matchEndpoint(target.path);
    if (match === undefined) throw new ProblemError("not-found");
    const route = endpointRoute(match.name);
    requestLog.route = route;
    const apiRequest = { ...api.parse(match, query), route };
    if (parsed.size >= maxParsed) parsed.clear();
    parsed.set(address, apiRequest);
    return apiRequest;
  };

  /** Finds an answer in the viewer's scope and charges the viewer for a request to the API. */
  const find = async (
    apiRequest: ApiRequest,
    { access, id }: Viewer,
    context: RequestContext,
    record: (result: CachedResult) => CachedResult,
  ): Promise<CachedResult> => {
    const { request } = context;
    let end: ReturnType<MissBudget["begin"]> | undefined;
    let isRefused = false;
    const onMiss = () => {
      end = id === undefined ? undefined : budget.begin(id);
    };
    try {
      const fresh = api.fresh(apiRequest);
      if (fresh === undefined) refusals.check(access, apiRequest);
      const isConditional = request.headers.get("If-None-Match") !== null;
      // With open access each network counts as a viewer; an unknown address is none.
      const viewer = id ?? (clientNetwork(context, proxies) || undefined);
      const options = { signal: request.signal, viewer, isConditional, onMiss };
      const result = record(fresh ?? (await api.find(apiRequest, options)));
      if (!isRestricted(access)) return result;
      return await restrictAnswer(result, apiRequest, {
        warehouseBy,
        filters,
        refusals,
        versions,
        access,
        request,
      });
    } catch (error) {
      const disclosed = refusals.disclose(access, apiRequest, error);
      isRefused = disclosed instanceof ProblemError && refusedCodes.test(disclosed.problem.code);
      throw disclosed;
    } finally {
      end?.(isRefused ? "refused" : "answered");
    }
  };

  return async (context: RequestContext, viewer: Viewer): Promise<Response> => {
    const { request, target, requestLog, address } = context;
    const { access } = viewer;
    requestLog.route = "/api/*";
    const apiRequest = parse(target, requestLog, access);
    requestLog.route = apiRequest.route;
    const header = (name: string) => request.headers.get(name) ?? "";
    viewers.record(`${address} ${header("X-Forwarded-For")} ${header("User-Agent")}`);
    const record = (result: CachedResult) => {
      requestLog.cache = result.status;
      metrics.cache(result.status);
      return result;
    };
    // The most frequent case, without the work of the others.
    const fresh = isRestricted(access) ? undefined : api.fresh(apiRequest);
    const result = fresh ? record(fresh) : await find(apiRequest, viewer, context, record);
    const options = { isHead: request.method === "HEAD", headers: request.headers };
    const answered = header("Accept").includes(lineChangesType)
      ? await changes.since(result, {
          history: JSON.stringify([apiRequest.key, access.hidden]),
          known: request.headers.get("If-None-Match"),
          signal: request.signal,
        })
      : result;
    const { name, id = "" } = apiRequest.question;
    const countRecord = name === "counting" ? api.counts.recordOf(id) : null;
    const headers = withCountRecord(redactedHeaders(headersOf(request), access), countRecord);
    return cachedResponse(answered, options, headers);
  };
}

function isRestricted({ scope, hidden }: Access): boolean {
  return scope.kind !== "all" || hidden.length > 0;
}
