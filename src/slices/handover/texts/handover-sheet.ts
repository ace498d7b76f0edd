import type { Warehouse } from "#contract/counting.ts";
import type { TargetPercents } from "#contract/targets.ts";
import type { Format } from "#format/format.ts";
import type { CommonMessages } from "#messages/en/common.ts";
import type { conclusion } from "#messages/en/conclusion.ts";
import type { lines } from "#messages/en/lines.ts";
import type { targets } from "#messages/en/targets.ts";
import type { HandoverMessages } from "#slices/handover/messages.ts";
import type {
  CostlyLine,
  HandedCounting,
  Handover,
  HandoverTask,
} from "#slices/handover/rules/handover.ts";

/** The messages of a handover. */
export type SheetMessages = CommonMessages & {
  readonly conclusion: typeof conclusion;
  readonly handover: HandoverMessages;
  readonly lines: Pick<typeof lines, "lookFirst">;
  readonly targets: typeof targets;
};

/** A list as far as it fits, and how much does not. */
export interface CutList<Row> {
  readonly rows: readonly Row[];
  /** Also those that do not fit. */
  readonly all: readonly Row[];
  /** `and 4 more`; `null` where all fit. */
  readonly more: string | null;
}

/** A figure over the lists: its name, its value, and what belongs to it. */
interface SheetFigure {
  readonly key: "counted" | "discrepancies" | "undocumented" | "documented" | "incidents";
  readonly name: string;
  readonly value: string;
  readonly beside: string;
}

/** The rows of the lists, each as it is shown and what it is of. */
export interface CountingRow {
  readonly of: HandedCounting;
  /** Its start and size. */
  readonly name: string;
  /** How it begins when it is copied as text: what it is, and how far it is or what has changed. */
  readonly line: string;
  readonly deadline: string;
  readonly counted: string;
  readonly left: string;
  readonly conclusion: string;
}

export interface TaskRow {
  readonly of: HandoverTask;
  readonly text: string;
  /** What it is worth; empty where that is unknown or says nothing. */
  readonly worth: string;
}

export interface CostlyRow {
  readonly of: CostlyLine;
  readonly code: string;
  readonly description: string;
  readonly location: string;
  readonly stock: string;
  readonly difference: string;
  readonly value: string;
  readonly lookFirst: string;
}

export interface ZoneRow {
  readonly of: Handover["zones"][number];
  readonly zone: string;
  /** Lines left of those in the zone with most, from 0 to 1. */
  readonly part: number;
  readonly left: string;
  readonly last: string;
}

export interface PersonRow {
  readonly of: Handover["people"][number];
  readonly name: string;
  readonly since: string;
  readonly lastHour: string;
  readonly left: string;
}

/** Everything that a sheet says, as it is shown, printed and copied. */
export interface HandoverTexts {
  readonly title: string;
  readonly warehouse: string;
  /** From when to when, with the date. */
  readonly span: string;
  readonly lead: string;
  readonly figures: readonly SheetFigure[];
  readonly countings: CutList<CountingRow>;
  readonly tasks: CutList<TaskRow>;
  readonly costliest: CutList<CostlyRow>;
  readonly zones: CutList<ZoneRow>;
  readonly people: CutList<PersonRow>;
  /** The moment that "since" refers to. */
  readonly since: string;
  readonly hasCosts: boolean;
  /** Whether any undocumented discrepancy has a value at cost; if not, units decide their order. */
  readonly hasValue: boolean;
}

/** What a sheet needs besides the figures. */
export interface HandoverContext {
  /** `null` for what has changed in all warehouses, which has no lists but that of the counts. */
  readonly warehouse: Pick<Warehouse, "name" | "code"> | null;
  readonly countings: readonly HandedCounting[];
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly now: number;
  readonly messages: SheetMessages;
  readonly format: Format;
  /** Targets of the warehouse; `null` without any, and while some countings or lines could not be read. */
  readonly percents?: TargetPercents | null;
}
