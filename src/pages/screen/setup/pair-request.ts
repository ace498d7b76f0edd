import * as v from "valibot";
import { type Hidden, hiddenSchema, type NewScreen, newScreenSchema } from "#contract/access.ts";
import { text } from "#search-params/codecs.ts";
import { defineSearch } from "#search-params/define-search.ts";
import type { CheckedScreen } from "./draft.ts";

/** The code that a screen's QR code brings along. */
const codeSearch = defineSearch({ code: text() });

/** The entries of a pairing as typed. */
export interface PairForm {
  readonly code: string;
  readonly name: string;
  readonly hides: readonly Hidden[];
}

/** The entry at fault; `draft` for what the screen shows, and how. */
export type PairFault = "code" | "name-missing" | "name-long" | "draft";

export function startPairForm(search: URLSearchParams): PairForm {
  return { code: codeSearch.parse(search).code, name: "", hides: hiddenSchema.options };
}

/**
 * The request to the gateway, or the first entry at fault.
 * @param warehouseName of the chosen warehouse; `null` when unknown
 */
export function pairRequest(
  { code, name, hides }: PairForm,
  { screen, view }: CheckedScreen,
  warehouseName: string | null,
): NewScreen | PairFault {
  if (code.trim() === "") return "code";
  const named = v.safeParse(newScreenSchema.entries.name, name);
  if (!named.success) return name.trim() === "" ? "name-missing" : "name-long";
  if (screen === null || view === null) return "draft";
  const { scope } = screen;
  return {
    code: code.trim(),
    name: named.output,
    scope: scope.kind === "warehouse" ? { ...scope, name: warehouseName } : scope,
    hides: [...hides],
    view,
  };
}
