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

/** @param gateway a process of `startGateway`; its memory must stay below 1.5 × `MAX_BODY_MB` + 150 decimal megabytes */
export function memoryResult(row, gateway, maxBodyMb, name) {
  const peak = gateway.peakMegabytes() ?? 0;
  const limit = 1.5 * maxBodyMb + 150;
  const figure = `${peak.toFixed(0)} MB at most${gateway.hasEnded() ? ", then it ended" : ""}`;
  const passed = !gateway.hasEnded() && peak > 0 && peak <= limit;
  return result(row, name === undefined ? figure : `${name}: ${figure}`, `${limit} MB`, passed);
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
