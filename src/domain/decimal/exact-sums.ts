import { Amount, scaled } from "./amount.ts";
import { add, type Decimal, decimalText, zero } from "./decimal.ts";

/**
 * Many exact decimal sums side by side, as fast as sums of doubles while these fit: each is an integer under a
 * power of ten, and what does not fit goes to a decimal of any length.
 */
export class ExactSums {
  private units: Float64Array;
  private places: Uint8Array;
  private readonly wide = new Map<number, Decimal>();

  /** @param size number of sums, each 0 */
  constructor(size: number) {
    this.units = new Float64Array(size);
    this.places = new Uint8Array(size);
  }

  /** Makes room for more sums, each 0. */
  grow(size: number): void {
    const { units, places } = this;
    this.units = new Float64Array(size);
    this.units.set(units);
    this.places = new Uint8Array(size);
    this.places.set(places);
  }

  /** @param cell index of the sum */
  add(cell: number, amount: Amount): void {
    if (amount.wide === null) this.addScaled(cell, amount.units, amount.places);
    else this.addDecimal(cell, amount.wide);
  }

  total(cell: number): Decimal {
    const running = { units: BigInt(this.units[cell] ?? 0), scale: this.places[cell] ?? 0 };
    const wide = this.wide.get(cell);
    return wide === undefined ? running : add(wide, running);
  }

  /** The sum in plain notation. */
  text(cell: number): string {
    return decimalText(this.total(cell));
  }

  amount(cell: number): Amount {
    return this.wide.has(cell)
      ? new Amount().setDecimal(this.total(cell))
      : new Amount().setScaled(this.units[cell] ?? 0, this.places[cell] ?? 0);
  }

  private addScaled(cell: number, units: number, places: number): void {
    const before = this.units[cell] ?? 0;
    const scale = this.places[cell] ?? 0;
    const common = scale > places ? scale : places;
    const sum =
      scale === places
        ? before + units
        : scaled(before, common - scale) + scaled(units, common - places);
    if (Number.isSafeInteger(sum)) {
      this.units[cell] = sum;
      this.places[cell] = common;
      return;
    }
    this.addDecimal(cell, { units: BigInt(before), scale });
    this.units[cell] = units;
    this.places[cell] = places;
  }

  private addDecimal(cell: number, value: Decimal): void {
    this.wide.set(cell, add(this.wide.get(cell) ?? zero, value));
  }
}
