import type { Hidden } from "#contract/access.ts";
import { useSettings } from "./use-settings.ts";

/** Whether the gateway leaves that out of what this viewer sees. */
export function useIsHidden(what: Hidden): boolean {
  return useSettings().access.hidden.includes(what);
}
