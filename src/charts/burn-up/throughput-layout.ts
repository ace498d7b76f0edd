/** Height of the upper panel and the space above its plot, in pixels; both panels share one time axis. */
export const burnUpLayout = { height: 208, top: 22 } as const;

/** Layout of the throughput panel, in pixels; the value axis is on its left. */
export const throughputLayout = {
  height: 84,
  /** Space above the bars and to their right, and the height of the time axis. */
  top: 18,
  right: 12,
  axis: 22,
} as const;
