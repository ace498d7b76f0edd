import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import type { Line } from "#contract/line.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { expectState } from "#e2e/page-state.ts";
import { expectNoSidewaysScroll } from "#e2e/sound-page.ts";
import { aCountedLine, aCounting, aLine } from "#testing/samples.ts";

test.use({ viewport: { width: 900, height: 1000 }, deviceScaleFactor: 3, colorScheme: "dark" });

/** By location and SKU; some codes cannot be barcodes, or not at that width of paper. */
const codes = [
  ["A-01-02-3", "SKU-100234"],
  ["A-01-10-1", "0000123456789"],
  ["B 02/04", "a_b#c~{D}^E"],
  ["C-LONG-LOCATION-CODE-0001-X", "SKU-WITH-MORE-LETTERS-THAN-PAPER-IS-WIDE"],
  ["棚-7", "SCHRAUBE-Ö"],
] as const;

const readable = codes.slice(0, 3).flat();

const lines = codes.map(([location, sku], index): Line => {
  const id = 500 + index;
  return aCountedLine(987_654_321, -24 - index, {
    id,
    index,
    location: { id: `l-${index}`, code: location },
    product: { ...aLine().product, id: `p-${index}`, code: sku, packagingUnit: 12 },
  });
});

/** Content of a picture's codes, by an independent reader. */
async function barcodesIn(picture: Uint8Array): Promise<string[]> {
  const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  const { buffer, byteOffset, byteLength } = await readFile(wasm);
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  const found = await readBarcodes(picture, { formats: ["Code128"], maxNumberOfSymbols: 255 });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
}

test("a sheet prints on A4 with empty fields and readable barcodes", async ({ page, start }) => {
  const counting = aCounting({
    active: false,
    totalProducts: lines.length,
    totalProductsCounted: lines.length,
    totalProductsLeft: 0,
    totalDiscrepancies: lines.length,
    totalIncidents: 0,
  });
  const upstream = await start.upstream({
    "/v1/countings/c-1": { body: { ...counting, products: lines } },
  });
  const { address } = await start.gateway({ ...upstream.settings, POLL_SECONDS: "3600" });
  await page.goto(`${address}/countings/c-1/recount-round?share=1&view=sheet`);
  await expectState(page, "ready");
  const sheet = page.getByRole("table", { name: "Lines to count again" });
  const row = (index: number) => sheet.getByRole("row").nth(index + 1);
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeEnabled();
  await expect(sheet.getByRole("row")).toHaveCount(codes.length + 1);
  await expectNoSidewaysScroll(page, "the sheet");

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  for (const [index, [location, sku]] of codes.entries()) {
    await expect(row(index)).toContainText(location);
    await expect(row(index)).toContainText(sku);
    await expect(row(index).getByRole("cell").nth(3)).toHaveText("");
    await expect(row(index).getByRole("cell").nth(4)).toHaveText("");
  }
  await expect(row(0)).toContainText("Count in single units: a pack holds 12.");
  await expect(row(3)).toContainText("too long for the sheet");
  await expect(row(4)).toContainText("characters that Code 128 does not have");
  // The sheet shows no figure that could bias a count.
  await expect(sheet).not.toContainText(/987.?654/);
  expect((await barcodesIn(await sheet.screenshot())).sort()).toEqual([...readable].sort());

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const pages = pdf.match(/\/MediaBox \[[^\]]*\]/g) ?? [];
  expect(pages).toHaveLength(1);
  // A4 is 595 by 842 points.
  expect(pages[0]).toMatch(/\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
});
