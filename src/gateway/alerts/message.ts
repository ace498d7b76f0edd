import type { BriefedCounting } from "#domain/briefing/briefed-counting.ts";
import type { WatchRule } from "./rules/rule.ts";

/** The counting of an alert, as the API named it last. */
export interface AlertedCounting {
  readonly id: string;
  /** Name of its warehouse, and the code by which rules and working hours name it. */
  readonly warehouse: string;
  readonly code: string;
  /** ISO instant. */
  readonly startedAt: string;
}

/** Why an alert is over: its rule does not hold any more, or its counting has ended, or is not listed any more. */
export type SolvedReason = "over" | "ended" | "gone";

/** A change of state that a rule's targets are told of, before it is written in a target's language. */
export interface AlertMessage {
  /** The same at every attempt to send it. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: "raised" | "solved";
  /** `null` while the alert begins. */
  readonly reason: SolvedReason | null;
  readonly rule: WatchRule;
  /** `null` where it is about none, such as the API itself, or about several. */
  readonly counting: AlertedCounting | null;
  /** Those of a message about several; otherwise it is left out. */
  readonly several?: readonly AlertedCounting[];
  /** Since when the rule holds, in milliseconds since 1970. */
  readonly since: number;
  /** The figure in its unit; `null` for a verdict. */
  readonly value: number | null;
  /** The counting with everything that is known of it, costs and names included; `null` for one that is gone. */
  readonly briefed: BriefedCounting | null;
}
