import { chosenCountings } from "#contract/access.ts";
import { flag, oneOf, param, text, values } from "#search-params/codecs.ts";
import {
  appended,
  type Codec,
  defineSearch,
  group,
  mapped,
  type SearchValues,
} from "#search-params/define-search.ts";
import { workHoursText } from "#search-params/shared-search.ts";

export type ScreenScope =
  | { readonly kind: "all" }
  | { readonly kind: "counting"; readonly id: string }
  /** Two to six, in the order in which they are shown. */
  | { readonly kind: "countings"; readonly ids: readonly string[] }
  /** The warehouse's identifier, of the kind that the gateway's settings name. */
  | { readonly kind: "warehouse"; readonly warehouse: string };

/** Allowed ranges; anything else falls back to the default. */
export const screenLimits = {
  rotate: { min: 5, max: 3600 },
  distance: { min: 0.3, max: 100 },
  diagonal: { min: 5, max: 500 },
  hold: { min: 0, max: 7 * 86_400 },
} as const;

type Measure = keyof typeof screenLimits;

const secondsOf: Readonly<Record<string, number>> = {
  "": 1,
  s: 1,
  m: 60,
  min: 60,
  h: 3600,
  d: 86_400,
};

/** A plain number, or `null`. Times may have a unit, as in `90m` or `2h`; without one they are seconds. */
function numberOf(text: string, isTime: boolean): number | null {
  const [, digits = "", unit = ""] = /^(\d+(?:[.,]\d+)?)\s*([a-z]*)$/i.exec(text.trim()) ?? [];
  const factor = isTime ? secondsOf[unit.toLowerCase()] : unit === "" ? 1 : undefined;
  if (digits === "" || factor === undefined) return null;
  return Number(digits.replace(",", ".")) * factor;
}

/** A number as written in an address; `null` when not allowed. */
export function parseMeasure(name: Measure, text: string): number | null {
  const value = numberOf(text, name === "rotate" || name === "hold");
  const { min, max } = screenLimits[name];
  return value !== null && value >= min && value <= max ? value : null;
}

function measure(
  name: Measure,
  options: Pick<Parameters<typeof param<number>>[0], "default" | "format" | "always">,
): Codec<number> {
  return param({ ...options, parse: (text) => parseMeasure(name, text) ?? undefined });
}

/** Seconds in the largest unit that divides them. */
function timeText(seconds: number): string {
  if (seconds > 0 && seconds % 3600 === 0) return `${seconds / 3600}h`;
  return seconds > 0 && seconds % 60 === 0 ? `${seconds / 60}m` : String(seconds);
}

const scope: Codec<ScreenScope> = mapped(
  group({ all: appended(text()), counting: appended(values()), warehouse: appended(text()) }),
  ({ counting, warehouse }): ScreenScope => {
    const [id, ...others] = counting ?? [];
    if (id !== undefined && others.length === 0) return { kind: "counting", id };
    if (id !== undefined) {
      return { kind: "countings", ids: [id, ...others].slice(0, chosenCountings.max) };
    }
    return warehouse === "" ? { kind: "all" } : { kind: "warehouse", warehouse };
  },
  (scope) => ({
    all: "",
    counting:
      scope.kind === "counting" ? [scope.id] : scope.kind === "countings" ? scope.ids : null,
    warehouse: scope.kind === "warehouse" ? scope.warehouse : "",
  }),
);

/** The content of a screen. */
export const scopeSearch = defineSearch({ scope });

/** All parameters of a screen; distance and size are always written, for people to read. */
export const screenSearch = defineSearch({
  scope,
  /** Seconds that a page stays. */
  rotate: measure("rotate", { default: 30 }),
  /** Metres from the viewers to the screen. */
  distance: measure("distance", { default: 5, always: true }),
  /** Inches from corner to corner. */
  diagonal: measure("diagonal", { default: 55, always: true }),
  /** Seconds that a final result stays before the next counting. */
  hold: measure("hold", { default: 2 * 3600, format: timeText }),
  /** Whether the screen is kept on. */
  wake: flag("off", true),
});

export type ScreenSearch = SearchValues<typeof screenSearch>;

export const defaultScreen = screenSearch.parse(new URLSearchParams());

/** Theme, zone, language and working hours; "" means the default of gateway and browser. */
export const appearanceSearch = defineSearch({
  theme: oneOf(["dark", "light"], "dark"),
  tz: text(),
  lang: text(),
  hours: workHoursText,
});
