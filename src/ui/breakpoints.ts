/** Widths, and a height, at which layouts change; a spec compares the style sheets. */
export const breakpoints = {
  phone: "(max-width: 599px)",
  narrow: "(max-width: 899px)",
  medium: "(max-width: 1199px)",
  low: "(max-height: 799px)",
  /** An open line is beside the table. */
  beside: "(min-width: 1360px)",
  wide: "(min-width: 1680px)",
} as const;
