import type { Line } from "#contract/line.ts";
import { CountingContext } from "#domain/lines/counting-context.ts";
import { type EvaluationSettings, LineEvaluation } from "#domain/lines/line-evaluation.ts";
import { lineFacts } from "#domain/lines/line-facts.ts";
import type { ViewSettings } from "#domain/lines/view-settings.ts";
import { type FacetName, facetNames, facetOf } from "#lines/facets/line-facets.ts";
import { type RangeName, rangeNames } from "#lines/facets/line-ranges.ts";
import type { LineFilter, Range } from "#lines/line-query.ts";
import { firstParts, hasWholeStocks, isStalled, isTolerated } from "./plain-figures.ts";

/** The evaluation time, in milliseconds since 1970: six hours into the samples' day. */
export const naiveNow = Date.parse("2026-03-02T12:00:00Z");

/** The integer after moving a number's decimal point by 40 places. */
function units(value: number): bigint {
  const [mantissa = "", exponent = "0"] = String(value).split("e");
  const [whole = "", fraction = ""] = mantissa.split(".");
  return BigInt(whole + fraction + "0".repeat(40 - fraction.length + Number(exponent)));
}

/** The nearest double, after moving the decimal point back. */
function rounded(all: bigint, places: number): number {
  const digits = (all < 0n ? -all : all).toString().padStart(places + 1, "0");
  return Number(`${all < 0n ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`);
}

const product = (a: number, b: number) => rounded(units(a) * units(b), 80);

const time = (text: string | null) => (text === null ? Number.NaN : Date.parse(text));

function known(line: Line): number | null {
  return line.finishedAt !== null && line.countedStock === null ? null : line.difference;
}

function isOff(line: Line): boolean {
  return known(line) !== null && known(line) !== 0;
}

function state(line: Line): string {
  if (line.finishedAt !== null) return "counted";
  return line.startedAt === null ? "not-started" : "in-progress";
}

function sign(line: Line): string {
  const difference = known(line);
  if (difference === null) return "none";
  return difference === 0 ? "zero" : difference < 0 ? "short" : "over";
}

function effect(line: Line): string {
  const [before, after] = [line.prevDifference, known(line)];
  if (line.prevCountedStock === null || before === null || after === null) return "none";
  if (before === after) return "confirmed";
  if (after === 0) return "cleared";
  if (Math.sign(before) === -Math.sign(after)) return "turned";
  return Math.abs(after) > Math.abs(before) ? "worsened" : "reduced";
}

function named(text: string | null): string {
  if (text === null) return "none";
  return text === "" ? "=" : text;
}

function incident({ incident }: Line): string {
  if (incident === null) return "none";
  return incident.type === null ? "untyped" : incident.type.name;
}

function isMisplaced(line: Line, lines: readonly Line[]): boolean {
  if (!isOff(line)) return false;
  const others = lines.filter((other) => other.product.id === line.product.id && isOff(other));
  return others.some((other) => sign(other) !== sign(line));
}

function isPack(line: Line): boolean {
  const { packagingUnit } = line.product;
  if (!isOff(line) || packagingUnit <= 1) return false;
  return units(known(line) ?? 0) % units(packagingUnit) === 0n;
}

function judged(line: Line, view: ViewSettings): string {
  if (line.finishedAt === null || known(line) === null) return "none";
  if (known(line) === 0) return "exact";
  return isTolerated(line, view) ? "tolerated" : "off";
}

function expected({ countedStock, difference, ...line }: Line): number {
  if (countedStock !== null && difference !== null)
    return rounded(units(countedStock) - units(difference), 40);
  return line.lot ? line.lotLocationStock : line.productLocationStock;
}

const stockNow = ({ lot, lotLocation, productLocation }: Line) =>
  lot ? lotLocation?.stock : productLocation.stock;

const isWhole = (stock: number | null | undefined) => stock !== null && Number(stock) % 1 === 0;

const placeOf = ({ product, location, lot }: Line) =>
  JSON.stringify([product.id, location.id, lot?.id]);

/** The value by the facet's entry, of a facet whose entry is as plain as a second definition. */
function valueByEntry(
  name: FacetName,
  line: Line,
  lines: readonly Line[],
  view: ViewSettings,
): string {
  const facet = facetOf(name);
  switch (facet.kind) {
    case "options": {
      const counting = new CountingContext();
      for (const one of lines) counting.add(lineFacts(one));
      return facet.read({ view, counting, earlier: null, now: naiveNow, createEvaluation })(
        lineFacts(line),
      );
    }
    case "texts":
      return named(fieldOf(line, facet.field(view)));
    case "ids":
      return fieldOf(line, facet.id) ?? "none";
    case "check":
      throw new Error(`The check ${name} has no definition in facetValueOf.`);
  }
}

function createEvaluation(settings: EvaluationSettings): LineEvaluation {
  return new LineEvaluation(settings, null);
}

/** A field by its path, as a text. */
function fieldOf(line: Line, path: string): string | null {
  const value = path.split(".").reduce<unknown>((of, name) => Object(of)[name] ?? null, line);
  return value === null ? null : String(value);
}

/**
 * The value of a line in a facet, implemented from the definitions, independently of the store. A facet without a
 * definition here is compared with its entry.
 */
export function facetValueOf(
  name: FacetName,
  line: Line,
  lines: readonly Line[],
  view: ViewSettings,
): string {
  const yes = (holds: boolean) => (holds ? "yes" : "none");
  switch (name) {
    case "state":
      return state(line);
    case "difference":
      return sign(line);
    case "documented":
      if (!isOff(line)) return "none";
      return line.documentation === null ? "no" : "yes";
    case "recount":
      return effect(line);
    case "zone":
      return named(firstParts(line.location.code, view.zone.depth));
    case "abc":
      return line.product.metrics?.[view.lens] ?? "none";
    case "incident":
      return incident(line);
    case "misplaced":
      return yes(isMisplaced(line, lines));
    case "pack":
      return yes(isPack(line));
    case "stalled":
      return yes(isStalled(line, lines, naiveNow));
    case "accuracy":
      return judged(line, view);
    case "stock-moved":
      return yes(
        line.countedStock !== null &&
          ![undefined, line.countedStock, expected(line)].includes(stockNow(line)),
      );
    case "changed-after-count":
      return yes(
        line.countedStock !== null && time(line.product.updatedAt) > time(line.finishedAt),
      );
    case "listed-twice":
      return yes(lines.some((other) => other !== line && placeOf(other) === placeOf(line)));
    case "negative-stock":
      return yes(
        [stockNow(line), line.countedStock, expected(line)].some((stock) => (stock ?? 0) < 0),
      );
    case "fractional-count":
      return yes(!isWhole(line.countedStock ?? 0) && hasWholeStocks(line));
    case "finish-before-start":
      return yes(time(line.finishedAt) < time(line.startedAt));
    default:
      return valueByEntry(name, line, lines, view);
  }
}

/** The figure of a line for a range, NaN without one. */
export function figureOf(name: RangeName, line: Line): number {
  if (name === "finishedAt") return time(line.finishedAt);
  if (name === "documentation.createdAt") return time(line.documentation?.createdAt ?? null);
  if (name === "incident.createdAt") return time(line.incident?.createdAt ?? null);
  if (name === "difference") return line.difference ?? Number.NaN;
  const difference = known(line);
  return difference === null ? Number.NaN : product(difference, line.costPrice);
}

function isWithin(figure: number, range: Range | undefined): boolean {
  if (!range) return true;
  const { from, to } = range;
  return figure >= (from ?? -Infinity) && figure <= (to ?? Infinity);
}

/** Whether a line matches a filter's ranges and all of its facets except one. */
export function matchesExcept(
  line: Line,
  lines: readonly Line[],
  { facets = {}, ranges = {} }: LineFilter,
  view: ViewSettings,
  but: FacetName | null = null,
): boolean {
  const has = (name: FacetName) =>
    facets[name]?.includes(facetValueOf(name, line, lines, view)) ?? true;
  return (
    facetNames.every((name) => name === but || has(name)) &&
    rangeNames.every((name) => isWithin(figureOf(name, line), ranges[name]))
  );
}
