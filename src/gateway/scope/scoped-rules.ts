import * as v from "valibot";
import type { Access, Scope } from "#contract/access.ts";
import { envelopeSchema } from "#contract/envelope.ts";
import type { Settings } from "#contract/settings.ts";
import type { Targets } from "#contract/targets.ts";
import { isUpperLimit } from "#domain/targets/verdict.ts";
import { ruleOf } from "#domain/warehouse-rule.ts";
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

interface ScopedRulesParts {
  readonly config: Config;
  readonly api: Pick<CachedApi, "parse" | "find">;
}

/** The settings that may differ between warehouses. */
type Rules = Pick<Settings, "workHours" | "workHoursPending" | "targets" | "targetsPending">;

/**
 * Restricts work hours and targets to a viewer's scope: a share of one warehouse or counting gets only that warehouse's
 * rules, without its code; one of several countings those of their warehouses. Rules are keyed by code. Where the scope
 * has none, the code comes from the same API request that the page is about to send, and is remembered.
 */
export function createScopedRules({ config, api }: ScopedRulesParts) {
  const { targets } = config;
  const hasOwnTargets = isByWarehouse(targets);
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

  return async ({ scope, hidden }: Access, signal: AbortSignal): Promise<Rules> => {
    const allowed = hidden.includes("costs") ? withoutVariance(targets) : targets;
    const workHours = config.workHours(Date.now());
    if (scope.kind === "all") {
      return { workHours, workHoursPending: false, targets: allowed, targetsPending: false };
    }
    const hasOwnHours = isByWarehouse(workHours);
    const { known, isUnknown } =
      hasOwnHours || hasOwnTargets ? await codesOf(scope, signal) : noCodes;
    const scoped = <Rule extends WarehouseRule>(rules: readonly Rule[] | null) =>
      scope.kind === "countings" ? rulesOfCodes(rules, known) : scopedRule(rules, known[0]);
    return {
      workHours: scoped(workHours),
      workHoursPending: hasOwnHours && isUnknown,
      // Until the warehouse is known, a wrong target would judge its figures.
      targets: hasOwnTargets && isUnknown ? null : scoped(allowed),
      targetsPending: hasOwnTargets && isUnknown,
    };
  };
}

function isByWarehouse(rules: readonly { readonly warehouse: string | null }[] | null): boolean {
  return rules?.some(({ warehouse }) => warehouse !== null) ?? false;
}

/** The rules of some warehouses, whose codes their countings show, and the default. */
function rulesOfCodes<Rule extends WarehouseRule>(
  rules: readonly Rule[] | null,
  codes: readonly string[],
): Rule[] | null {
  const own = rules?.filter(({ warehouse }) => warehouse === null || codes.includes(warehouse));
  return own === undefined || own.length === 0 ? null : own;
}

/** The rule of one warehouse, without its code; the default while the code is not known. */
function scopedRule<Rule extends WarehouseRule>(
  rules: readonly Rule[] | null,
  code: string | undefined,
): Rule[] | null {
  // No warehouse has an empty code, so that this finds the default rule.
  const rule = ruleOf(rules, code ?? "");
  return rule === null ? null : [{ ...rule, warehouse: null }];
}

/** A limit on money says something about money, even as a share of it. */
function withoutVariance(targets: Targets): Targets {
  const rules = targets?.map(({ warehouse, percents }) => {
    const names = Object.keys(percents) as (keyof typeof percents)[];
    const left = names.filter((name) => !isUpperLimit(name));
    return { warehouse, percents: Object.fromEntries(left.map((name) => [name, percents[name]])) };
  });
  return rules?.some(({ percents }) => Object.keys(percents).length > 0) ? rules : null;
}

/** A rule of one warehouse, or the default. */
interface WarehouseRule {
  /** Its code; `null` for the default. */
  readonly warehouse: string | null;
}

interface Codes {
  readonly known: readonly string[];
  readonly isUnknown: boolean;
}

const noCodes: Codes = { known: [], isUnknown: false };

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
