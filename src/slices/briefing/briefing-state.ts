import { useSyncExternalStore } from "react";
import { createStoredState } from "#storage/stored-state.ts";

/** How a window shows the briefing. */
export type BriefingLayout = "phone" | "wide";

/** The briefing's state in a browser. */
interface BriefingState {
  readonly isHidden: boolean;
  /** Pixels that it needed last; they are reserved before the next sentences are known. */
  readonly heights: Readonly<Record<BriefingLayout, number>>;
}

/** Room for five sentences; on a phone some take three rows, and limits take two. */
const initialHeights = { phone: 377, wide: 187 };

const maxHeight = 600;

export const briefingState = createStoredState<BriefingState>({
  key: "countboard:briefing",
  initial: { isHidden: false, heights: initialHeights },
  decode: (text) => {
    const { isHidden, heights } = JSON.parse(text);
    const heightOf = (layout: BriefingLayout) => {
      const height = Number(heights?.[layout]);
      return height > 0 && height <= maxHeight ? height : initialHeights[layout];
    };
    return {
      isHidden: isHidden === true,
      heights: { phone: heightOf("phone"), wide: heightOf("wide") },
    };
  },
});

export function useBriefingState(): BriefingState {
  return useSyncExternalStore(briefingState.subscribe, briefingState.get);
}
