import type * as v from "valibot";
import type { Hidden } from "./access.ts";
import { accuracySchema, historyCountingsSchema } from "./history/accuracy.ts";
import { comparisonSchema } from "./history/compare.ts";
import { coverageSchema } from "./history/coverage.ts";
import { offendersSchema } from "./history/offenders.ts";
import { type HistoryQuestion, historyParameters } from "./history/parameters.ts";
import { amountsIn, recordEntries, varianceEntries } from "./history/parts.ts";
import { previousSchema } from "./history/previous.ts";
import { productivitySchema } from "./history/productivity.ts";
import { historyStateSchema } from "./history/state.ts";
import { storySchema } from "./history/story.ts";
import { wrongBeforeSchema } from "./history/wrong-before.ts";

/** How the gateway answers a question of the history. Every rule is required: one without them is refused. */
export interface HistoryRules {
  /** Its own parameters; no others are supported. */
  readonly parameters: v.GenericSchema;
  /** Schema of a 200 body. Nothing else is sent. */
  readonly response: v.GenericSchema;
  /**
   * Who may ask. `warehouses`: viewers of everything or of a warehouse, about the warehouses of their scope. `countings`:
   * also viewers of chosen countings, about these. `one-warehouse`: as `warehouses`, but about one at a time.
   */
  readonly scope: "warehouses" | "one-warehouse" | "countings";
  /** The list of the answer that `format=parquet` sends as a table; without it there is none. */
  readonly table?: string;
  /** Paths of the members that an answer lacks where costs or names are hidden. */
  readonly hides: Readonly<Record<Hidden, readonly string[]>>;
}

const nothing = { costs: [], names: [] };

const story = {
  response: storySchema,
  table: "lines",
  scope: "warehouses",
  hides: { costs: ["lines.value", ...amountsIn("records", recordEntries)], names: ["lines.name"] },
} as const;

/** The questions below `/api/v1/history/`, each at its name. */
export const historyRules = {
  state: {
    parameters: historyParameters.state,
    response: historyStateSchema,
    scope: "warehouses",
    hides: nothing,
  },
  accuracy: {
    parameters: historyParameters.accuracy,
    response: accuracySchema,
    table: "rows",
    scope: "warehouses",
    hides: { costs: amountsIn("rows", varianceEntries), names: [] },
  },
  countings: {
    parameters: historyParameters.countings,
    response: historyCountingsSchema,
    table: "rows",
    scope: "warehouses",
    hides: { costs: amountsIn("rows", varianceEntries), names: [] },
  },
  offenders: {
    parameters: historyParameters.offenders,
    response: offendersSchema,
    table: "rows",
    scope: "one-warehouse",
    hides: { costs: amountsIn("rows", recordEntries), names: [] },
  },
  "wrong-before": {
    parameters: historyParameters["wrong-before"],
    response: wrongBeforeSchema,
    scope: "one-warehouse",
    hides: nothing,
  },
  coverage: {
    parameters: historyParameters.coverage,
    response: coverageSchema,
    table: "rows",
    scope: "one-warehouse",
    hides: { costs: ["rows.value", "rows.value365"], names: [] },
  },
  productivity: {
    parameters: historyParameters.productivity,
    response: productivitySchema,
    table: "rows",
    scope: "one-warehouse",
    hides: { costs: [], names: ["rows.name"] },
  },
  product: { parameters: historyParameters.product, ...story },
  location: { parameters: historyParameters.location, ...story },
  compare: {
    parameters: historyParameters.compare,
    response: comparisonSchema,
    table: "rows",
    scope: "countings",
    hides: { costs: ["kinds.valueA", "kinds.valueB", "rows.a.value", "rows.b.value"], names: [] },
  },
  previous: {
    parameters: historyParameters.previous,
    response: previousSchema,
    scope: "warehouses",
    hides: nothing,
  },
} as const satisfies Record<HistoryQuestion, HistoryRules>;
