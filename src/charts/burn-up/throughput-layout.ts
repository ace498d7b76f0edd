/** Where the bars of lines per slot of time stand in their panel, in pixels; before them is the axis of the lines. */
export const throughputPlace = {
  height: 84,
  /** Above the bars, behind them, and the axis of the time below them. */
  top: 18,
  right: 12,
  axis: 22,
} as const;
