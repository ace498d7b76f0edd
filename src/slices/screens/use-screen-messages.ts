import { useMemo } from "react";
import type { CommonMessages } from "#messages/en/common.ts";
import { useMessages, useWords } from "#ui/locale.tsx";
import { type Words, words } from "./words.ts";

/** The common messages and those of screens. */
export type ScreenMessages = CommonMessages & { readonly screen: Words };

export function useScreenMessages(): ScreenMessages {
  const common = useMessages("common");
  const screen = useWords(words);
  return useMemo(() => ({ ...common, screen }), [common, screen]);
}
