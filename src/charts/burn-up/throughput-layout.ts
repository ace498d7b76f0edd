/** Layout of the throughput panel, in pixels; the value axis is on its left. */
export const throughputLayout = {
  height: 84,
  /** Space above the bars and to their right, and the height of the time axis. */
  top: 18,
  right: 12,
  axis: 22,
} as const;
