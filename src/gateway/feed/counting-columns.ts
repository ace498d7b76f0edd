import * as v from "valibot";
import type { CountRecord } from "#contract/count-record.ts";
import { type Counting, countingSchema } from "#contract/counting.ts";
import { type CountingFacts, countingFacts } from "#domain/counting/facts.ts";
import { type HeaderFigures, headerFigures } from "#domain/counting/header-figures.ts";
import { type Outlook, outlookOf } from "#domain/counting/outlook.ts";
import type { Rates } from "#domain/counting/rates.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { type FigureEntry, figureValue } from "#figures/figures.ts";
import { type CountingSums, countingFigures } from "#figures/of-countings.ts";
import {
  durationFigures,
  forecastFigures,
  paceFigures,
  rateFigures,
} from "#figures/of-progress.ts";
import type { FeedValue } from "./write-rows.ts";

/** A counting as a feed tells it: all figures are those of the moment at which the API sent it. */
interface FeedCounting {
  readonly counting: Counting;
  readonly facts: CountingFacts;
  readonly sums: CountingSums;
  readonly figures: HeaderFigures;
  readonly outlook: Outlook;
  readonly rates: Rates;
  /** Milliseconds since 1970. */
  readonly now: number;
}

type Column = (of: FeedCounting) => FeedValue;

function figure<Of extends object>(
  entry: FigureEntry<Of>,
  ofCounting: (of: FeedCounting) => Of,
): Column {
  return (of) => figureValue(entry, ofCounting(of));
}

const sums = (of: FeedCounting) => of.sums;
const paces = (of: FeedCounting) => of.figures;
const rates = (of: FeedCounting) => of.rates;
const outlook = (of: FeedCounting) => of.outlook;

/** The columns of a counting: fields of the API by their paths, and figures by their ids. */
const columns: Readonly<Record<string, Column>> = {
  id: ({ counting }) => counting.id,
  "warehouse.id": ({ counting }) => counting.warehouse.id,
  "warehouse.code": ({ counting }) => counting.warehouse.code,
  "warehouse.slug": ({ counting }) => counting.warehouse.slug,
  "warehouse.name": ({ counting }) => counting.warehouse.name,
  startedAt: ({ facts }) => new Date(facts.startedAt).toISOString(),
  endsAt: ({ facts }) => new Date(facts.endsAt).toISOString(),
  active: ({ counting }) => counting.active,
  total: figure(countingFigures.total, sums),
  counted: figure(countingFigures.counted, sums),
  left: figure(countingFigures.left, sums),
  progress: figure(countingFigures.progress, sums),
  discrepancies: figure(countingFigures.discrepancies, sums),
  "discrepancy-rate": figure(countingFigures["discrepancy-rate"], sums),
  incidents: figure(countingFigures.incidents, sums),
  pace: figure(paceFigures.pace, paces),
  "ahead-hours": figure(paceFigures["ahead-hours"], paces),
  // True or false; the figure's own value is a word.
  overdue: ({ figures }) => figures.overdue,
  "rate-hour": figure(rateFigures["rate-hour"], rates),
  "rate-start": figure(rateFigures["rate-start"], rates),
  conclusion: ({ facts, outlook }) => (facts.active ? outlook.conclusion.kind : null),
  forecast: figure(forecastFigures.forecast, outlook),
  "forecast-early": figure(forecastFigures["forecast-early"], outlook),
  "forecast-late": figure(forecastFigures["forecast-late"], outlook),
  elapsed: figure(durationFigures.elapsed, ({ facts, now }) => ({ facts, now })),
  fetchedAt: ({ now }) => new Date(now).toISOString(),
};

const values = Object.values(columns);

/** The ids of a counting's columns; the last says which field cannot be read, if any. */
export const countingColumns: readonly string[] = [...Object.keys(columns), "fault"];

/** What the values of a counting depend on besides the API's answer. */
export interface CountingMoment {
  /** When the API sent it, in milliseconds since 1970. */
  readonly now: number;
  readonly calendarOf: (warehouseCode: string) => WorkCalendar;
  /** Of a counting whose answer does not contain it. */
  readonly record?: CountRecord | undefined;
  /** The rates of a finished counting, which its lines tell. */
  readonly rates?: Rates;
}

/** The values of a counting, in the order of the columns; of one that cannot be read only its id and the fault. */
export function countingValues(
  value: unknown,
  { now, calendarOf, record, rates }: CountingMoment,
): readonly FeedValue[] {
  const { success, output, issues } = v.safeParse(countingSchema, value);
  if (!success) {
    const id = v.is(v.object({ id: v.string() }), value) ? value.id : null;
    return countingColumns.map((column) => {
      if (column === "id") return id;
      return column === "fault" ? (v.getDotPath(issues[0]) ?? "id") : null;
    });
  }
  const counting = record === undefined ? output : { ...output, countRecord: record };
  const facts = countingFacts(counting);
  const calendar = calendarOf(counting.warehouse.code);
  const found = outlookOf(facts, now, calendar);
  const { recent = null, average = null } = (facts.active && found.rate) || {};
  const of: FeedCounting = {
    counting,
    facts,
    sums: { ...facts, countings: 1 },
    figures: headerFigures(facts, now, calendar),
    outlook: found,
    rates: rates ?? { lastHour: recent, sinceStart: average },
    now,
  };
  return [...values.map((read) => read(of)), null];
}
