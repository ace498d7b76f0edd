import * as v from "valibot";
import { languages } from "./languages.ts";
import { abcClass, finiteNumber, instant } from "./scalars.ts";
import { isUpperLimit, targetFigures } from "./targets.ts";

/** What a rule may say of a counting by its conclusion: "late" needs both rates to agree, "all-counted" is not closed yet. */
export const alertVerdicts = ["late", "overdue", "stalled", "all-counted", "ended"] as const;

export type AlertVerdict = (typeof alertVerdicts)[number];

/** What a threshold is written in: hours of work, percent, money in the API's currency, or lines. */
const alertUnits = ["hours", "percent", "amount", "lines"] as const;

export type AlertUnit = (typeof alertUnits)[number];

interface AlertFigureRule {
  readonly unit: AlertUnit;
  /** Whether it is a cost, which a target or viewer without costs never gets. */
  readonly isCost: boolean;
}

/** The figures that a rule may have a threshold for, by the registry's ids; `behind` is the time behind the plan. */
export const alertFigures = {
  behind: { unit: "hours", isCost: false },
  progress: { unit: "percent", isCost: false },
  left: { unit: "lines", isCost: false },
  discrepancies: { unit: "lines", isCost: false },
  "discrepancy-rate": { unit: "percent", isCost: false },
  incidents: { unit: "lines", isCost: false },
  accuracy: { unit: "percent", isCost: false },
  undocumented: { unit: "lines", isCost: false },
  "undocumented-value": { unit: "amount", isCost: true },
  "absolute-value": { unit: "amount", isCost: true },
} as const satisfies Readonly<Record<string, AlertFigureRule>>;

export type AlertFigure = keyof typeof alertFigures;

const figureNames = Object.keys(alertFigures) as AlertFigure[];

/** When a rule holds. */
export const alertConditionSchema = v.variant("kind", [
  v.object({ kind: v.literal("verdict"), verdict: v.picklist(alertVerdicts) }),
  v.object({
    kind: v.literal("figure"),
    figure: v.picklist(figureNames),
    /** On which side of the threshold it holds; the threshold itself belongs to both. */
    is: v.picklist(["at-least", "at-most"]),
    /** In the figure's unit: 8 is 8 %. */
    threshold: finiteNumber,
  }),
  /** A missed target of `TARGETS`; `null` is any of them. */
  v.object({ kind: v.literal("target"), figure: v.nullable(v.picklist(targetFigures)) }),
  /** The API does not answer, which is about no counting. */
  v.object({ kind: v.literal("api-down") }),
]);

export type AlertCondition = v.InferOutput<typeof alertConditionSchema>;

/**
 * Whether a condition says something about money.
 * @param hasVariance whether any of `TARGETS` may be one of a variance
 */
export function tellsCosts(condition: AlertCondition, hasVariance: boolean): boolean {
  switch (condition.kind) {
    case "figure":
      return alertFigures[condition.figure].isCost;
    case "target":
      return condition.figure === null ? hasVariance : isUpperLimit(condition.figure);
    default:
      return false;
  }
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = v.string();

/** A rule of the file. */
const alertRuleSchema = v.object({
  name,
  condition: alertConditionSchema,
  /** Codes of the warehouses that it is for; empty for all. */
  warehouses: v.array(v.string()),
  /** The ABC classes of the lines that its figure is of; empty for all lines. */
  classes: v.array(abcClass),
  /** How many lines a counting must have; `null` without a limit. */
  lines: v.object({ from: v.nullable(count), to: v.nullable(count) }),
  /** Names of the targets that are told. */
  targets: v.array(name),
  /** Whether it waits for working hours. */
  isQuiet: v.boolean(),
});

export type AlertRule = v.InferOutput<typeof alertRuleSchema>;

/** A digest of the file. */
const alertDigestSchema = v.object({
  name,
  /** Code of its warehouse; `null` for all. */
  warehouse: v.nullable(v.string()),
  /** Times of day such as `06:00`; empty for the ends of the shifts. */
  times: v.array(v.string()),
  targets: v.array(name),
});

export type AlertDigest = v.InferOutput<typeof alertDigestSchema>;

/** A target without its address and secrets. */
const alertTargetSchema = v.object({
  name,
  kind: v.picklist(["webhook", "slack", "teams", "mail"]),
  host: v.string(),
  language: v.picklist(languages),
  /** Whether it gets amounts at cost, and names of people. */
  getsCosts: v.boolean(),
  getsNames: v.boolean(),
});

export type AlertTarget = v.InferOutput<typeof alertTargetSchema>;

/** A counting that an alert is about, as the API named it last. */
const alertedCountingSchema = v.object({
  id: v.string(),
  /** Name of its warehouse. */
  warehouse: v.string(),
  startedAt: instant,
});

/** A rule that holds for a counting now. */
const openAlertSchema = v.object({
  /** Name of the rule. */
  rule: name,
  condition: alertConditionSchema,
  /** `null` where it is about none. */
  counting: v.nullable(alertedCountingSchema),
  since: instant,
  /** The figure in its unit; `null` for a verdict, and without an answer. */
  value: v.nullable(finiteNumber),
});

export type OpenAlert = v.InferOutput<typeof openAlertSchema>;

/** How many ended deliveries are kept. */
export const maxDeliveries = 200;

/** One message to one target. */
export const alertDeliverySchema = v.object({
  /** The message's id, the same at every attempt. */
  id: v.string(),
  /** When the message was written. */
  at: instant,
  /** Name of the target, also of one that the file no longer has. */
  target: name,
  kind: v.picklist(["raised", "solved", "digest", "test"]),
  /** Name of the rule or digest; `null` for a test. */
  rule: v.nullable(name),
  counting: v.nullable(alertedCountingSchema),
  /** `refused`: the target will never accept it. `given-up`: a day of attempts has passed. */
  state: v.picklist(["waiting", "delivered", "refused", "given-up"]),
  attempts: count,
  /** `null` for one that is not waiting. */
  nextAttemptAt: v.nullable(instant),
  /** Why the last attempt failed, as one English sentence without secrets; `null` before a failure. */
  error: v.nullable(v.string()),
});

export type AlertDelivery = v.InferOutput<typeof alertDeliverySchema>;

/**
 * Answer of `GET /api/alerts`, for admins.
 */
export const alertsSchema = v.object({
  /** `elsewhere`: another gateway with the same state watches. `off`: without `ALERTS_FILE`. */
  watching: v.picklist(["here", "elsewhere", "off"]),
  /** The faults of the file when it was read again, one English sentence each; the rules of before hold meanwhile. */
  fault: v.nullable(v.object({ at: instant, sentences: v.array(v.string()) })),
  rules: v.array(alertRuleSchema),
  digests: v.array(alertDigestSchema),
  /** IANA zone of the digests' set times. */
  timeZone: v.string(),
  targets: v.array(alertTargetSchema),
  /** Oldest first. */
  open: v.array(openAlertSchema),
  /** Newest first. */
  deliveries: v.pipe(v.array(alertDeliverySchema), v.maxLength(maxDeliveries)),
});

export type Alerts = v.InferOutput<typeof alertsSchema>;

/** Body of `POST /api/alerts/test`: sends a test to a target at once; the answer is its `AlertDelivery`. */
export const alertTestSchema = v.object({ target: name });

/** An alert of one counting, for its viewers: without the rule's name, which is the operator's free text. */
const countingAlertSchema = v.object({
  condition: alertConditionSchema,
  raisedAt: instant,
  /** `null` while it holds. */
  solvedAt: v.nullable(instant),
  /** As in an open alert, when it was raised. */
  value: v.nullable(finiteNumber),
});

export type CountingAlert = v.InferOutput<typeof countingAlertSchema>;

/**
 * Answer of `GET /api/alerts/counting/:id`, oldest first; without alerts, and without `ALERTS_FILE`, it is empty. Where
 * costs are hidden, alerts of costs are left out.
 */
export const countingAlertsSchema = v.object({ alerts: v.array(countingAlertSchema) });
