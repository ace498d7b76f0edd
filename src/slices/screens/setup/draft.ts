import { chosenCountings } from "#contract/access.ts";
import type { NumberSigns } from "#format/number-signs.ts";
import { readNumber, writeNumber } from "#format/typed-number.ts";
import { fits, maxDistance } from "#slices/screens/rules/layout.ts";
import {
  appearanceSearch,
  defaultScreen,
  parseMeasure,
  type ScreenScope,
  type ScreenSearch,
  screenLimits,
  screenSearch,
} from "#slices/screens/search.ts";

/** The set-up fields as typed. */
export interface ScreenDraft {
  readonly kind: ScreenScope["kind"];
  readonly warehouse: string;
  readonly counting: string;
  /** Ids of several countings, in their order. */
  readonly chosen: readonly string[];
  readonly distance: string;
  readonly diagonal: string;
  readonly rotate: string;
  /** Hours. */
  readonly hold: string;
  readonly wake: boolean;
  readonly theme: "dark" | "light";
  /** Empty for the default. */
  readonly zone: string;
  readonly language: string;
  /** Working hours as written; empty for those of the gateway. */
  readonly hours: string;
}

/** A choice that is still to be made. */
interface MissingFault {
  readonly kind: "missing";
}

export type NumberFault =
  | { readonly kind: "number"; readonly min: number; readonly max: number }
  | {
      readonly kind: "too-far";
      readonly distance: number;
      readonly diagonal: number;
      readonly largest: number;
    };

/** Faults by field. */
export interface DraftFaults {
  readonly warehouse?: MissingFault;
  readonly counting?: MissingFault;
  readonly countings?: MissingFault;
  readonly distance?: NumberFault;
  readonly diagonal?: NumberFault;
  readonly rotate?: NumberFault;
  readonly hold?: NumberFault;
}

/** A checked draft. */
export interface CheckedScreen {
  readonly faults: DraftFaults;
  /** `null` while there are faults. */
  readonly screen: ScreenSearch | null;
  /** Its address without the origin. */
  readonly query: string | null;
  /** The part of it that says how the screen shows what it shows. */
  readonly view: string | null;
  /** The largest distance at which a screen of this size is readable, in metres; `null` without a size. */
  readonly largest: number | null;
}

/** Text sizes depend on the aspect ratio of the screen, not on its pixels. */
export const screenShape = { width: 1920, height: 1080 };

const hour = 3600;

/** The fields of a screen, with numbers as the viewer's region writes them. */
export function draftOf(
  screen: ScreenSearch,
  params: URLSearchParams,
  signs: NumberSigns,
): ScreenDraft {
  const { scope } = screen;
  const { theme, tz, lang, hours } = appearanceSearch.parse(params);
  const numberText = (number: number) => writeNumber(String(number), signs);
  return {
    kind: scope.kind,
    warehouse: scope.kind === "warehouse" ? scope.warehouse : "",
    counting: scope.kind === "counting" ? scope.id : "",
    chosen: scope.kind === "countings" ? scope.ids : [],
    distance: numberText(screen.distance),
    diagonal: numberText(screen.diagonal),
    rotate: numberText(screen.rotate),
    hold: numberText(screen.hold / hour),
    wake: screen.wake,
    theme,
    zone: tz,
    language: lang,
    hours,
  };
}

function scopeOf({ kind, warehouse, counting, chosen }: ScreenDraft): ScreenScope | null {
  if (kind === "all") return { kind };
  if (kind === "countings") {
    return chosen.length < chosenCountings.min ? null : { kind, ids: chosen };
  }
  if (kind === "warehouse") return warehouse.trim() ? { kind, warehouse: warehouse.trim() } : null;
  return counting.trim() ? { kind, id: counting.trim() } : null;
}

/** Whether a required field is still empty. */
export function isIncomplete({ faults }: CheckedScreen): boolean {
  return Object.values(faults).some(({ kind }) => kind === "missing");
}

/** Validates the fields. */
export function checkedScreen(draft: ScreenDraft, signs: NumberSigns): CheckedScreen {
  const faults: { -readonly [Field in keyof DraftFaults]: DraftFaults[Field] } = {};
  const number = (field: "distance" | "diagonal" | "rotate") => {
    const value = parseMeasure(field, readNumber(draft[field], signs) ?? "");
    if (value === null) faults[field] = { kind: "number", ...screenLimits[field] };
    return value ?? defaultScreen[field];
  };
  const placement = { distance: number("distance"), diagonal: number("diagonal") };
  const rotate = number("rotate");
  const hold = parseMeasure("hold", `${readNumber(draft.hold, signs) ?? ""}h`);
  const { min, max } = screenLimits.hold;
  if (hold === null) faults.hold = { kind: "number", min: min / hour, max: max / hour };
  const largest = faults.diagonal ? null : maxDistance(placement.diagonal, screenShape);
  if (largest !== null && !faults.distance && !fits(placement, screenShape)) {
    faults.distance = { kind: "too-far", ...placement, largest };
  }
  const scope = scopeOf(draft);
  if (scope === null && draft.kind !== "all") faults[draft.kind] = { kind: "missing" };
  if (scope === null || hold === null || Object.keys(faults).length > 0) {
    return { faults, screen: null, query: null, view: null, largest };
  }
  const screen = { scope, ...placement, rotate, hold, wake: draft.wake };
  const { theme, zone: tz, language: lang, hours } = draft;
  const queryOf = (values: ScreenSearch) =>
    String(
      appearanceSearch.update(screenSearch.update(new URLSearchParams(), values), {
        theme,
        tz,
        lang,
        hours,
      }),
    );
  const view = queryOf({ ...screen, scope: { kind: "all" } });
  return { faults, screen, query: queryOf(screen), view, largest };
}
