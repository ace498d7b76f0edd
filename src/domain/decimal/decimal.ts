/**
 * An exact decimal number: `units` ÷ 10^`scale`. Quantities and costs are decimals, so their sums and products
 * are exact and rounded once, for display.
 */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

export const zero: Decimal = { units: 0n, scale: 0 };

const numberPattern = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/**
 * The decimal that a number prints as: 0.1 is one tenth, not the nearest binary fraction.
 * @throws RangeError for NaN and the infinities
 */
export function decimal(value: number): Decimal {
  return parseDecimal(String(value));
}

/**
 * Parses the text of `decimalText` or of a number.
 * @throws RangeError for any other text
 */
export function parseDecimal(text: string): Decimal {
  const parts = numberPattern.exec(text);
  if (!parts) throw new RangeError(`${text} is not a decimal number`);
  const [, sign = "", whole = "0", fraction = "", exponent = "0"] = parts;
  const units = BigInt(sign + whole + fraction);
  const scale = fraction.length - Number(exponent);
  return scale < 0 ? { units: units * 10n ** BigInt(-scale), scale: 0 } : { units, scale };
}

function unitsAt(value: Decimal, scale: number): bigint {
  return value.scale === scale ? value.units : value.units * 10n ** BigInt(scale - value.scale);
}

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

export function negate(value: Decimal): Decimal {
  return { units: -value.units, scale: value.scale };
}

/** Absolute value. */
export function magnitude(value: Decimal): Decimal {
  return value.units < 0n ? negate(value) : value;
}

export function multiply(a: Decimal, b: Decimal): Decimal {
  return { units: a.units * b.units, scale: a.scale + b.scale };
}

/** Negative, 0 or positive if `a` is less than, equal to or more than `b`. */
export function compare(a: Decimal, b: Decimal): number {
  const { units } = add(a, negate(b));
  return units === 0n ? 0 : units < 0n ? -1 : 1;
}

/** Plain notation without exponent, grouping or trailing zeros, as `-0.05`. */
export function decimalText({ units, scale }: Decimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, "");
  return `${units < 0n ? "-" : ""}${whole}${fraction && `.${fraction}`}`;
}

/** Exact sum of amounts in plain notation; `null` when one of them is unknown. */
export function sumOfTexts(amounts: readonly (string | null)[]): string | null {
  let sum = zero;
  for (const amount of amounts) {
    if (amount === null) return null;
    sum = add(sum, parseDecimal(amount));
  }
  return decimalText(sum);
}
