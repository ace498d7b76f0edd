import { add, compare, type Decimal, decimal, decimalText, multiply, negate } from "./decimal.ts";

/** Powers of ten that a double holds exactly, enough for the places of a product of two amounts. */
const powers = Float64Array.from({ length: 16 }, (_, places) => 10 ** places);

/** Decimals with more places are rare and go to exact decimals. */
const maxPlaces = 6;

/** A decimal of up to fifteen digits is the only one of that length that its double prints as. */
const fifteenDigits = 1e15;

/** An integer times a power of ten, or NaN when doubles no longer hold it exactly. */
export function scaled(units: number, places: number): number {
  const product = units * (powers[places] ?? Number.NaN);
  return Number.isSafeInteger(product) ? product : Number.NaN;
}

/**
 * A mutable exact decimal, reused for many lines: usually `units` ÷ 10^`places`, two doubles that hold
 * integers. A number that does not fit is a `wide` decimal; then `units` and `places` mean nothing.
 */
export class Amount {
  units = 0;
  places = 0;
  wide: Decimal | null = null;

  /** @param units safe integer; the amount is units ÷ 10^places, of at most 15 places */
  setScaled(units: number, places: number): this {
    this.units = units;
    this.places = places;
    this.wide = null;
    return this;
  }

  setDecimal(value: Decimal): this {
    this.wide = value;
    return this;
  }

  /**
   * Sets the decimal that a number prints as. A decimal of at most 15 digits is what its nearest double prints
   * as, and dividing two exact integers yields that double.
   * @throws RangeError for NaN and the infinities
   */
  set(value: number): this {
    if (Number.isSafeInteger(value)) return this.setScaled(value, 0);
    for (let places = 1; places <= maxPlaces; places += 1) {
      const power = powers[places] ?? 1;
      const units = Math.round(value * power);
      if (Math.abs(units) >= fifteenDigits) break;
      if (units / power === value) return this.setScaled(units, places);
    }
    return this.setDecimal(decimal(value));
  }

  setProduct(a: Amount, b: Amount): this {
    const units = a.units * b.units;
    if (a.wide === null && b.wide === null && Number.isSafeInteger(units)) {
      return this.setScaled(units, a.places + b.places);
    }
    return this.setDecimal(multiply(a.decimal(), b.decimal()));
  }

  setDifference(a: Amount, b: Amount): this {
    const places = Math.max(a.places, b.places);
    const units = scaled(a.units, places - a.places) - scaled(b.units, places - b.places);
    if (a.wide === null && b.wide === null && Number.isSafeInteger(units)) {
      return this.setScaled(units, places);
    }
    return this.setDecimal(add(a.decimal(), negate(b.decimal())));
  }

  /** Sets the absolute value. */
  setMagnitude(value: Amount): this {
    if (value.wide === null) return this.setScaled(Math.abs(value.units), value.places);
    return this.setDecimal(value.wide.units < 0n ? negate(value.wide) : value.wide);
  }

  isNegative(): boolean {
    return this.wide === null ? this.units < 0 : this.wide.units < 0n;
  }

  /** Negative, 0 or positive if this is less than, equal to or more than the other. */
  compare(other: Amount): number {
    if (this.wide === null && other.wide === null) {
      const places = Math.max(this.places, other.places);
      const mine = scaled(this.units, places - this.places);
      const theirs = scaled(other.units, places - other.places);
      // NaN, when one does not fit, is neither.
      if (mine < theirs) return -1;
      if (mine >= theirs) return mine === theirs ? 0 : 1;
    }
    return compare(this.decimal(), other.decimal());
  }

  /** Whether this is an integer multiple of the other, which is not 0. */
  isMultipleOf(other: Amount): boolean {
    if (this.wide === null && other.wide === null) {
      const places = Math.max(this.places, other.places);
      const mine = scaled(this.units, places - this.places);
      const theirs = scaled(other.units, places - other.places);
      if (!Number.isNaN(mine + theirs)) return mine % theirs === 0;
    }
    return isMultiple(this.decimal(), other.decimal());
  }

  /** Rounded once to the nearest number. */
  number(): number {
    return this.wide === null
      ? this.units / (powers[this.places] ?? Number.NaN)
      : Number(decimalText(this.wide));
  }

  decimal(): Decimal {
    return this.wide ?? { units: BigInt(this.units), scale: this.places };
  }
}

function isMultiple(a: Decimal, b: Decimal): boolean {
  const scale = Math.max(a.scale, b.scale);
  const mine = a.units * 10n ** BigInt(scale - a.scale);
  return mine % (b.units * 10n ** BigInt(scale - b.scale)) === 0n;
}
