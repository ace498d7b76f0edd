/** Heights of rows before they are measured, in pixels: in columns, and in three lines on narrow screens. */
export const rowHeights = { wide: 52, narrow: 116 } as const;
