import { describe, expect, it } from "vitest";
import { splitLines } from "./log-text.ts";
import { messageGroups, messageShape } from "./message-groups.ts";

const groupsOf = (...lines: string[]) => messageGroups(splitLines(lines.join("\n")));

describe("messages of a log", () => {
  it("are counted by shape, the most frequent first, each with its first line", () => {
    const groups = groupsOf(
      "Import started 2026-03-01T06:00:00Z",
      "",
      "Row 2: product 'A-1' has no cost price",
      "Row 3: description is empty",
      "   ",
      "Row 41: product 'B-2' has no cost price",
      "Row 5: description is empty",
      "Row 6: product 'C-3' has no cost price",
    );
    expect(groups).toEqual([
      {
        shape: "Row #: product '…' has no cost price",
        lines: 3,
        firstLine: 3,
        first: "Row 2: product 'A-1' has no cost price",
      },
      {
        shape: "Row #: description is empty",
        lines: 2,
        firstLine: 4,
        first: "Row 3: description is empty",
      },
      {
        shape: "Import started #",
        lines: 1,
        firstLine: 1,
        first: "Import started 2026-03-01T06:00:00Z",
      },
    ]);
  });

  it("keep the log's order when equally frequent", () => {
    expect(groupsOf("b", "a", "a", "b").map(({ shape }) => shape)).toEqual(["b", "a"]);
  });

  it("are empty when every line is blank", () => {
    expect(groupsOf("", " ", "\t")).toEqual([]);
  });

  it("show the start of a very long line", () => {
    expect(groupsOf("x".repeat(100_000))[0]?.first).toBe(`${"x".repeat(300)}…`);
  });
});

describe("shape of a message", () => {
  it.each([
    // An aligned report with quoted values.
    [
      "Row    73  code 'SEN-9103': location 'Z-99-00-1' does not exist in warehouse VLC-02",
      "Row # code '…': location '…' does not exist in warehouse #",
    ],
    [
      "Row   125  code 'SEN-6507': costPrice is not a number ('12,40')",
      "Row # code '…': costPrice is not a number ('…')",
    ],
    [
      "Row  1051  code 'SEN-4555': lot '' given but lot stock is 24",
      "Row # code '…': lot '…' given but lot stock is #",
    ],
    // Separated fields.
    [
      "ERROR 84;FLT-1276;warehouse W17 does not exist;skipped",
      "ERROR #;#;warehouse # does not exist;skipped",
    ],
    // A server log with times.
    [
      "2026-03-01T06:00:00.123Z WARN  [worker-7] retry 2/5 after 1.5e-3 s",
      "# WARN [#] retry # after # s",
    ],
    ["2026-03-01 06:00:00,123 ERROR stock -15 < 0", "# # ERROR stock # < #"],
    // JSON per line.
    ['{"row":12,"field":"stock","value":-3.5}', '{"…":#,"…":"…","…":#}'],
    // Key and value.
    ['level=error row=7 sku=AB-12 msg="can\'t be 12,5,0"', 'level=error row=# sku=# msg="…"'],
    // Prose in several languages.
    ["Zeile 7: „Größe“ fehlt für «M10 – 3/4″»", "Zeile #: „…“ fehlt für «…»"],
    [
      "L'article 12 n'est pas dans l'entrepôt d'Alcalá",
      "L'article # n'est pas dans l'entrepôt d'Alcalá",
    ],
    ["the lot's stock isn't 4", "the lot's stock isn't #"],
    // A path and an address.
    [
      "cannot read /var/imports/2026/03.csv: no such file",
      "cannot read /var/imports/#: no such file",
    ],
    // An unclosed quote is not a quote.
    ['unexpected " in row 8', 'unexpected " in row #'],
    ["\t at line 3:\t missing  column ", "at line #: missing column"],
    ["", ""],
  ])("of %j is %j", (line, shape) => {
    expect(messageShape(line)).toBe(shape);
  });

  it("is the same for numbers of any sign, size and notation", () => {
    const numbers = ["0", "-1", "+7", "1,234,567.89", "1.234,5", "3e8", "0x1F", "−12", "٣"];
    const shapes = numbers.map((number) => messageShape(`stock ${number} is wrong`));
    expect(new Set(shapes)).toEqual(new Set(["stock # is wrong"]));
  });

  it("takes little time however many quotes stay open", () => {
    const lines = ['"', "'", "“", "«", "`", "‘", "„"].map((quote) => quote.repeat(200_001));
    for (const line of lines) expect(messageShape(line).length).toBeLessThanOrEqual(2000);
  });
});
