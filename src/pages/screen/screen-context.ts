import { createContext, useContext } from "react";
import type { Viewport } from "#domain/screen/sizes.ts";
import type { Freshness } from "#transport/freshness.ts";
import type { NextTry } from "./device/use-next-retry.ts";
import { defaultScreen, type ScreenSearch } from "./search.ts";

/** What every part of a screen knows. */
export interface ScreenFacts {
  readonly search: ScreenSearch;
  readonly viewport: Viewport;
  readonly theme: "light" | "dark";
  /** A small picture of a screen within the set-up. */
  readonly isPreview: boolean;
  /** The gateway's time, by any answer of it; `null` before the first. */
  readonly gateway: Freshness | null;
  /** Why the gateway does not answer now; `null` while it does. */
  readonly gatewayNext: NextTry | null;
}

const none: ScreenFacts = {
  search: defaultScreen,
  viewport: { width: 0, height: 0 },
  theme: "dark",
  isPreview: false,
  gateway: null,
  gatewayNext: null,
};

export const ScreenContext = createContext(none);

/** What is shown, and on what. */
export function useScreen(): ScreenFacts {
  return useContext(ScreenContext);
}
