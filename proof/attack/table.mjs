/** A row of the table: an attack's measured value beside its limit. */
export function result(row, figure, limit, passed) {
  return { row, figure, limit, passed };
}

/** @param milliseconds infinite if the gateway ended */
export function silenceResult(row, milliseconds, limit = 50) {
  const figure = Number.isFinite(milliseconds)
    ? `/healthz silent for ${milliseconds.toFixed(0)} ms`
    : "the gateway ended";
  return result(row, figure, `${limit} ms`, milliseconds <= limit);
}

/** A function's name as a sentence. */
export function titleOf({ name }) {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function printTable(rows) {
  const cells = [
    ["row", "attack", "figure", "limit", ""],
    ...rows.map(({ row, title, figure, limit, passed }) => [
      String(row),
      title,
      figure,
      limit,
      passed ? "pass" : "FAIL",
    ]),
  ];
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  for (const row of cells) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join("  ")
        .trimEnd(),
    );
  }
}
