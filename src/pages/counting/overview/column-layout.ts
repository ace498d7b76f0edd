/** Heights in pixels of a section's head with its margins, of an empty section, and of a row. */
const sections = {
  decisions: { head: 64, empty: 90, row: 40 },
  products: { head: 70, empty: 68, row: 34 },
  reasons: { head: 92, empty: 80, row: 28 },
  zones: { head: 92, empty: 80, row: 28 },
  people: { head: 90, empty: 80, row: 28 },
} as const;

/** Fewest and most products, however high the other column is. */
const [fewest, most] = [5, 14];

/** Fewest zones beside the people of a counting without a counted line. */
const fewestZones = 4;

/** Height of the line below the people that judges them, in pixels. */
const judgement = 25;

/** Columns whose heights differ by less look equally high, in pixels. */
const smallGap = 48;

/** Numbers of rows. */
export interface ColumnRows {
  /** Products with a difference. */
  readonly products: number;
  readonly reasons: number;
  readonly zones: number;
  readonly people: number;
  /** Whether people are judged in a line below their rows. */
  readonly hasJudgement: boolean;
}

/** The sections of the two columns: products begin the left one, zones the right one. */
export interface ColumnLayout {
  /** Number of products. */
  readonly products: number;
  readonly isReasonsRight: boolean;
  readonly isPeopleLeft: boolean;
}

/** In order of preference: money left, work right. */
const arrangements = [
  { isReasonsRight: false, isPeopleLeft: false },
  { isReasonsRight: true, isPeopleLeft: true },
  { isReasonsRight: false, isPeopleLeft: true },
] as const;

function heightOf(section: keyof typeof sections, rows: number): number {
  const { head, empty, row } = sections[section];
  return rows === 0 ? empty : head + row * rows;
}

/** The first arrangement whose columns are about equally high, or else that with the smallest difference. */
export function columnLayout(rows: ColumnRows): ColumnLayout {
  const reasons = heightOf("reasons", rows.reasons);
  const people = heightOf("people", rows.people) + (rows.hasJudgement ? judgement : 0);
  const zones = heightOf("zones", rows.zones);
  let best: ColumnLayout = { ...arrangements[0], products: fewest };
  let smallest = Number.POSITIVE_INFINITY;
  for (const arrangement of arrangements) {
    const { isReasonsRight, isPeopleLeft } = arrangement;
    const left = (isReasonsRight ? 0 : reasons) + (isPeopleLeft ? people : 0);
    const right = zones + (isReasonsRight ? reasons : 0) + (isPeopleLeft ? 0 : people);
    const room = Math.ceil((right - left - sections.products.head) / sections.products.row);
    const products = Math.min(most, Math.max(fewest, room));
    const visible = Math.min(products, rows.products);
    const gap = Math.abs(left + heightOf("products", visible) - right);
    const excess = Math.max(0, gap - smallGap);
    if (excess >= smallest) continue;
    smallest = excess;
    best = { ...arrangement, products };
  }
  return best;
}

/** Number of zones that are as high as the decisions and the people beside them; both are numbers of rows. */
export function balancedZones(decisions: number, people: number): number {
  const hours = 34;
  const beside = heightOf("decisions", decisions) + heightOf("people", people) + hours;
  const room = beside - sections.zones.head;
  return Math.max(fewestZones, Math.floor(room / sections.zones.row));
}

/** Most products and bars of progress of a counting that is done: its overview is one screen high. */
const mostDone = 7;

/**
 * Number of products, and of bars of progress, of a counting that is done.
 * @param beside numbers of rows of few decisions with the reasons below them; `null` for decisions that fill a column
 */
export function rowsOfDone(beside: { decisions: number; reasons: number } | null) {
  if (beside === null) return { products: mostDone, bars: mostDone };
  const { decisions, reasons } = beside;
  const height = heightOf("decisions", decisions) + heightOf("reasons", reasons) + smallGap;
  const rowsIn = ({ head, row }: { head: number; row: number }, least: number) =>
    Math.min(mostDone, Math.max(least, Math.floor((height - head) / row)));
  return {
    products: rowsIn(sections.products, fewest),
    bars: rowsIn(sections.zones, fewestZones),
  };
}
