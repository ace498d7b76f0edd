import { answer, refusal } from "#reference-api/respond.ts";
import { productAt } from "./catalogue.ts";
import { drawInteger, mix, pick } from "./random.ts";

type Entry = (row: number, code: string, state: number) => string;

/** Formats of log lines. */
const entries: readonly Entry[] = [
  (row, code) => `Row ${row}: product ${code} has no cost price`,
  (row, code) => `Row ${row}: unknown packaging unit "pcs." for product ${code}`,
  (row) => `Row ${row}: column "stock" is not a number: "12,5,0"`,
  (row, code, state) => `ERROR ${row};${code};warehouse W${state % 90} does not exist;skipped`,
  (row, code) => `Row ${row}, ${code}: description is longer than 120 characters`,
  (row, code) => `WARN  ${row} duplicate of row ${Math.max(1, row - 7)} (${code}), last one wins`,
  (row) => `Row ${row}: <b>markup</b> removed from description "Fuß & Söhne — 3/4″ 🔧"`,
  (row, code) => `\tat line ${row}: =cmd|' /C calc'!A0 refused as product code, see ${code}`,
  () => "",
  (row) => `[${row}] Unexpected end of row`,
];

const purpose = { entry: 120, lines: 121, gap: 122 } as const;

function logText(seed: number, enough: (lines: number, length: number) => boolean): string {
  const lines: string[] = [];
  let [row, length] = [1, 0];
  while (!enough(lines.length, length)) {
    const state = mix(seed, lines.length);
    row += drawInteger(state, purpose.gap, 1, 9);
    const line = pick(entries, state, purpose.entry)(row, productAt(state).code, state);
    lines.push(line);
    length += line.length + 1;
  }
  return lines.join("\n");
}

const short = entries.map((entry, index) => entry(index * 13 + 2, productAt(index).code, index));
const largeLength = 5.5 * 1024 * 1024;

/** Answers for the error log of an import. */
export function createImportLogs(seed: number): (id: string) => Response {
  let large: string | undefined;

  return (id) => {
    switch (id) {
      case "short":
        return answer(
          ["Import of products.csv finished with errors", ...short, "12 rows skipped"].join("\n"),
        );
      case "empty":
        return answer("");
      case "large":
        large ??= logText(mix(seed, purpose.lines), (_, length) => length >= largeLength);
        return answer(large);
      case "gone":
        return refusal(410, "gone", "The error log of this import is no longer available.");
    }
    const number = /^import-(\d{1,9})$/.exec(id)?.[1];
    if (number === undefined) return refusal(404, "not-found", "There is no such import.");
    const state = mix(seed, Number(number));
    const size = drawInteger(state, purpose.lines, 0, 60);
    return answer(logText(state, (lines) => lines >= size));
  };
}
