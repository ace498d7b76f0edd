import type { Access } from "#contract/access.ts";
import type { Settings } from "#contract/settings.ts";
import type { Arrival, Viewer } from "#gateway/access/arrival.ts";
import type { Found } from "#gateway/cache/cache.ts";
import type { Kept } from "#gateway/cache/cached-answer.ts";
import { keptResponse } from "#gateway/cache/cached-response.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { endpointRoute, matchEndpoint, type Target } from "#gateway/http/target.ts";
import type { ViewerRequest, Visit } from "#gateway/http/visit.ts";
import type { Metrics } from "#gateway/operations/metrics.ts";
import { createMissBudget, type MissBudget } from "#gateway/operations/miss-budget.ts";
import type { Viewers } from "#gateway/operations/viewers.ts";
import { createFilterProof } from "#gateway/scope/filter-proof.ts";
import { queryInScope } from "#gateway/scope/in-scope.ts";
import { redactedHeaders } from "#gateway/scope/redacted-headers.ts";
import { createRefusals } from "#gateway/scope/refusals.ts";
import { limit } from "#gateway/scope/restrict-answer.ts";
import type { Asked } from "./endpoint-answer.ts";
import type { Figures } from "./figures.ts";

interface RouteParts {
  readonly warehouseBy: Settings["warehouseBy"];
  readonly figures: Figures;
  readonly metrics: Metrics;
  readonly viewers: Viewers;
  /** What every answer carries. */
  readonly headersOf: (request: ViewerRequest) => Readonly<Record<string, string>>;
}

/** A question as it was understood, and its address's pattern. */
interface Understood extends Asked {
  readonly route: string;
}

/** Questions that are kept understood; many viewers ask few of them, over and over. */
const mostUnderstood = 500;

/** How long it is waited for to hear whether the API filters, in milliseconds. */
const proofPatience = 10_000;

/** Codes of questions that the pages hardly ever ask. */
const refused = /^(not-found|no-longer-available|out-of-scope|upstream-rejected)$/;

const nothing = () => {};
const hit = (kept: Kept): Found => ({ kept, result: "hit", leave: nothing });

/** Answers what is asked below `/api/v1`. */
export function createFiguresRoute(parts: RouteParts) {
  const { warehouseBy, figures, metrics, viewers, headersOf } = parts;
  const understood = new Map<string, Understood>();
  const filters = createFilterProof(async (query) => {
    const asked = figures.read({ name: "countings", segment: undefined }, query);
    // For everybody who waits for it, not for the one who came first.
    const { kept } = await figures.find(asked, {
      signal: AbortSignal.timeout(proofPatience),
    });
    return new Response(kept.body.read("identity")).text();
  });

  const refusals = createRefusals();
  const budget = createMissBudget();
  const limitParts = { warehouseBy, filters, refusals };

  const understand = ({ path, query: sent }: Target, visit: Visit, access: Access): Understood => {
    const query = isLimited(access) ? inScope(path, sent, access) : sent;
    const address = `${path}?${query}`;
    const known = understood.get(address);
    if (known !== undefined) return known;
    const match = matchEndpoint(path);
    if (match === undefined) throw new ProblemError("not-found");
    visit.route = endpointRoute(match.name);
    const asked = { ...figures.read(match, query), route: visit.route };
    if (understood.size >= mostUnderstood) understood.clear();
    understood.set(address, asked);
    return asked;
  };

  const noted = (found: Found, visit: Visit): Found => {
    visit.cache = found.result;
    metrics.cache(found.result);
    return found;
  };

  /** Finds an answer in the viewer's scope and charges the viewer for a request to the API. */
  const findLimited = async (
    asked: Asked,
    { access, id }: Viewer,
    request: ViewerRequest,
    visit: Visit,
  ): Promise<Found> => {
    let end: ReturnType<MissBudget["begin"]> | undefined;
    let isRefused = false;
    const onMiss = () => {
      end = id === undefined ? undefined : budget.begin(id);
    };
    try {
      const kept = figures.cache.fresh(asked.key);
      if (kept === undefined) refusals.check(access, asked);
      const isKnown = request.headers.get("If-None-Match") !== null;
      const options = { signal: request.signal, viewer: id, isKnown, onMiss };
      const found = noted(kept ? hit(kept) : await figures.find(asked, options), visit);
      return isLimited(access) ? await limit(found, asked, limitParts, access, request) : found;
    } catch (error) {
      const told = refusals.instead(access, asked, error);
      isRefused = told instanceof ProblemError && refused.test(told.problem.code);
      throw told;
    } finally {
      end?.(isRefused ? "refused" : "answered");
    }
  };

  return async ({ request, to, visit, address }: Arrival, viewer: Viewer): Promise<Response> => {
    const { access } = viewer;
    visit.route = "/api/*";
    const asked = understand(to, visit, access);
    visit.route = asked.route;
    const header = (name: string) => request.headers.get(name) ?? "";
    viewers.seen(`${address} ${header("X-Forwarded-For")} ${header("User-Agent")}`);
    // The most frequent case, without the work of the others.
    const kept = isLimited(access) ? undefined : figures.cache.fresh(asked.key);
    const found = kept ? noted(hit(kept), visit) : await findLimited(asked, viewer, request, visit);
    const wish = { isHead: request.method === "HEAD", headers: request.headers };
    return keptResponse(found, wish, redactedHeaders(headersOf(request), access));
  };
}

/** @throws ProblemError `out-of-scope`; `bad-request` */
function inScope(path: string, query: string, access: Access): string {
  const match = matchEndpoint(path);
  return match === undefined ? query : queryInScope(access, match, query);
}

function isLimited({ scope, hidden }: Access): boolean {
  return scope.kind !== "all" || hidden.length > 0;
}
