/**
 * Mixes two numbers into one of 32 bits. All generated data derives from this, so the same seed gives the same
 * figures on every machine and after every restart.
 * @returns an integer from 0 to 2^32 − 1
 */
export function mix(a: number, b: number): number {
  let h = Math.imul(a ^ Math.imul(b + 1, 0x9e3779b1), 0x85ebca6b);
  h ^= h >>> 15;
  h = Math.imul(h + 0x7f4a7c15, 0xc2b2ae35);
  h ^= h >>> 13;
  h = Math.imul(h, 0x27d4eb2f);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * A pseudo-random fraction.
 * @param state identifies the thing, from `mix`
 * @param purpose any number; different purposes give independent fractions
 * @returns 0 ≤ fraction < 1
 */
export function draw(state: number, purpose: number): number {
  return mix(state, purpose) / 0x1_0000_0000;
}

/** A pseudo-random integer from `low` to `high`, both included. */
export function drawInteger(state: number, purpose: number, low: number, high: number): number {
  return low + Math.floor(draw(state, purpose) * (high - low + 1));
}

/** A pseudo-random element of a non-empty list. */
export function pick<T>(values: readonly T[], state: number, purpose: number): T {
  return at(values, mix(state, purpose));
}

/** The element at an index modulo the length of a non-empty list. */
export function at<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError("There is nothing to choose from.");
  return value;
}

/** Hashes a text to a number of 32 bits. */
export function mixText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix(h, text.length);
}

/** A number of 32 bits as eight hexadecimal digits. */
export function hex(value: number): string {
  return value.toString(16).padStart(8, "0");
}
