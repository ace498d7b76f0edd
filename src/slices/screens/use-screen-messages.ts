import { useMemo } from "react";
import type { CommonMessages } from "#messages/en/common.ts";
import { useMessages } from "#ui/locale.tsx";
import type { messages } from "./messages/en.ts";
import { screenMessages } from "./messages.ts";

/** The common messages and those of screens. */
export type ScreenMessages = CommonMessages & { readonly screen: typeof messages };

export function useScreenMessages(): ScreenMessages {
  const common = useMessages("common");
  const screen = useMessages(screenMessages);
  return useMemo(() => ({ ...common, screen }), [common, screen]);
}
