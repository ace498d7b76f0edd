import type { Hidden } from "#contract/access.ts";
import { useSettings } from "./use-settings.ts";

/** Whether the gateway hides this from the viewer. */
export function useIsHidden(what: Hidden): boolean {
  return useSettings().access.hidden.includes(what);
}
