import type { Found } from "./cache.ts";
import type { Asked } from "./endpoint-answer.ts";
import type { Figures } from "./figures.ts";
import { keptResponse } from "./kept-response.ts";
import type { Metrics } from "./metrics.ts";
import { ProblemError } from "./problem.ts";
import { endpointRoute, matchEndpoint, type Target } from "./target.ts";
import type { Viewers } from "./viewers.ts";
import type { ViewerRequest, Visit } from "./visit.ts";

interface RouteParts {
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

const nothing = () => {};

/** Answers what is asked below `/api/v1`. */
export function createFiguresRoute({ figures, metrics, viewers, headersOf }: RouteParts) {
  const understood = new Map<string, Understood>();

  const understand = ({ path, query }: Target, visit: Visit): Understood => {
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

  return async (
    request: ViewerRequest,
    to: Target,
    visit: Visit,
    address: string,
  ): Promise<Response> => {
    visit.route = "/api/*";
    const asked = understand(to, visit);
    visit.route = asked.route;
    const header = (name: string) => request.headers.get(name) ?? "";
    viewers.seen(`${address} ${header("X-Forwarded-For")} ${header("User-Agent")}`);
    const kept = figures.cache.fresh(asked.key);
    const found: Found =
      kept !== undefined
        ? { kept, result: "hit", leave: nothing }
        : await figures.find(asked, request.signal, header("If-None-Match") !== "");
    visit.cache = found.result;
    metrics.cache(found.result);
    const isHead = request.method === "HEAD";
    return keptResponse(found, { isHead, headers: request.headers }, headersOf(request));
  };
}
