import * as v from "valibot";
import { instant } from "#contract/scalars.ts";
import { accuracyGroups, periods } from "./accuracy.ts";
import { changeKinds } from "./compare.ts";
import { coverageGroups } from "./coverage.ts";
import { offenderKinds, offenderOrders } from "./offenders.ts";

/** Maximum length of a code or an id in a question, in characters. */
const maxCodeLength = 4000;

const code = v.pipe(v.string(), v.minLength(1), v.maxLength(maxCodeLength));

const counting = v.pipe(v.string(), v.minLength(1), v.maxLength(1000));

/** A warehouse by the identifier that lists are filtered by. */
const warehouse = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** The engine reads years of four digits. */
const before = v.pipe(
  instant,
  v.check((text) => Date.parse(text) < Date.UTC(10_000, 0)),
);

const month = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

function number(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );
}

/** `parquet`: all rows as a file, without the rest of the answer. */
const table = { format: v.optional(v.literal("parquet")) };

const page = {
  ...table,
  /** Rows of a page at most. */
  limit: v.optional(number(1, 1000), "100"),
  /** Rows before the page. */
  offset: v.optional(number(0, 999_999), "0"),
};

/** First and last month, both included, in the answer's time zone. */
const months = { from: v.optional(month), to: v.optional(month) };

/**
 * The parameters of each question by name, as texts of an address. `warehouse` left out means all warehouses of the
 * viewer's scope; a question that needs one refuses that unless the scope has a single one.
 */
export const historyParameters = {
  state: v.object({}),
  accuracy: v.object({
    warehouse: v.optional(warehouse),
    period: v.optional(v.picklist(periods), "month"),
    by: v.optional(v.picklist(accuracyGroups), "all"),
    ...months,
    ...table,
  }),
  countings: v.object({ warehouse: v.optional(warehouse), ...months, ...page }),
  offenders: v.object({
    warehouse: v.optional(warehouse),
    kind: v.optional(v.picklist(offenderKinds), "product"),
    /** In how many of the last `of` countings it was wrong at least. */
    least: v.optional(number(1, 24), "2"),
    of: v.optional(number(1, 24), "6"),
    /** Only countings that started before. */
    before: v.optional(before),
    order: v.optional(v.picklist(offenderOrders), "value"),
    ...page,
  }),
  "wrong-before": v.object({
    warehouse: v.optional(warehouse),
    /** Only countings that started before. */
    before: v.optional(before),
    of: v.optional(number(1, 24), "4"),
  }),
  coverage: v.object({
    warehouse: v.optional(warehouse),
    by: v.optional(v.picklist(coverageGroups), "zone"),
    /** Only this zone. */
    zone: v.optional(code),
    ...table,
  }),
  productivity: v.object({ warehouse: v.optional(warehouse), ...months, ...page }),
  product: v.object({ code, warehouse: v.optional(warehouse), ...page }),
  location: v.object({ code, warehouse: v.optional(warehouse), ...page }),
  compare: v.object({
    a: counting,
    b: counting,
    /** Only these rows; without it, all but those that are right in both. */
    kind: v.optional(v.picklist(changeKinds)),
    ...page,
  }),
  /** Before an archived counting, or before an instant in a warehouse. */
  previous: v.object({
    counting: v.optional(counting),
    warehouse: v.optional(warehouse),
    before: v.optional(before),
    limit: v.optional(number(1, 24), "1"),
  }),
};

export type HistoryQuestion = keyof typeof historyParameters;

/** What an address may say. */
export type HistoryQuery<Name extends HistoryQuestion> = v.InferInput<
  (typeof historyParameters)[Name]
>;

/**
 * The address of a question below the gateway's base path: codes are one parameter, whatever they contain. Lone surrogates
 * are replaced, since no URL can contain them.
 */
export function historyPath<Name extends HistoryQuestion>(
  name: Name,
  query: HistoryQuery<Name>,
): string {
  const given = Object.entries<string | undefined>(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value.toWellFormed())}`],
  );
  return `/api/v1/history/${name}${given.length > 0 ? `?${given.join("&")}` : ""}`;
}
