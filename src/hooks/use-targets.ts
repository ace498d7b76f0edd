import type { TargetPercents } from "#contract/targets.ts";
import { ruleOf } from "#domain/warehouse-rule.ts";
import { useSettings } from "./use-settings.ts";

/** The targets of a warehouse; `null` where none are set for it. */
export function useTargets(warehouseCode: string): TargetPercents | null {
  const percents = ruleOf(useSettings().targets, warehouseCode)?.percents;
  return percents && Object.keys(percents).length > 0 ? percents : null;
}
