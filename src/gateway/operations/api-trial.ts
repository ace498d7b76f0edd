import * as v from "valibot";
import { envelopeSchema } from "#contract/envelope.ts";
import { type ListParameter, pageSize } from "#contract/parameters.ts";
import { day } from "#domain/time/units.ts";
import type { CachedApi } from "#gateway/api/cached-api.ts";
import type { UpstreamConfig } from "#gateway/config/upstream.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { parseJson } from "#gateway/json/bytes.ts";
import { isOfWarehouse } from "#gateway/scope/warehouse-of.ts";
import type { AdminWarnings } from "#gateway/upstream/advice/admin-warnings.ts";

/** Whether the API answers what the pages ask; for the log at a start. */
export interface ApiTrial {
  readonly sentence: string;
  /** Whether another trial may end differently without other settings. */
  readonly isWorthRepeating: boolean;
}

interface TrialParts {
  readonly upstream: UpstreamConfig;
  readonly api: Pick<CachedApi, "parse" | "find">;
  readonly warnings: Pick<AdminWarnings, "keep" | "current">;
}

type Query = Partial<Record<ListParameter, string>>;

/** An entry of the list, as far as the trial needs it. */
const entrySchema = v.object({
  startedAt: v.pipe(v.string(), v.transform(Date.parse), v.finite()),
  warehouse: v.record(v.string(), v.unknown()),
});

type Entry = v.InferOutput<typeof entrySchema>;

/** APIs may round an instant to its day, in any zone, in milliseconds. */
const slack = 2 * day;

/** Tried where the list is empty; warehouses have numbers as ids. */
const someWarehouse = "1";

/**
 * Asks for lists with each parameter that the pages use. Parameters that the API rejects are in the warnings by then;
 * those that it ignores are added to them. It never rejects.
 */
export async function tryApi(parts: TrialParts): Promise<ApiTrial> {
  const { upstream, warnings } = parts;
  let begun = "The API gives no figures yet.";
  try {
    const entries = await readList(parts, {});
    begun = "The API gives no figures yet for some questions of the pages.";
    const { after, before } = periodWithin(entries);
    const dated = await readList(parts, { ...instants(after, before) });
    const warn = (sentence: string) => warnings.keep(sentence);
    const { dialect, warehouseBy } = upstream;
    const ignores = (name: string) =>
      warn(
        `The API ignores the list's parameter ${name}: set COUNTING_API_QUERY to the names that it knows.`,
      );
    if (dated.some(({ startedAt }) => startedAt < after - slack)) ignores(dialect.startedAfter);
    if (dated.some(({ startedAt }) => startedAt > before + slack)) ignores(dialect.startedBefore);

    const warehouse = warehouseIn(entries, warehouseBy);
    const times = entries.map(({ startedAt }) => startedAt);
    const widest = instants(Math.min(...times, after) - slack, Math.max(...times, before) + slack);
    const found = await readList(parts, { ...widest, warehouse: warehouse ?? someWarehouse }).catch(
      (error) => {
        if (isNotFound(error)) return [];
        throw error;
      },
    );
    const isOwn = (one: Entry) => isOfWarehouse(one.warehouse, warehouse ?? "", warehouseBy);
    if (warehouse !== null && found.length === 0) {
      warn(
        `The API finds no counting by the ${warehouseBy} of its warehouse: set COUNTING_API_WAREHOUSE_BY to the identifier that it filters by.`,
      );
    } else if (warehouse !== null && !found.every(isOwn)) ignores(dialect.warehouse);
    return { sentence: "The API accepts the credentials.", isWorthRepeating: false };
  } catch (error) {
    const { problem } =
      error instanceof ProblemError ? error : new ProblemError("upstream-unavailable");
    const { code, detail } = problem;
    const [advice = detail] = warnings.current();
    return {
      sentence: `${begun} ${advice}`,
      isWorthRepeating: /^(upstream-unavailable|upstream-timeout|rate-limited)$/.test(code),
    };
  }
}

/** @throws ProblemError also where only an older answer is known */
async function readList(
  { api, warnings }: Pick<TrialParts, "api" | "warnings">,
  query: Query,
): Promise<readonly Entry[]> {
  const parameters = new URLSearchParams({ limit: String(pageSize.max), ...query });
  const request = api.parse({ name: "countings", segment: undefined }, String(parameters));
  const { signal } = new AbortController();
  const { answer, stale, release } = await api.find(request, { signal });
  try {
    if (stale !== undefined) throw stale;
    const text = await new Response(answer.body.read("identity")).text();
    const { items } = v.parse(envelopeSchema, parseJson(text));
    const entries = items.flatMap((item) => {
      const entry = v.safeParse(entrySchema, item);
      return entry.success ? [entry.output] : [];
    });
    if (items.length > 0 && entries.length === 0) {
      warnings.keep(
        "The API's list has no counting with startedAt and warehouse: correct COUNTING_API_URL if another API answers there.",
      );
    }
    return entries;
  } finally {
    release();
  }
}

/** A period that leaves out the oldest and the newest entries, where they are far enough from each other. */
function periodWithin(entries: readonly Entry[]): { after: number; before: number } {
  const times = entries.map(({ startedAt }) => startedAt);
  const oldest = Math.min(...times, Date.now());
  const newest = entries.length === 0 ? Date.now() : Math.max(...times);
  const inset = newest - oldest > 5 * slack ? 2 * slack : -slack;
  return { after: oldest + inset, before: newest - inset };
}

function instants(after: number, before: number): Query {
  return {
    startedAfter: new Date(after).toISOString(),
    startedBefore: new Date(before).toISOString(),
  };
}

/** A warehouse of the list, another one than the first entry's if there is one; `null` for an empty list. */
function warehouseIn(
  entries: readonly Entry[],
  warehouseBy: UpstreamConfig["warehouseBy"],
): string | null {
  const names = entries.flatMap(({ warehouse }) => {
    const name = warehouse[warehouseBy];
    return typeof name === "string" || typeof name === "number" ? [String(name)] : [];
  });
  return names.find((name) => name !== names[0]) ?? names[0] ?? null;
}

function isNotFound(error: unknown): boolean {
  return error instanceof ProblemError && error.problem.code === "not-found";
}
