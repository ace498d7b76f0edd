import { createContext, useContext } from "react";
import type { Freshness } from "#transport/freshness.ts";
import type { NextRetry } from "./device/use-next-retry.ts";
import type { Viewport } from "./rules/sizes.ts";
import { defaultScreen, type ScreenSearch } from "./search.ts";

/** Shared by all parts of a screen. */
export interface ScreenFacts {
  readonly search: ScreenSearch;
  readonly viewport: Viewport;
  readonly theme: "light" | "dark";
  /** Whether this is the small preview in the set-up. */
  readonly isPreview: boolean;
  /** The gateway's time by its last answer; `null` before the first. */
  readonly gateway: Freshness | null;
  /** The gateway's failure and its retry; `null` while it answers. */
  readonly gatewayNext: NextRetry | null;
}

const noScreen: ScreenFacts = {
  search: defaultScreen,
  viewport: { width: 0, height: 0 },
  theme: "dark",
  isPreview: false,
  gateway: null,
  gatewayNext: null,
};

export const ScreenContext = createContext(noScreen);

export function useScreen(): ScreenFacts {
  return useContext(ScreenContext);
}
