import type { Access } from "#contract/access.ts";
import {
  type ShownOf,
  shownRows,
  type ValuesOf,
  type WarehouseRule,
} from "#contract/setting-kinds.ts";
import { ruleOf } from "#domain/warehouse-rule.ts";

/** The codes of the warehouses in a viewer's scope. */
export interface Codes {
  readonly known: readonly string[];
  /** Whether the code of one of them is not known. */
  readonly isUnknown: boolean;
}

export const noCodes: Codes = { known: [], isUnknown: false };

/** Values of settings by their keys. */
type Values = Readonly<Record<string, unknown>>;

type Rules = readonly WarehouseRule[] | null;

/** Whether a warehouse has a rule of its own in what the page gets. */
export function hasOwnRules(rows: object, values: Values): boolean {
  return shownRows(rows).some(
    ([key, { page }]) => page.to === "warehouse" && isByWarehouse(values[key] as Rules),
  );
}

/**
 * What a page gets of the settings: a viewer of one warehouse or counting gets only that warehouse's rules, without its
 * code; one of several countings those of their warehouses; and all without what is hidden from the viewer.
 * @param values of all settings, also of those that no page gets
 */
export function pageSettings<Rows extends object>(
  rows: Rows,
  values: ShownOf<Rows> & Values,
  { scope, hidden }: Access,
  { known, isUnknown }: Codes,
): ValuesOf<Rows> {
  const answer: Record<string, unknown> = {};
  for (const [key, { page }] of shownRows(rows)) {
    const allowed = hidden.reduce((value, what) => (page.hides[what] ?? same)(value), values[key]);
    answer[key] = allowed;
    if (page.to === "everyone") continue;
    const isPending = isUnknown && isByWarehouse(values[key] as Rules);
    answer[`${key}Pending`] = isPending;
    if (scope.kind === "all") continue;
    const rules = isPending && page.untilKnown === "nothing" ? null : (allowed as Rules);
    answer[key] =
      scope.kind === "countings" ? rulesOfCodes(rules, known) : ruleOfCode(rules, known[0]);
  }
  return answer as ValuesOf<Rows>;
}

function same(value: unknown): unknown {
  return value;
}

function isByWarehouse(rules: Rules): boolean {
  return rules?.some(({ warehouse }) => warehouse !== null) ?? false;
}

/** The rules of some warehouses, whose codes their countings show, and the default. */
function rulesOfCodes(rules: Rules, codes: readonly string[]): Rules {
  const own = rules?.filter(({ warehouse }) => warehouse === null || codes.includes(warehouse));
  return own === undefined || own.length === 0 ? null : own;
}

/** The rule of one warehouse, without its code; the default while the code is not known. */
function ruleOfCode(rules: Rules, code: string | undefined): Rules {
  // No warehouse has an empty code, so that this finds the default rule.
  const rule = ruleOf(rules, code ?? "");
  return rule === null ? null : [{ ...rule, warehouse: null }];
}
