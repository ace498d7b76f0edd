import type { Coverage } from "#contract/history/coverage.ts";
import { day } from "#domain/time/units.ts";
import { grouped } from "#slices/history/grouped.ts";

type CoverageRow = Coverage["rows"][number];

/** How long ago a bay was counted: within 30 or 90 days, longer ago, or listed and never counted. */
export const bayAges = ["recent", "lately", "long", "never"] as const;

type BayAge = (typeof bayAges)[number];

/** A bay of the map; `null` where nothing is listed. */
interface Bay {
  readonly bay: string;
  readonly age: BayAge;
  /** Milliseconds since 1970; `null` when it was never counted. */
  readonly lastCounted: number | null;
}

/** An aisle of a zone with its bays in the order of the map's columns. */
interface Aisle {
  readonly aisle: string;
  readonly bays: readonly (Bay | null)[];
}

export interface CoverageMap {
  /** Names of the bays, as columns. */
  readonly columns: readonly string[];
  readonly aisles: readonly Aisle[];
  /** Of the whole zone. */
  readonly total: MapStart;
}

/** Bays and aisles that the map shows at a time. */
export const mapPart = 60;

/** @param end of the day up to which days are counted back, in milliseconds since 1970 */
function ageOf(lastCounted: number | null, end: number): BayAge {
  if (lastCounted === null) return "never";
  const days = (end - lastCounted) / day;
  return days <= 30 ? "recent" : days <= 90 ? "lately" : "long";
}

/** Codes in the order in which people number them: 2 before 10. */
function inOrder(codes: Iterable<string>): readonly string[] {
  const { compare } = new Intl.Collator("en", { numeric: true });
  return [...new Set(codes)].sort(compare);
}

/** The first bay and the first aisle of the part that is shown, from 0. */
export interface MapStart {
  readonly bay: number;
  readonly aisle: number;
}

/**
 * A part of the bays of a zone by aisle; places without an aisle or a bay are left out.
 * @param rows of the question by bay
 */
export function coverageMap({ rows, today }: Coverage, { bay, aisle }: MapStart): CoverageMap {
  const end = Date.parse(today) + day;
  const placed = rows.flatMap((row) =>
    row.aisle !== null && row.bay !== null ? [{ ...row, aisle: row.aisle, bay: row.bay }] : [],
  );
  const allBays = inOrder(placed.map((row) => row.bay));
  const columns = allBays.slice(bay, bay + mapPart);
  const byAisle = grouped(placed, (row) => row.aisle);
  const allAisles = inOrder(byAisle.keys());
  const aisles = allAisles.slice(aisle, aisle + mapPart).map((name) => {
    const own = new Map((byAisle.get(name) ?? []).map((row) => [row.bay, row]));
    return { aisle: name, bays: columns.map((one) => bayOf(own.get(one), end)) };
  });
  return { columns, aisles, total: { bay: allBays.length, aisle: allAisles.length } };
}

function bayOf(row: (CoverageRow & { readonly bay: string }) | undefined, end: number): Bay | null {
  if (!row) return null;
  const lastCounted = row.lastCounted === null ? null : Date.parse(row.lastCounted);
  return { bay: row.bay, age: ageOf(lastCounted, end), lastCounted };
}

/** The share of a zone's places that was counted within 90 days, 0…1. */
export function coveredShare({ within90, places }: CoverageRow): number {
  return places === 0 ? 0 : within90 / places;
}

/** The zone that the address names, else the one with the smallest part counted; `null` without zones. */
export function shownZone({ rows }: Coverage, wanted: string): string | null {
  const zones = rows.flatMap(({ zone }) => zone ?? []);
  if (zones.includes(wanted)) return wanted;
  const largest = Math.max(...rows.map(({ places }) => places));
  const regular = rows.filter(({ places, zone }) => zone !== null && places >= largest / 10);
  const worst = regular.toSorted((one, other) => coveredShare(one) - coveredShare(other))[0];
  return worst?.zone ?? zones[0] ?? null;
}
