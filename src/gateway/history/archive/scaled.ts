/** Decimal places of quantities and of costs. */
export const quantityScale = 3;
export const costScale = 4;

/** Whole numbers up to here are told apart by a double in all their digits, whatever their scale. */
const maxUnits = 10 ** 15;

/**
 * A number as a multiple of its last decimal place, so that 12.5 with three places is 12500; NaN stays NaN.
 * @returns `null` when it has more places, or more than 15 digits
 */
export function scaled(value: number, scale: number): number | null {
  if (Number.isNaN(value)) return value;
  const power = 10 ** scale;
  const units = Math.round(value * power);
  // Each decimal of 15 digits has a double of its own, so that an equal quotient is the same decimal.
  return Math.abs(units) < maxUnits && units / power === value ? units : null;
}
