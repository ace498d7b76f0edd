/** What a screen shows. */
export type ScreenScope =
  | { readonly kind: "all" }
  | { readonly kind: "counting"; readonly id: string }
  /** The warehouse's identifier, of the kind that the gateway's settings name. */
  | { readonly kind: "warehouse"; readonly warehouse: string };

/** A screen as its address tells of it. */
export interface ScreenSearch {
  readonly scope: ScreenScope;
  /** Seconds that a page stays. */
  readonly rotate: number;
  /** Metres from the viewers to the screen. */
  readonly distance: number;
  /** Inches from corner to corner. */
  readonly diagonal: number;
  /** Seconds that a final result stays before the next counting. */
  readonly hold: number;
  /** Whether the screen is kept from going dark. */
  readonly wake: boolean;
}

export const usualScreen: ScreenSearch = {
  scope: { kind: "all" },
  rotate: 30,
  distance: 5,
  diagonal: 55,
  hold: 2 * 3600,
  wake: true,
};

/** What is taken of each number in an address; all else is as usual. */
export const screenLimits = {
  rotate: { min: 5, max: 3600 },
  distance: { min: 0.3, max: 100 },
  diagonal: { min: 5, max: 500 },
  hold: { min: 0, max: 7 * 86_400 },
} as const;

type Measure = keyof typeof screenLimits;

const measures = ["rotate", "distance", "diagonal", "hold"] as const satisfies Measure[];

const secondsOf: Readonly<Record<string, number>> = {
  "": 1,
  s: 1,
  m: 60,
  min: 60,
  h: 3600,
  d: 86_400,
};

/** A plain number, or `null`; times may name their unit, as `90m` or `2h`, and are seconds without one. */
function numberOf(text: string, isTime: boolean): number | null {
  const [, digits = "", unit = ""] = /^(\d+(?:[.,]\d+)?)\s*([a-z]*)$/i.exec(text.trim()) ?? [];
  const factor = isTime ? secondsOf[unit.toLowerCase()] : unit === "" ? 1 : undefined;
  if (digits === "" || factor === undefined) return null;
  return Number(digits.replace(",", ".")) * factor;
}

/** A number as an address has it, if it may be that. */
export function measureOf(name: Measure, text: string): number | null {
  const value = numberOf(text, name === "rotate" || name === "hold");
  const { min, max } = screenLimits[name];
  return value !== null && value >= min && value <= max ? value : null;
}

function scopeOf(search: URLSearchParams): ScreenScope {
  const id = search.get("counting");
  if (id) return { kind: "counting", id };
  const warehouse = search.get("warehouse");
  return warehouse ? { kind: "warehouse", warehouse } : { kind: "all" };
}

/** What is missing or makes no sense is as usual. */
export function parseScreenSearch(search: URLSearchParams): ScreenSearch {
  const measured = (name: Measure) => measureOf(name, search.get(name) ?? "") ?? usualScreen[name];
  return {
    scope: scopeOf(search),
    rotate: measured("rotate"),
    distance: measured("distance"),
    diagonal: measured("diagonal"),
    hold: measured("hold"),
    wake: search.get("wake") !== "off",
  };
}

/** Seconds in the largest unit that divides them. */
function timeText(seconds: number): string {
  if (seconds > 0 && seconds % 3600 === 0) return `${seconds / 3600}h`;
  return seconds > 0 && seconds % 60 === 0 ? `${seconds / 60}m` : String(seconds);
}

/** Without what is as usual; but an address that says how far and how large can be read by people, too. */
export function serializeScreenSearch(screen: ScreenSearch): URLSearchParams {
  const { scope } = screen;
  const search = new URLSearchParams();
  if (scope.kind === "counting") search.set("counting", scope.id);
  if (scope.kind === "warehouse") search.set("warehouse", scope.warehouse);
  for (const name of measures) {
    const isSize = name === "distance" || name === "diagonal";
    if (!isSize && screen[name] === usualScreen[name]) continue;
    search.set(name, name === "hold" ? timeText(screen.hold) : String(screen[name]));
  }
  if (!screen.wake) search.set("wake", "off");
  return search;
}
