import { expect, test } from "vitest";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import { clipboardContext } from "./csv.ts";
import { htmlTable } from "./html-table.ts";

test("a table has the same cells for a reader of HTML, each in one line", () => {
  const context = clipboardContext({ decimalSign: ",", timeZone: "UTC" });
  const html = htmlTable(
    [
      ["00123", -1234.5],
      ["<b>&amp;\nnext", null],
    ],
    context,
  );
  const page = new DOMParser().parseFromString(html, "text/html");
  const cells = [...page.querySelectorAll("tr")].map((row) =>
    [...row.cells].map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ["00123", "-1234,5"],
    ["<b>&amp; next", ""],
  ]);
});

test("cells that a spreadsheet would change are marked as text, numbers and instants are not", () => {
  const texts = ["00123", "2E5", "08412345678905", "1-2", "'=1+1", "1.10", "A-1"];
  const longId = 9_007_199_254_740_991;
  const longAmount = parseDecimal("12345678901234567.8");
  const others = [12, -0.5, 1 / 3, parseDecimal("0.25"), new Date(0), null, ""];
  const context = clipboardContext({ decimalSign: ".", timeZone: "UTC" });
  const table = document.createElement("div");
  table.innerHTML = htmlTable([[...texts, longId, longAmount], others], context);
  const marks = [...table.querySelectorAll("tr")].map((row) =>
    [...row.cells].map((cell) => [cell.getAttribute("x:str"), cell.getAttribute("sdnum")]),
  );
  const mark = ["", "1033;1033;@"];
  expect(marks).toEqual([Array(9).fill(mark), Array(others.length).fill([null, null])]);
});
