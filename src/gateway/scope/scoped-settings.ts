import * as v from "valibot";
import type { Access, Scope } from "#contract/access.ts";
import { envelopeSchema } from "#contract/envelope.ts";
import { settings } from "#contract/settings.ts";
import type { CachedApi } from "#gateway/api/cached-api.ts";
import type { ApiRequest } from "#gateway/api/endpoint-answer.ts";
import type { CachedBody } from "#gateway/cache/cached-body.ts";
import type { Config } from "#gateway/config/config.ts";
import { orViewerLeft } from "#gateway/http/deadline.ts";
import { type Codes, hasOwnRules, noCodes, pageSettings } from "./page-settings.ts";
import { isOfWarehouse, warehouseOf } from "./warehouse-of.ts";

/** Maximum time that the settings wait for the API, in milliseconds. */
const maxWaitMs = 3000;

/** Maximum number of remembered warehouse codes. */
const maxRemembered = 1000;

/** Maximum entries of a warehouse's list to search for one of that warehouse, since the API may ignore the filter. */
const maxEntries = 100;

const entrySchema = v.object({ warehouse: v.unknown() });
const codeSchema = v.object({ code: v.string() });

interface ScopedSettingsParts {
  readonly config: Config;
  readonly api: Pick<CachedApi, "parse" | "find">;
}

/**
 * Restricts the settings that the page gets to a viewer's scope. Rules of warehouses are keyed by code. Where the scope
 * has none, the code comes from the same API request that the page is about to send, and is remembered.
 */
export function createScopedSettings({ config, api }: ScopedSettingsParts) {
  const { warehouseBy } = config.upstream;
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
  const findWarehouse = async (scope: SingleScope, signal: AbortSignal): Promise<unknown> => {
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
  const codeOf = async (scope: SingleScope, signal: AbortSignal): Promise<string | undefined> => {
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
  /** The known codes of a scope's warehouses, and whether one of them is unknown. */
  const codesOf = async (scope: LimitedScope, signal: AbortSignal): Promise<Codes> => {
    const parts: readonly SingleScope[] =
      scope.kind === "countings" ? scope.ids.map((id) => ({ kind: "counting", id })) : [scope];
    const found = await Promise.all(parts.map((part) => codeOf(part, signal)));
    const known = found.filter((code) => code !== undefined);
    return { known, isUnknown: known.length < found.length };
  };

  return async (access: Access, signal: AbortSignal) => {
    const values = { ...config, warehouseBy, workHours: config.workHours(Date.now()) };
    const { scope } = access;
    const codes =
      scope.kind === "all" || !hasOwnRules(settings, values)
        ? noCodes
        : await codesOf(scope, signal);
    return pageSettings(settings, values, access, codes);
  };
}

type LimitedScope = Exclude<Scope, { kind: "all" }>;

/** A scope within one warehouse. */
type SingleScope = Exclude<LimitedScope, { kind: "countings" }>;

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
