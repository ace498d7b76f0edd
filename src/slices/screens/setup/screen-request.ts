import * as v from "valibot";
import {
  type Hidden,
  hiddenSchema,
  type NewScreen,
  newScreenSchema,
  type ScreenChange,
  type Share,
} from "#contract/access.ts";
import { text } from "#search-params/codecs.ts";
import { defineSearch } from "#search-params/define-search.ts";
import type { ScreenScope } from "#slices/screens/search.ts";
import type { CheckedScreen } from "./draft.ts";

/** The code that a screen's QR code brings along. */
const codeSearch = defineSearch({ code: text() });

/** The entries about a screen besides what it shows, as typed. */
export interface ScreenForm {
  readonly name: string;
  readonly hides: readonly Hidden[];
}

/** The entries of a pairing. */
export interface PairForm extends ScreenForm {
  readonly code: string;
}

/** The entry at fault; `draft` for what the screen shows, and how. */
export type ScreenFault = "name-missing" | "name-long" | "draft";
export type PairFault = ScreenFault | "code";

export function startPairForm(search: URLSearchParams): PairForm {
  return { code: codeSearch.parse(search).code, name: "", hides: hiddenSchema.options };
}

/**
 * The request that pairs a screen, or the first entry at fault.
 * @param warehouseName of the chosen warehouse; `null` when unknown
 */
export function pairRequest(
  { code, ...form }: PairForm,
  checked: CheckedScreen,
  warehouseName: string | null,
): NewScreen | PairFault {
  if (code.trim() === "") return "code";
  const content = contentOf(form, checked, warehouseName);
  return typeof content === "string" ? content : { code: code.trim(), ...content };
}

/** The request that changes a screen, or the first entry at fault. */
export function changeRequest(
  { id }: Share,
  form: ScreenForm,
  checked: CheckedScreen,
  warehouseName: string | null,
): ScreenChange | ScreenFault {
  const content = contentOf(form, checked, warehouseName);
  return typeof content === "string" ? content : { id, ...content };
}

function contentOf(
  { name, hides }: ScreenForm,
  { screen, view }: CheckedScreen,
  warehouseName: string | null,
): Omit<ScreenChange, "id"> | ScreenFault {
  const named = v.safeParse(newScreenSchema.entries.name, name);
  if (!named.success) return name.trim() === "" ? "name-missing" : "name-long";
  if (screen === null || view === null) return "draft";
  const { scope } = screen;
  return {
    name: named.output,
    scope: requestedScope(scope, warehouseName),
    hides: [...hides],
    view,
  };
}

function requestedScope(scope: ScreenScope, warehouseName: string | null): NewScreen["scope"] {
  switch (scope.kind) {
    case "warehouse":
      return { ...scope, name: warehouseName };
    case "countings":
      return { ...scope, ids: [...scope.ids] };
    default:
      return scope;
  }
}
