import type { Hidden } from "#contract/access.ts";
import type { Comparison } from "#contract/history/compare.ts";
import type { Coverage } from "#contract/history/coverage.ts";
import type { Offenders } from "#contract/history/offenders.ts";
import type { Outcome } from "#contract/history/parts.ts";
import {
  add,
  compare,
  type Decimal,
  decimalText,
  magnitude,
  multiply,
  parseDecimal,
  zero,
} from "#domain/decimal/decimal.ts";
import { LineTotaller } from "#domain/lines/line-totals.ts";
import { calendarDates } from "#domain/time/calendar-dates.ts";
import { lineFactsOf } from "./line-facts-of.ts";
import type { SampleCounting, SampleLine } from "./small-archive.ts";

/** The history's questions over lines in memory, without the engine, for specs that compare: every sum is exact. */

const day = 86_400_000;

/** Texts as the engine orders them: by their bytes. */
export function byText(a: string | null, b: string | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

export function byStart(a: SampleCounting, b: SampleCounting): number {
  return Date.parse(a.startedAt) - Date.parse(b.startedAt) || byText(a.id, b.id);
}

export function monthIn(timeZone: string, { startedAt }: SampleCounting): string {
  return calendarDates(timeZone)(Date.parse(startedAt)).slice(0, 7);
}

/** The difference of a line; a line that was finished without a count has none. */
function known({ finished_at, counted, difference }: SampleLine): Decimal | null {
  return difference === null || (finished_at !== null && counted === null)
    ? null
    : parseDecimal(difference);
}

function sum(values: readonly Decimal[]): string {
  return decimalText(values.reduce(add, zero));
}

function isWrong(line: SampleLine): boolean {
  const difference = known(line);
  return difference !== null && compare(difference, zero) !== 0;
}

function value(line: SampleLine): Decimal | null {
  const difference = known(line);
  return difference && multiply(difference, parseDecimal(line.cost));
}

/** Values of the members, without the amounts where costs are hidden. */
function withAmounts<Amounts>(hidden: readonly Hidden[], amounts: Amounts): Amounts | object {
  return hidden.includes("costs") ? {} : amounts;
}

/** The sums that accuracy has, by the totals of the domain. */
export function naiveVariance(lines: readonly SampleLine[], hidden: readonly Hidden[]) {
  const totaller = new LineTotaller();
  for (const line of lines) totaller.add(lineFactsOf(line));
  const totals = totaller.totals();
  return {
    lines: totals.lines,
    counted: totals.counted,
    known: totals.knownDifferences,
    exact: totals.withoutDifference,
    withinTolerance: totals.withinTolerance,
    discrepancies: totals.discrepancies,
    documented: totals.discrepancies - totals.undocumented,
    netUnits: totals.netUnits,
    absoluteUnits: totals.absoluteUnits,
    ...withAmounts(hidden, {
      netValue: totals.netValue,
      absoluteValue: totals.absoluteValue,
      countedValue: totals.countedValue,
    }),
  };
}

function outcomeOf(lines: readonly SampleLine[]): Outcome {
  const signs = lines.flatMap((line) => {
    const difference = known(line);
    return difference === null ? [] : [compare(difference, zero)];
  });
  const [isOver, isShort] = [signs.includes(1), signs.includes(-1)];
  if (isOver && isShort) return "mixed";
  if (isOver) return "over";
  if (isShort) return "short";
  return signs.length > 0 ? "right" : "uncounted";
}

/** How the lines of a product or place came out in countings. */
export function naiveRecord(
  countings: readonly (readonly SampleLine[])[],
  hidden: readonly Hidden[],
) {
  const outcomes = countings.map(outcomeOf);
  const lines = countings.flat();
  const differences = lines.flatMap((line) => known(line) ?? []);
  const values = lines.flatMap((line) => value(line) ?? []);
  return {
    outcomes,
    wrong: outcomes.filter((one) => one !== "right" && one !== "uncounted").length,
    of: outcomes.filter((one) => one !== "uncounted").length,
    netUnits: sum(differences),
    absoluteUnits: sum(differences.map(magnitude)),
    ...withAmounts(hidden, {
      netValue: sum(values),
      absoluteValue: sum(values.map(magnitude)),
    }),
  };
}

export function naiveOffenders(
  countings: readonly SampleCounting[],
  kind: "product" | "location",
  { least, of, hidden }: { least: number; of: number; hidden: readonly Hidden[] },
): Offenders["rows"] {
  const last = countings.toSorted(byStart).slice(-of);
  const codes = new Set(last.flatMap(({ lines }) => lines.map((line) => line[kind])));
  const rows = [...codes].map((code) => {
    const found = last.map(({ lines }) => lines.filter((line) => line[kind] === code));
    return {
      code,
      description: kind === "product" ? (found.flat().at(-1)?.description ?? null) : null,
      ...naiveRecord(found, hidden),
    };
  });
  const size = (text: string | null | undefined) => parseDecimal(text ?? "0");
  return rows
    .filter(({ wrong }) => wrong >= least)
    .sort(
      (a, b) =>
        compare(size(amountOf(b)), size(amountOf(a))) ||
        b.wrong - a.wrong ||
        compare(parseDecimal(b.absoluteUnits), parseDecimal(a.absoluteUnits)) ||
        byText(a.code, b.code),
    );
}

function amountOf(row: object): string | null {
  return "absoluteValue" in row ? (row.absoluteValue as string) : null;
}

function placeOf({ product, location, lot }: SampleLine): string {
  return JSON.stringify([product, location, lot]);
}

function placesOf(lines: readonly SampleLine[]): Map<string, SampleLine[]> {
  const places = new Map<string, SampleLine[]>();
  for (const line of lines) {
    const place = placeOf(line);
    places.set(place, [...(places.get(place) ?? []), line]);
  }
  return places;
}

export function naiveCoverage(
  countings: readonly SampleCounting[],
  by: "zone" | "class" | "bay",
  { until, hidden }: { until: number; hidden: readonly Hidden[] },
): Coverage["rows"] {
  const places = placesOf(countings.toSorted(byStart).flatMap(({ lines }) => lines));
  const groups = new Map<string, SampleLine[][]>();
  for (const lines of places.values()) {
    const latest = lines.at(-1);
    if (latest === undefined) continue;
    const { zone, aisle, bay } = latest;
    const key = { zone: [zone, null, null, null], bay: [zone, aisle, bay, null] };
    const name = JSON.stringify(by === "class" ? [null, null, null, latest.class] : key[by]);
    groups.set(name, [...(groups.get(name) ?? []), lines]);
  }
  const rows = [...groups].map(([name, found]) => {
    const [zone = null, aisle = null, bay = null, abc = null] = JSON.parse(name);
    const facts = found.map((lines) => {
      const finishes = lines.flatMap(({ finished_at }) => finished_at ?? []).sort();
      const latest = lines.at(-1) as SampleLine;
      const units = magnitude(parseDecimal(latest.expected));
      return {
        last: finishes.at(-1) ?? null,
        units,
        value: multiply(units, parseDecimal(latest.cost)),
      };
    });
    const within = (days: number) =>
      facts.filter(({ last }) => last !== null && Date.parse(last) >= until - days * day);
    const finishes = facts.flatMap(({ last }) => last ?? []).sort();
    return {
      zone,
      aisle,
      bay,
      class: abc,
      lastCounted: finishes.at(-1) ?? null,
      places: facts.length,
      within30: within(30).length,
      within90: within(90).length,
      within365: within(365).length,
      units: sum(facts.map(({ units }) => units)),
      units365: sum(within(365).map(({ units }) => units)),
      ...withAmounts(hidden, {
        value: sum(facts.map((one) => one.value)),
        value365: sum(within(365).map((one) => one.value)),
      }),
    };
  });
  return rows.sort(
    (a, b) =>
      byText(a.class, b.class) ||
      byText(a.zone, b.zone) ||
      byText(a.aisle, b.aisle) ||
      byText(a.bay, b.bay),
  );
}

/** The counts of a comparison, and its rows by their place. */
export function naiveComparison(a: SampleCounting, b: SampleCounting, hidden: readonly Hidden[]) {
  const [inA, inB] = [placesOf(a.lines), placesOf(b.lines)];
  const sideOf = (lines: readonly SampleLine[]) => ({
    expected: sum(lines.map(({ expected }) => parseDecimal(expected))),
    difference: sum(lines.flatMap((line) => known(line) ?? [])),
    ...withAmounts(hidden, { value: sum(lines.flatMap((line) => value(line) ?? [])) }),
  });
  const isKnown = (lines: readonly SampleLine[]) => lines.some((line) => known(line) !== null);
  const rows = new Map<
    string,
    Pick<Comparison["rows"][number], "kind"> & { a: object; b: object }
  >();
  let uncounted = 0;
  for (const [place, linesA] of inA) {
    const linesB = inB.get(place);
    if (linesB === undefined) continue;
    if (!isKnown(linesA) || !isKnown(linesB)) {
      uncounted += 1;
      continue;
    }
    const [wrongA, wrongB] = [linesA.some(isWrong), linesB.some(isWrong)];
    const [sideA, sideB] = [sideOf(linesA), sideOf(linesB)];
    const signs =
      compare(parseDecimal(sideA.difference), zero) * compare(parseDecimal(sideB.difference), zero);
    const both = signs < 0 ? "turned" : "again";
    const kind = wrongA && wrongB ? both : wrongB ? "new" : wrongA ? "cured" : "right";
    rows.set(place, { kind, a: sideA, b: sideB });
  }
  const only = (own: Map<string, unknown>, other: Map<string, unknown>) =>
    [...own.keys()].filter((place) => !other.has(place)).length;
  return { rows, uncounted, onlyA: only(inA, inB), onlyB: only(inB, inA) };
}
