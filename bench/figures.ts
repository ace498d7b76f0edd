/** The median. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** A median with its minimum and maximum, as text. */
export function spread(numbers: readonly number[], digits = 0): string {
  const text = (number: number) => number.toFixed(digits);
  return `${text(median(numbers))} [${text(Math.min(...numbers))}…${text(Math.max(...numbers))}]`;
}

/** Lines of a table with each column as wide as its widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "))
    .join("\n");
}

/** A figure with its budget and whether it is within it; `npm run bench` counts these words. */
export function judged(text: string, budget: string, passed: boolean): string {
  return `${text}, ${budget}: ${passed ? "pass" : "FAIL"}`;
}
