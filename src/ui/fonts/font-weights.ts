/** Minimum and maximum weight in the styles; the build removes all others. */
export const fontWeights = { min: 420, max: 640 } as const;
