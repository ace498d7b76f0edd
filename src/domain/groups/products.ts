import { Amount } from "#domain/decimal/amount.ts";
import type { Decimal } from "#domain/decimal/decimal.ts";
import { ExactSums } from "#domain/decimal/exact-sums.ts";
import { ratio } from "#domain/decimal/ratio.ts";
import type { LineEvaluation } from "#domain/lines/line-evaluation.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { type Group, GroupTotaller } from "./group-totaller.ts";

/** A product among those with the highest value of differences. `key` is its id, `name` its code. */
export interface TopProduct extends Group<string> {
  readonly description: string;
  /**
   * Cumulative share of this product and those above it in the absolute value of all differences, 0…1; `null`
   * when they are worth nothing, or costs are left out.
   */
  readonly cumulativeShare: number | null;
}

export interface ProductTotals {
  /** Number of products with a discrepancy. */
  readonly withDiscrepancy: number;
  /**
   * Minimum number of products that make up 80 % of the absolute value of all differences; 0 when they are
   * worth nothing, `null` when costs are left out.
   */
  readonly makingUp80: number | null;
  /**
   * By absolute value, highest first; by absolute units without costs, and when all differences are worth nothing. When
   * equal, in order of first appearance.
   */
  readonly top: readonly TopProduct[];
}

interface Ranked {
  readonly row: number;
  /** The absolute value, or units. */
  readonly value: Amount;
  /** The same, rounded to the nearest number. */
  readonly rounded: number;
}

/** Maximum number of products listed. */
const maxProducts = 200;

export class ProductTotaller {
  private readonly groups = new GroupTotaller<string>();
  private readonly descriptions = new Map<string, string>();
  /**
   * Skips products without a discrepancy, which most are.
   * @param evaluation has read the line, with the context of all lines
   */
  add(line: LineFacts, evaluation: LineEvaluation): void {
    if (!evaluation.ofProductWithDiscrepancy) return;
    const { productId } = line;
    this.groups.add(productId, line.productCode, line, evaluation);
    if (!this.descriptions.has(productId)) {
      this.descriptions.set(productId, line.productDescription);
    }
  }

  totals(max: number = maxProducts): ProductTotals {
    const { table } = this.groups;
    const rows = Array.from({ length: table.size }, (_, row) => row).filter((row) =>
      table.hasDiscrepancy(row),
    );
    const hasCosts = rows.every((row) => table.hasCosts(row));
    const total = new ExactSums(1);
    if (hasCosts) for (const row of rows) total.add(0, table.absoluteValue(row));
    const isByValue = total.total(0).units !== 0n;
    const ranked = this.ranked(rows, isByValue);
    return {
      withDiscrepancy: ranked.length,
      makingUp80: hasCosts ? makingUp80(ranked, total.amount(0)) : null,
      top: this.top(ranked.slice(0, max), isByValue ? total.total(0) : null),
    };
  }

  private ranked(rows: readonly number[], byValue: boolean): Ranked[] {
    const { table } = this.groups;
    const ranked = rows.map((row) => {
      const value = byValue ? table.absoluteValue(row) : table.absoluteUnits(row);
      return { row, value, rounded: value.number() };
    });
    // Rounding keeps the order, so exact values matter only when the rounded ones are equal.
    return ranked.sort((a, b) => b.rounded - a.rounded || b.value.compare(a.value));
  }

  /** @param total of all values; `null` when ranked by units, since units of different products have no common total */
  private top(ranked: readonly Ranked[], total: Decimal | null): TopProduct[] {
    const sum = new ExactSums(1);
    const shares = ranked.map(({ value }) => {
      if (total === null) return null;
      sum.add(0, value);
      return ratio(sum.total(0), total);
    });
    return this.groups.some(ranked.map(({ row }) => row)).map((group, index) => ({
      ...group,
      description: this.descriptions.get(group.key) ?? "",
      cumulativeShare: shares[index] ?? null,
    }));
  }
}

function makingUp80(ranked: readonly Ranked[], total: Amount): number {
  const enough = new Amount().set(0.8);
  enough.setProduct(enough, total);
  const sum = new ExactSums(1);
  let products = 0;
  for (const { value } of ranked) {
    if (sum.amount(0).compare(enough) >= 0) break;
    sum.add(0, value);
    products += 1;
  }
  return products;
}
