import { useSyncExternalStore } from "react";
import { createStoredState } from "#storage/stored-state.ts";

/** The briefing's state in a browser. */
interface BriefingState {
  readonly isHidden: boolean;
  /** Sentences that it had last; their room is reserved before the next ones are known. */
  readonly rows: number;
}

export const briefingState = createStoredState<BriefingState>({
  key: "countboard:briefing",
  initial: { isHidden: false, rows: 5 },
  decode: (text) => {
    const { isHidden, rows } = JSON.parse(text);
    return { isHidden: isHidden === true, rows: Math.min(5, Math.max(1, Number(rows) || 5)) };
  },
});

export function useBriefingState(): BriefingState {
  return useSyncExternalStore(briefingState.subscribe, briefingState.get);
}
