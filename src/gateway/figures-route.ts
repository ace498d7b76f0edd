import type { Access } from "#contract/access.ts";
import type { Settings } from "#contract/settings.ts";
import type { Found } from "./cache.ts";
import type { Asked } from "./endpoint-answer.ts";
import type { Figures } from "./figures.ts";
import { keptResponse } from "./kept-response.ts";
import type { Metrics } from "./metrics.ts";
import { ProblemError } from "./problem.ts";
import { createFilterProof } from "./scope/filter-proof.ts";
import { queryInScope } from "./scope/in-scope.ts";
import { limit } from "./scope/limit.ts";
import { redactedHeaders } from "./scope/redacted-headers.ts";
import { createRefusals } from "./scope/refusals.ts";
import { endpointRoute, matchEndpoint, type Target } from "./target.ts";
import type { Viewers } from "./viewers.ts";
import type { ViewerRequest, Visit } from "./visit.ts";

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

const nothing = () => {};

/** Answers what is asked below `/api/v1`. */
export function createFiguresRoute(parts: RouteParts) {
  const { warehouseBy, figures, metrics, viewers, headersOf } = parts;
  const understood = new Map<string, Understood>();
  const filters = createFilterProof(async (query) => {
    const asked = figures.read({ name: "countings", segment: undefined }, query);
    // For everybody who waits for it, not for the one who came first.
    const { kept } = await figures.find(asked, AbortSignal.timeout(proofPatience), false);
    return new Response(kept.body.read("identity")).text();
  });

  const refusals = createRefusals();
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

  const find = async (asked: Asked, access: Access, request: ViewerRequest): Promise<Found> => {
    const kept = figures.cache.fresh(asked.key);
    if (kept !== undefined) return { kept, result: "hit", leave: nothing };
    refusals.check(access, asked);
    try {
      const isKnown = request.headers.get("If-None-Match") !== null;
      return await figures.find(asked, request.signal, isKnown);
    } catch (error) {
      throw refusals.instead(access, asked, error);
    }
  };

  return async (
    request: ViewerRequest,
    to: Target,
    visit: Visit,
    address: string,
    access: Access,
  ): Promise<Response> => {
    visit.route = "/api/*";
    const asked = understand(to, visit, access);
    visit.route = asked.route;
    const header = (name: string) => request.headers.get(name) ?? "";
    viewers.seen(`${address} ${header("X-Forwarded-For")} ${header("User-Agent")}`);
    const found = await find(asked, access, request);
    visit.cache = found.result;
    metrics.cache(found.result);
    const wish = { isHead: request.method === "HEAD", headers: request.headers };
    const shared = headersOf(request);
    if (!isLimited(access)) return keptResponse(found, wish, shared);
    const limited = await limit(found, asked, limitParts, access, request);
    return keptResponse(limited, wish, redactedHeaders(shared, access));
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
