import * as v from "valibot";
import type { Scope } from "#contract/access.ts";
import { envelopeSchema } from "#contract/envelope.ts";
import type { Settings } from "#contract/settings.ts";
import { workRuleOf } from "#domain/time/work-calendars.ts";
import type { CachedApi } from "#gateway/api/cached-api.ts";
import type { ApiRequest } from "#gateway/api/endpoint-answer.ts";
import type { CachedBody } from "#gateway/cache/cached-body.ts";
import type { Config } from "#gateway/config/config.ts";
import { orViewerLeft } from "#gateway/http/deadline.ts";
import { isOfWarehouse, warehouseOf } from "./warehouse-of.ts";

/** Maximum time that the settings wait for the API, in milliseconds. */
const maxWaitMs = 3000;

/** Maximum number of remembered warehouse codes. */
const maxRemembered = 1000;

/** Maximum entries of a warehouse's list to search for one of that warehouse, since the API may ignore the filter. */
const maxEntries = 100;

const entrySchema = v.object({ warehouse: v.unknown() });
const codeSchema = v.object({ code: v.string() });

interface ScopedHoursParts {
  readonly config: Config;
  readonly api: Pick<CachedApi, "parse" | "find">;
}

/**
 * Restricts the work hours to a viewer's scope: a share of one warehouse or counting gets only that warehouse's rule,
 * without its code. Rules are keyed by code. Where the scope has none, the code comes from the same API request that
 * the page is about to send, and is remembered.
 */
export function createScopedHours({ config, api }: ScopedHoursParts) {
  const { workHours } = config;
  const { warehouseBy } = config.upstream;
  const isByWarehouse = workHours?.some(({ warehouse }) => warehouse !== null) ?? false;
  const codes = new Map<string, string>();

  const read = async <T>(
    request: ApiRequest,
    signal: AbortSignal,
    take: (body: CachedBody) => Promise<T>,
  ): Promise<T> => {
    const { answer, release } = await api.find(request, { signal });
    try {
      return await orViewerLeft(take(answer.body), signal);
    } finally {
      release();
    }
  };
  const findWarehouse = async (scope: LimitedScope, signal: AbortSignal): Promise<unknown> => {
    if (scope.kind === "counting") {
      const match = { name: "counting", segment: encodeURIComponent(scope.id) } as const;
      return read(api.parse(match, ""), signal, warehouseOf);
    }
    const { warehouse } = scope;
    const query = new URLSearchParams({ warehouse, limit: String(maxEntries) });
    const request = api.parse({ name: "countings", segment: undefined }, String(query));
    const text = await read(request, signal, (body) => new Response(body.read("identity")).text());
    return v
      .parse(envelopeSchema, JSON.parse(text))
      .items.map((item) => (v.is(entrySchema, item) ? item.warehouse : undefined))
      .find((value) => isOfWarehouse(value, warehouse, warehouseBy));
  };
  const codeOf = async (scope: LimitedScope, signal: AbortSignal): Promise<string | undefined> => {
    if (scope.kind === "warehouse" && warehouseBy === "code") return scope.warehouse;
    const key = JSON.stringify(scope);
    const known = codes.get(key);
    if (known !== undefined) return known;
    const found = await withTimeout(maxWaitMs, signal, (limited) => findWarehouse(scope, limited));
    const code = v.is(codeSchema, found) ? found.code : undefined;
    if (codes.size >= maxRemembered) codes.clear();
    if (code !== undefined) codes.set(key, code);
    return code;
  };

  return async (
    scope: Scope,
    signal: AbortSignal,
  ): Promise<Pick<Settings, "workHours" | "workHoursPending">> => {
    if (scope.kind === "all" || !isByWarehouse) return { workHours, workHoursPending: false };
    const code = await codeOf(scope, signal);
    // No warehouse has an empty code, so that this finds the default rule.
    const rule = workRuleOf(workHours, code ?? "");
    return {
      workHours: rule === null ? null : [{ ...rule, warehouse: null }],
      workHoursPending: code === undefined,
    };
  };
}

type LimitedScope = Exclude<Scope, { kind: "all" }>;

/** The result of the work; `undefined` when it fails, takes longer or the signal aborts. */
async function withTimeout<T>(
  milliseconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T | undefined> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), milliseconds);
  try {
    return await work(AbortSignal.any([signal, timeout.signal]));
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
