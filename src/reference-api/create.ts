import type { Counting } from "#contract/counting.ts";
import {
  type EndpointName,
  type EndpointRules,
  endpointRules,
  endpoints,
} from "#contract/endpoints.ts";
import { dialects } from "#contract/parameters.ts";
import { createImportLogs } from "./data/import-logs.ts";
import { createSchedule } from "./data/schedule.ts";
import { createPlanCache, type PlanCache } from "./data/totals.ts";
import { detailText } from "./detail.ts";
import { challenge, faultAnswer } from "./faults/faults.ts";
import { detailFaultsOf, sentinelCounting } from "./faults/sentinel-countings.ts";
import { type ListOptions, listPage, type Paging, type WarehouseBy } from "./list.ts";
import { readListQuery } from "./list-query.ts";
import { answer, refusal, streamed } from "./respond.ts";

/** Options of a reference API. */
export interface ReferenceApiOptions {
  /** Selects the generated organization; the same seed gives the same countings. */
  readonly seed?: number;
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number;
  readonly user?: string;
  readonly password?: string;
  readonly paging?: Paging;
  /** Naming scheme of the list's parameters. */
  readonly dialect?: keyof typeof dialects;
  readonly warehouseBy?: WarehouseBy;
}

/** The parts of a request that the API reads; every `Request` has them. */
export type ApiRequest = Pick<Request, "method" | "url" | "signal"> & {
  readonly headers: Pick<Headers, "get">;
};

const detailPath = /^\/v1\/countings\/([^/]+)$/;
const logPath = /^\/v1\/products\/imports\/([^/]+)\/error-log$/;
const isFault = (text: string | null) => text?.startsWith("fault-") ?? false;

/** @returns `null` when the segment is not valid percent-encoding */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** The contract's example of an answer at a fixed path. */
function exampleAt(path: string): unknown {
  const names = Object.keys(endpoints) as EndpointName[];
  const name = names.find((one) => endpoints[one].path === path);
  const rules: EndpointRules | undefined = name && endpointRules[name];
  return rules?.example;
}

/**
 * The Inventory Counting Integration API as one function: the same answers for the same seed and moment, on
 * every machine and after every restart, with figures that follow the clock.
 *
 * The list is ordered by `startedAt`, newest first, then by id; its date filters exclude the moment itself.
 * Sentinel ids (see `faults/sentinels.ts`) provoke faults.
 * @returns a function that answers any request; it rejects only when a request to `fault-hang` is aborted
 */
export function createReferenceApi(
  options: ReferenceApiOptions = {},
): (request: ApiRequest) => Promise<Response> {
  const { now: clock = Date.now, user = "demo", password = "demo", seed = 20 } = options;
  const { paging = "default", warehouseBy = "id", dialect = "camel" } = options;
  const listOptions: ListOptions = { seed, dialect: dialects[dialect], paging, warehouseBy };
  const schedule = createSchedule(seed);
  const cache: PlanCache = createPlanCache();
  const importLog = createImportLogs(seed);

  async function list(request: ApiRequest, search: URLSearchParams): Promise<Response> {
    const query = readListQuery(seed, listOptions.dialect, search);
    if (query instanceof Response) return query;
    const now = clock();
    const countings = schedule(now);
    const { warehouse } = query;
    const page = listPage(cache, countings, query, search, listOptions, now);
    if (warehouse === null || !isFault(warehouse)) return answer(page);
    const valid = listPage(
      cache,
      countings,
      { ...query, warehouse: null },
      search,
      listOptions,
      now,
    );
    const items = faultyItems(warehouse, valid.items);
    const text = () => [JSON.stringify(valid)];
    return (
      (await faultAnswer(warehouse, request.signal, now, text)) ??
      answer(items ? { ...valid, items } : page)
    );
  }

  async function detail(request: ApiRequest, id: string): Promise<Response> {
    const now = clock();
    const counting =
      sentinelCounting(seed, id, now) ?? schedule(now).find((candidate) => candidate.id === id);
    const text = () => (counting ? detailText(cache, counting, now, detailFaultsOf(id)) : []);
    const fault = isFault(id) ? await faultAnswer(id, request.signal, now, text) : undefined;
    if (fault) return fault;
    if (!counting) return refusal(404, "not-found", "There is no such counting.");
    return streamed(detailText(cache, counting, now, detailFaultsOf(id)));
  }

  function route(path: string): ((request: ApiRequest, url: URL) => Promise<Response>) | undefined {
    if (path === endpoints.countings.path) return (request, url) => list(request, url.searchParams);
    const example = exampleAt(path);
    if (example !== undefined) return async () => answer(example);
    const match = detailPath.exec(path) ?? logPath.exec(path);
    if (!match?.[1]) return undefined;
    const id = decoded(match[1]);
    if (id === null)
      return async () => refusal(400, "bad-request", "The id is not encoded soundly.");
    return detailPath.test(path) ? (request) => detail(request, id) : async () => importLog(id);
  }

  return async (request) => {
    const stranger = requireCredentials(request, user, password);
    if (stranger) return stranger;
    const url = new URL(request.url);
    const handle = route(url.pathname);
    if (!handle) return refusal(404, "not-found", "There is no such path.");
    if (request.method !== "GET") {
      return refusal(405, "method-not-allowed", "Only GET is understood.", { allow: "GET" });
    }
    const [extra] = url.pathname === endpoints.countings.path ? [] : url.searchParams.keys();
    if (extra !== undefined)
      return refusal(400, "bad-request", `There is no parameter "${extra}".`);
    return handle(request, url);
  };
}

/** Parses `user:password` from an Authorization header; `null` unless it is valid Basic in UTF-8. */
function credentialsIn(header: string | null): string | null {
  const encoded = /^basic +([A-Za-z0-9+/]+={0,2})$/i.exec(header ?? "")?.[1];
  if (encoded === undefined) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(encoded, "base64"));
  } catch {
    return null;
  }
}

/** @returns the error response for a request without the credentials, otherwise `undefined` */
function requireCredentials(
  request: { readonly headers: Pick<Headers, "get"> },
  user: string,
  password: string,
): Response | undefined {
  if (credentialsIn(request.headers.get("authorization")) === `${user}:${password}`)
    return undefined;
  return refusal(401, "unauthorized", "Credentials are missing or wrong.", {
    "www-authenticate": challenge,
  });
}

/**
 * The list's entries as changed by the sentinel in its warehouse filter.
 * @returns `undefined` when the sentinel changes no entry
 */
function faultyItems(sentinel: string, items: readonly Counting[]): unknown[] | undefined {
  const [first, ...rest] = items;
  if (!first) return undefined;
  if (sentinel === "fault-broken-lines") return [{ ...first, totalProducts: "12" }, ...rest];
  if (sentinel === "fault-mismatch") {
    return [{ ...first, totalProductsLeft: first.totalProductsLeft + 2 }, ...rest];
  }
  return undefined;
}
