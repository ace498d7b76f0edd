import { type AbcLens, abcLenses } from "#domain/lines/abc-lens.ts";
import { defaultTolerances, type Tolerances } from "#domain/lines/tolerance.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import type { LineView } from "#lines/line-query.ts";

const classes = ["A", "B", "C", "none"] as const;

/** More parts than any code has. */
const deepest = 9;

function parseLens(text: string | null): AbcLens {
  return abcLenses.find((lens) => lens === text) ?? defaultViewSettings.lens;
}

function parseShare(text: string): number | null {
  const share = text.trim() === "" ? Number.NaN : Number(text);
  return share >= 0 && share <= 1 ? share : null;
}

/** Whether that is a class with its share, such as `A:0.02`. */
export function isTolerance(part: string): boolean {
  const [name, share = ""] = part.split(":");
  return classes.some((one) => one === name) && parseShare(share) !== null;
}

/** Shares as `A:0.02,none:0`; a class that is not named keeps the usual one. */
function parseTolerances(text: string | null): Tolerances {
  const parts = (text ?? "").split(",").map((part) => part.split(":"));
  const share = (name: (typeof classes)[number]) =>
    parseShare(parts.find(([named]) => named === name)?.[1] ?? "") ?? defaultTolerances[name];
  return { A: share("A"), B: share("B"), C: share("C"), none: share("none") };
}

function writeTolerances(tolerances: Tolerances): string {
  return classes
    .filter((name) => tolerances[name] !== defaultTolerances[name])
    .map((name) => `${name}:${tolerances[name]}`)
    .join(",");
}

/** Whether that is a number of parts that a zone can be made of. */
export function isDepth(text: string): boolean {
  const depth = Number(text);
  return Number.isInteger(depth) && depth >= 1 && depth <= deepest;
}

function parseDepth(text: string | null): number {
  return text !== null && isDepth(text) ? Number(text) : defaultViewSettings.zone.depth;
}

/** An instant, `undefined` for anything else. */
export function parseAt(text: string | null): number | undefined {
  const at = /^\d{4}-\d{2}-\d{2}T/.test(text ?? "") ? Date.parse(text ?? "") : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

/** Reads `lens`, `tolerance`, `zone-depth` and `at`. */
export function parseView(search: URLSearchParams): LineView {
  const asOf = parseAt(search.get("at"));
  return {
    ...(asOf !== undefined && { asOf }),
    lens: parseLens(search.get("lens")),
    tolerances: parseTolerances(search.get("tolerance")),
    zone: { ...defaultViewSettings.zone, depth: parseDepth(search.get("zone-depth")) },
  };
}

export function writeView(
  search: URLSearchParams,
  { lens, tolerances, zone, asOf }: LineView,
): void {
  const put = (name: string, value: string) =>
    value === "" ? search.delete(name) : search.set(name, value);
  put("at", asOf === undefined ? "" : new Date(asOf).toISOString());
  put("lens", lens === defaultViewSettings.lens ? "" : lens);
  put("tolerance", writeTolerances(tolerances));
  put("zone-depth", zone.depth === defaultViewSettings.zone.depth ? "" : String(zone.depth));
}
