/** Estimated heights of rows in pixels: in columns, and in three lines on narrow screens. */
export const rowHeights = { wide: 52, narrow: 116 } as const;
