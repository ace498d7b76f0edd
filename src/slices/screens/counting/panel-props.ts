import type { ScreenCounting } from "./use-screen-counting.ts";

/** What a panel shows, and its size in units of the screen. */
export interface PanelProps {
  readonly counting: ScreenCounting;
  readonly width: number;
  readonly height: number;
}
