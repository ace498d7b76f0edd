/** Minimum and maximum weight in the styles; the build removes all others. */
export const fontWeights = { min: 400, max: 700 } as const;
