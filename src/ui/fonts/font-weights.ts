/** The lightest and the heaviest letters that styles ask for: the build keeps no others. */
export const letterWeights = { min: 400, max: 700 } as const;
