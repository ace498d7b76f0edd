import type { Line } from "#contract/line.ts";
import { defaultViewSettings, type ViewSettings } from "#domain/lines/view-settings.ts";

/** Machine-readable values by figure name. */
export type Figures = Record<string, string>;

/** Decimals used for every quantity and cost. */
const places = 40;

/** The integer after moving a number's decimal point by 40 places. */
function units(value: number): bigint {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  return BigInt(whole + fraction) * 10n ** BigInt(places + Number(exponent) - fraction.length);
}

const size = (value: bigint) => (value < 0n ? -value : value);

/** A sum of products of two numbers, in plain notation. */
function text(sum: bigint): string {
  const digits = size(sum)
    .toString()
    .padStart(2 * places + 1, "0");
  const fraction = digits.slice(-2 * places).replace(/0+$/, "");
  return `${sum < 0n ? "-" : ""}${digits.slice(0, -2 * places)}${fraction && `.${fraction}`}`;
}

const total = (values: readonly bigint[]) => values.reduce((sum, value) => sum + value, 0n);

/** One sum divided by another, rounded once. */
function share(part: bigint, whole: bigint): string {
  if (whole === 0n) return "";
  const digits = ((part * 10n ** 40n) / whole).toString().padStart(41, "0");
  return plain(Number(`${digits.slice(0, -40)}.${digits.slice(-40)}`));
}

/** A number without an exponent. */
function plain(value: number | null): string {
  if (value === null) return "";
  return /e/.test(String(value)) ? text(units(value) * 10n ** BigInt(places)) : String(value);
}

const isCounted = (line: Line) => line.finishedAt !== null;

/** A line finished without a count has no known difference. */
function differenceOf(line: Line): number | null {
  return isCounted(line) && line.countedStock === null ? null : line.difference;
}

const isDiscrepant = (line: Line) => (differenceOf(line) ?? 0) !== 0;

/** Expected stock. */
function expected(line: Line): bigint {
  const { countedStock, difference, lot, lotLocationStock, productLocationStock } = line;
  if (countedStock !== null && difference !== null) return units(countedStock) - units(difference);
  return units(lot ? lotLocationStock : productLocationStock);
}

const worth = (line: Line) => size(expected(line)) * units(line.costPrice);
const value = (line: Line) => units(differenceOf(line) ?? 0) * units(line.costPrice);

/** Whether a known difference is within the tolerance. */
export function isTolerated(line: Line, { lens, tolerances }: ViewSettings): boolean {
  const tolerance = tolerances[line.product.metrics?.[lens] ?? "none"];
  const allowed = units(tolerance) * size(expected(line));
  return size(units(differenceOf(line) ?? 0)) * 10n ** BigInt(places) <= allowed;
}

/** The parts of a code up to a depth, with their separators. */
export function firstParts(code: string, depth: number): string {
  const pattern = new RegExp(`^[^-./ _]+(?:[-./ _]+[^-./ _]+){0,${depth - 1}}`);
  return pattern.exec(code)?.[0] ?? code;
}

/** The figures of a group of lines, implemented from the definitions. */
export function plainGroupFigures(
  lines: readonly Line[],
  view: ViewSettings = defaultViewSettings,
): Figures {
  const counted = lines.filter(isCounted);
  const known = counted.filter((line) => differenceOf(line) !== null);
  const of = (some: readonly Line[]) =>
    plain(known.length === 0 ? null : some.length / known.length);
  const values = lines.filter(isDiscrepant).map(value);
  return {
    "lines-total": plain(lines.length),
    "lines-counted": plain(counted.length),
    "lines-left": plain(lines.length - counted.length),
    "lines-discrepancies": plain(lines.filter(isDiscrepant).length),
    accuracy: of(known.filter((line) => differenceOf(line) === 0)),
    "accuracy-tolerance": of(known.filter((line) => isTolerated(line, view))),
    "net-value": text(total(values)),
    "absolute-value": text(total(values.map(size))),
    "value-at-risk": text(total(lines.filter((line) => !isCounted(line)).map(worth))),
  };
}

/**
 * The figures of lines that do not depend on the clock.
 * @param all lines of the counting, including those that a filter excludes
 */
export function plainLineFigures(
  lines: readonly Line[],
  all: readonly Line[] = lines,
  view: ViewSettings = defaultViewSettings,
): Figures {
  const differing = lines.filter(isDiscrepant);
  const documented = differing.filter((line) => line.documentation !== null);
  const signs = new Map<string, Set<number>>();
  for (const line of all.filter(isDiscrepant)) {
    const ways = signs.get(line.product.id) ?? new Set();
    signs.set(line.product.id, ways.add(Math.sign(differenceOf(line) ?? 0)));
  }
  const one = 10n ** BigInt(places);
  const quantities = differing.map((line) => units(differenceOf(line) ?? 0) * one);
  const values = differing.map(value);
  const gains = (sums: readonly bigint[]) => text(total(sums.filter((sum) => sum > 0n)));
  const losses = (sums: readonly bigint[]) => text(-total(sums.filter((sum) => sum < 0n)));
  const isPack = (line: Line) =>
    line.product.packagingUnit > 1 &&
    units(differenceOf(line) ?? 0) % units(line.product.packagingUnit) === 0n;
  return {
    ...plainGroupFigures(lines, view),
    "lines-incidents": plain(lines.filter((line) => line.incident !== null).length),
    "net-units": text(total(quantities)),
    "absolute-units": text(total(quantities.map(size))),
    "gain-units": gains(quantities),
    "loss-units": losses(quantities),
    "gain-value": gains(values),
    "loss-value": losses(values),
    undocumented: plain(differing.length - documented.length),
    "documentation-coverage": plain(
      differing.length === 0 ? null : documented.length / differing.length,
    ),
    recounted: plain(lines.filter((line) => line.prevCountedStock !== null).length),
    misplaced: plain(differing.filter((line) => signs.get(line.product.id)?.size === 2).length),
    "pack-hints": plain(differing.filter(isPack).length),
    "value-counted": share(total(lines.filter(isCounted).map(worth)), total(lines.map(worth))),
  };
}

/** Whether a line has been in progress for more than half an hour and five times the median. */
export function isStalled(
  { startedAt, finishedAt }: Line,
  all: readonly Line[],
  now: number,
): boolean {
  if (startedAt === null || finishedAt !== null) return false;
  const time = (instant: string | null) => (instant === null ? Number.NaN : Date.parse(instant));
  const lengths = all
    .map((line) => time(line.finishedAt) - time(line.startedAt))
    .filter((length) => length >= 0)
    .sort((one, other) => one - other);
  const half = lengths.length / 2;
  const median = ((lengths[Math.ceil(half) - 1] ?? 0) + (lengths[Math.floor(half)] ?? 0)) / 2;
  const since = now - time(startedAt);
  return since > 1_800_000 && since > 5 * median;
}

/** Whether no stock of a line, its lot or its product is a fraction. */
export function hasWholeStocks({ product, ...line }: Line): boolean {
  return [
    product.packagingUnit,
    product.stock,
    line.productStock,
    line.productLocationStock,
    line.lotStock,
    line.lotLocationStock,
  ].every((stock) => stock % 1 === 0);
}

/** Number of lines for each check that applies to some, in a finished counting. */
export function plainLineChecks(lines: readonly Line[]): Figures {
  const end = Math.max(...lines.map(({ finishedAt }) => Date.parse(finishedAt ?? "") || 0));
  const stockNow = ({ lot, lotLocation, productLocation }: Line) =>
    lot ? (lotLocation?.stock ?? null) : productLocation.stock;
  const changed = ({ product }: Line) => Date.parse(product.updatedAt);
  const place = ({ product, location, lot }: Line) => [product.id, location.id, lot?.id].join();
  const sorted = lines.map(place).sort();
  const twice = new Set(sorted.filter((one, index) => one === sorted[index + 1]));
  const isNegative = (line: Line) =>
    expected(line) < 0n || [line.countedStock, stockNow(line)].some((stock) => (stock ?? 0) < 0);
  const checks: Record<string, (line: Line) => boolean> = {
    "stock-moved": (line) => {
      const now = stockNow(line);
      if (line.countedStock === null || now === null || changed(line) > end) return false;
      if (now === line.countedStock) return false;
      return units(now) !== expected(line);
    },
    "changed-after-count": (line) =>
      line.countedStock !== null &&
      line.finishedAt !== null &&
      changed(line) > Date.parse(line.finishedAt) &&
      changed(line) <= end,
    "listed-twice": (line) => twice.has(place(line)),
    "negative-stock": isNegative,
    "fractional-count": (line) =>
      line.countedStock !== null && line.countedStock % 1 !== 0 && hasWholeStocks(line),
    "finish-before-start": ({ startedAt, finishedAt }) =>
      finishedAt !== null && Date.parse(finishedAt) < Date.parse(startedAt ?? ""),
  };
  const counts = Object.entries(checks).map(
    ([name, applies]) => [name, lines.filter(applies).length] as const,
  );
  return Object.fromEntries(
    counts.flatMap(([name, count]) => (count === 0 ? [] : [[name, String(count)]])),
  );
}

/** Lines by chart group, as named in `data-group`; lines in no group are left out. */
export function plainGroups(
  lines: readonly Line[],
  grouping: "zone" | "person" | "abc" | "incident-type" | "reason" | "product",
  { lens, zone }: ViewSettings = defaultViewSettings,
): Map<string, Line[]> {
  const differing = new Set(lines.filter(isDiscrepant).map((line) => line.product.id));
  const groupOf = (line: Line): string | null => {
    const { product, location, documentation, incident, assignedUser } = line;
    switch (grouping) {
      case "zone":
        return firstParts(location.code, zone.depth);
      case "person":
        return String(assignedUser.id);
      case "abc":
        return product.metrics?.[lens] ?? "none";
      case "incident-type":
        return incident && (incident.type?.name ?? "none");
      case "reason":
        return documentation && String(documentation.reason.id);
      case "product":
        return differing.has(product.id) ? product.id : null;
    }
  };
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const group = groupOf(line);
    if (group !== null) groups.set(group, [...(groups.get(group) ?? []), line]);
  }
  return groups;
}
