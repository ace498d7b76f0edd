/** Heights in pixels of a section's head with its margins, and of its rows. */
const sections = {
  products: { head: 70, row: 34 },
  reasons: { head: 92, row: 28 },
  zones: { head: 92, row: 28 },
  people: { head: 90, row: 28 },
} as const;

/** Fewest and most products, however high the other column is. */
const [fewest, most] = [5, 14];

/** Numbers of rows. */
export interface ColumnRows {
  readonly reasons: number;
  readonly zones: number;
  readonly people: number;
  /** Whether people are judged in a line below their rows. */
  readonly hasJudgement: boolean;
}

/**
 * Number of products with which both columns are about equally high: products and reasons in one, zones and people in
 * the other.
 */
export function balancedProducts({ reasons, zones, people, hasJudgement }: ColumnRows): number {
  const heightOf = (section: keyof typeof sections, rows: number) =>
    sections[section].head + sections[section].row * rows;
  const other = heightOf("zones", zones) + heightOf("people", people) + (hasJudgement ? 25 : 0);
  const room = other - heightOf("reasons", reasons) - sections.products.head;
  return Math.min(most, Math.max(fewest, Math.ceil(room / sections.products.row)));
}
