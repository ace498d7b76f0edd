import { expect, test } from "vitest";
import { clipboardContext } from "./csv.ts";
import { htmlTable } from "./html-table.ts";

test("a table has the same cells for a reader of HTML, each in one line", () => {
  const context = clipboardContext({ separators: "semicolon", timeZone: "UTC" });
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
