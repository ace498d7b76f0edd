/** Widths at which layouts change; a spec compares the style sheets. */
export const breakpoints = {
  phone: "(max-width: 599px)",
  narrow: "(max-width: 899px)",
  medium: "(max-width: 1199px)",
  wide: "(min-width: 1680px)",
} as const;
