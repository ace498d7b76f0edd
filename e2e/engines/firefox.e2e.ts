import { mkdir } from "node:fs/promises";
import { parse } from "csv-parse/sync";
import { plainLineFigures } from "#testing/plain-figures.ts";
import { wholeCounting } from "../api.ts";
import { headerFiguresOf } from "../expected-figures.ts";
import { expect, test } from "../fixtures.ts";
import { frozenAt } from "../pictures-frozen.ts";
import { startFrozenGateway } from "../servers.ts";
import { startFrozenSite } from "./frozen-site.ts";
import { startFirefox } from "./playwright-tabs.ts";

/** Playwright uses commands that older ones do not know. */
const oldest = 153;

/** The machine values of the figures that stand once on the page. */
function readFigures(): Record<string, string> {
  const all = document.querySelectorAll<HTMLDataElement>("data[data-figure]");
  const single = [...all].filter((data) => data.closest("[data-group-by]") === null);
  return Object.fromEntries(single.map((data) => [data.dataset.figure ?? "", data.value]));
}

/** The difference in the first row of the lines. */
function readFirstDifference(): string | undefined {
  const row = document.querySelector('[role="row"][aria-rowindex="2"]');
  return row?.querySelector('[data-column="difference"]')?.textContent;
}

test(
  "Firefox has the right figures, sorts lines and saves a file",
  { tag: "@engines" },
  async ({ browserName: _ }, testInfo) => {
    test.skip(!process.env.FIREFOX_PATH, "Firefox is not installed");
    const downloads = testInfo.outputPath("downloads");
    await mkdir(downloads, { recursive: true });
    const engine = await startFirefox(downloads);
    const gateway = await startFrozenGateway(frozenAt, 0);
    const site = await startFrozenSite(gateway.address);
    try {
      const version = Number.parseInt(engine.version, 10);
      test.skip(version < oldest, `This is Firefox ${version}, and ${oldest} is the oldest for it`);
      const { products, ...header } = await wholeCounting(gateway.address, "lines-300");
      const tab = await engine.newTab();

      await tab.open(`${site.address}/countings/lines-300`);
      const expected = { ...plainLineFigures(products), ...headerFiguresOf(header) };
      await expect.poll(() => tab.run(readFigures, null)).toMatchObject(expected);

      await tab.click({ css: "a", name: "Lines" });
      await tab.click({ css: '[role="columnheader"][data-column="difference"] button' });
      const least = Math.min(...products.map(({ difference }) => difference ?? 0));
      await expect.poll(() => tab.run(readFirstDifference, null)).toBe(`−${-least}`);
      await tab.click({ css: "button", name: "Export" });
      await tab.click({ css: '[role="dialog"] label', name: "CSV" });
      const file = await tab.saved(() =>
        tab.click({ css: '[role="dialog"] button', name: "Download" }),
      );
      expect(file.name).toBe("countboard-lines-lines-300-2026-03-04.csv");
      expect(parse(file.bytes, { bom: true })).toHaveLength(products.length + 1);

      expect([...site.errors(), ...tab.complaints()]).toEqual([]);
    } finally {
      await engine.close();
      await site.stop();
      await gateway.stop();
    }
  },
);
