import type { AbcClass } from "#contract/scalars.ts";
import { Amount } from "#domain/decimal/amount.ts";

/** Maximum relative deviation from the expected stock, 0 or more, by ABC class. */
export interface Tolerances extends Readonly<Record<AbcClass, number>> {
  /** For products without metrics. */
  readonly none: number;
}

export const defaultTolerances: Tolerances = { A: 0.01, B: 0.03, C: 0.05, none: 0.05 };

/** Compares differences with the tolerance of a class, exactly: 0.3 of 10 is within 3 %. */
export class ToleranceCheck {
  private readonly shares: Readonly<Record<AbcClass | "none", Amount>>;
  private readonly allowed = new Amount();
  private readonly magnitude = new Amount();

  constructor({ A, B, C, none }: Tolerances) {
    const amount = (share: number) => new Amount().set(share);
    this.shares = { A: amount(A), B: amount(B), C: amount(C), none: amount(none) };
  }

  /** @param expected not negative; when it is 0, only a difference of 0 passes */
  passes(difference: Amount, expected: Amount, abc: AbcClass | null): boolean {
    this.allowed.setProduct(this.shares[abc ?? "none"], expected);
    return this.magnitude.setMagnitude(difference).compare(this.allowed) <= 0;
  }
}
