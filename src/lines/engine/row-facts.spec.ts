import fc from "fast-check";
import { expect, test } from "vitest";
import { type LineFacts, lineFacts } from "#domain/lines/line-facts.ts";
import { lines as anyLine } from "#testing/arbitraries.ts";
import { LineColumns } from "./columns/line-columns.ts";
import { RowFacts } from "./row-facts.ts";

test("are those of the line itself", () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 5 }), (lines) => {
      const columns = new LineColumns();
      for (const line of lines) columns.add(line);
      const facts: LineFacts = new RowFacts(columns);
      lines.forEach((line, row) => {
        (facts as RowFacts).at(row);
        const expected = lineFacts(line);
        const names = Object.keys(expected) as (keyof LineFacts)[];
        const read = Object.fromEntries(names.map((name) => [name, facts[name]]));
        expect(read).toEqual(expected);
      });
    }),
  );
});
