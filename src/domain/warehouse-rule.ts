import type { WarehouseRule } from "#contract/setting-kinds.ts";

/** The warehouse's own rule, else the one of all others; `null` without either. */
export function ruleOf<Rule extends WarehouseRule>(
  rules: readonly Rule[] | null,
  warehouseCode: string,
): Rule | null {
  const own = rules?.find(({ warehouse }) => warehouse === warehouseCode);
  return own ?? rules?.find(({ warehouse }) => warehouse === null) ?? null;
}
