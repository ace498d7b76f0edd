import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";
import type { Line } from "#contract/line.ts";
import { fileExport } from "#messages/en/file-export.ts";
import { lineExport } from "#messages/en/line-export.ts";
import { lineFields } from "#messages/en/line-fields.ts";
import { countingThat, wholeCounting } from "./api.ts";
import { exactSum } from "./decimals.ts";
import { expect, failedRequests, test } from "./fixtures.ts";
import { complete } from "./page-state.ts";
import { expectSoundState } from "./sound-page.ts";

type Json = string | number | null;

/** Every value of a JSON object, by its path. */
function leaves(value: unknown, path: readonly string[] = []): [string, Json][] {
  if (typeof value !== "object" || value === null) return [[path.join("."), value as Json]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

const zone = "UTC";

/** Titles by path; those of instants name the zone. */
const titles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...lineFields, index: lineExport.index }).map(([path, title]) => [
    path,
    /At$/.test(path) ? `${title} (${zone})` : title,
  ]),
);
const isInstant = (value: Json) => typeof value === "string" && /^\d{4}-\d\d-\d\dT.+Z$/.test(value);

/** An instant as a file in UTC has it. */
const writtenInstant = (value: string) =>
  new Date(value)
    .toISOString()
    .replace("T", " ")
    .replace(/(\.000)?Z$/, "");

/** Lines are numbered as on the page, from 1. */
function shownAt(line: ReadonlyMap<string, Json>, path: string): Json {
  const value = line.get(path) ?? null;
  return path === "index" && typeof value === "number" ? value + 1 : value;
}

/** The cells of every field that any line has, by title; a line without it has an empty cell. */
function cellsOf<Cell>(lines: readonly Line[], cell: (value: Json) => Cell) {
  const values = lines.map((line) => new Map(leaves(line)));
  const paths = [...new Set(values.flatMap((line) => [...line.keys()]))];
  // A part that is null has no column; its fields have.
  const fields = paths.filter((path) => path in titles);
  expect(fields.length).toBeGreaterThan(50);
  return values.map((line) =>
    Object.fromEntries(fields.map((path) => [titles[path], cell(shownAt(line, path))])),
  );
}

/** Rows by the titles of their columns. */
const named = ([head = [], ...rows]: readonly (readonly unknown[])[]) =>
  rows.map((row) => Object.fromEntries(row.map((cell, column) => [String(head[column]), cell])));

const unarmed = (text: unknown) => String(text).replace(/^'(?=[=+\-@\t\r\n])/, "");

async function csvOf(path: string): Promise<string[][]> {
  const bytes = await readFile(path);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return parse(bytes, { bom: true, record_delimiter: "\r\n" });
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await expect(page.getByRole("button", { name: "Download" })).toBeVisible();
}

async function choose(page: Page, group: string, option: RegExp): Promise<void> {
  await page.getByRole("group", { name: group }).getByRole("radio", { name: option }).check();
}

async function download(page: Page) {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const file = await saving;
  return { name: file.suggestedFilename(), path: await file.path() };
}

test("both formats contain every line as in the JSON, and a view as shown", async ({
  page,
  gateway,
}) => {
  const { id } = await countingThat(
    gateway.address,
    ({ active, totalProducts }) => !active && totalProducts > 100 && totalProducts < 300,
  );
  const lines = (await wholeCounting(gateway.address, id)).products.toSorted(
    (a, b) => a.index - b.index,
  );
  await page.goto(`/countings/${id}?tab=lines&tz=${zone}`);
  await complete(page);
  await openMenu(page);
  // Excel keeps the codes of goods as texts.
  await expect(page.getByRole("radio", { name: "Excel" })).toBeChecked();
  await choose(page, "File", /^CSV/);
  await expect(page.getByText(fileExport.csvLoses)).toBeVisible();
  await choose(page, "Lines", /^All lines/);
  await choose(page, "Columns", /^All/);

  const saved = await download(page);
  expect(saved.name).toMatch(
    new RegExp(`^countboard-lines-${id}-\\d{4}-\\d\\d-\\d\\d(-partial)?\\.csv$`),
  );
  const written = (value: Json) =>
    value === null ? "" : isInstant(value) ? writtenInstant(String(value)) : unarmed(value);
  const rows = named(await csvOf(saved.path)).map((row) =>
    Object.fromEntries(Object.entries(row).map(([title, cell]) => [title, unarmed(cell)])),
  );
  expect(rows).toHaveLength(lines.length);
  for (const [index, cells] of cellsOf(lines, written).entries()) {
    expect(rows[index]).toMatchObject(cells);
    const { difference, countedStock, costPrice } = lines[index] ?? {};
    const value =
      typeof difference === "number" && typeof countedStock === "number"
        ? exactSum([[difference, costPrice ?? Number.NaN]])
        : "";
    expect(rows[index]?.[lineFields.value]).toBe(value);
  }

  await choose(page, "File", /^Excel/);
  const book = await download(page);
  expect(book.name).toMatch(/\.xlsx$/);
  const cellOf = (value: Json) =>
    isInstant(value) ? new Date(String(value)) : value === "" ? null : value;
  const sheet = named(await readSheet(book.path, { trim: false }));
  expect(sheet).toHaveLength(lines.length);
  for (const [index, cells] of cellsOf(lines, cellOf).entries()) {
    expect(sheet[index]).toMatchObject(cells);
  }

  await page.goto(
    `/countings/${id}?tab=lines&q=a-0&sort=-product.code&columns=id,product.code,finishedAt`,
  );
  await complete(page);
  await openMenu(page);
  // The last choice is remembered.
  await expect(page.getByRole("radio", { name: "Excel" })).toBeChecked();
  await choose(page, "File", /^CSV/);
  const view = named(await csvOf((await download(page)).path));
  const matching = await page.getByRole("grid").getAttribute("aria-rowcount");
  expect(view).toHaveLength(Number(matching) - 1);
  expect(view.length).toBeGreaterThan(0);
  expect(Object.keys(view[0] ?? {})).toEqual(["Line id", "SKU", "Finished (Europe/Madrid)"]);
  const codes = view.map((row) => String(row.SKU));
  const { compare } = new Intl.Collator("en-GB", { numeric: true });
  expect(codes).toEqual(codes.toSorted((a, b) => compare(b, a)));
  await choose(page, "Lines", /^The first \d+ in/);
  await page.getByRole("spinbutton", { name: "How many" }).fill("2");
  const head = named(await csvOf((await download(page)).path));
  expect(head).toEqual(view.slice(0, 2));
  await choose(page, "Lines", /^This view/);
  await download(page);
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText(
    new RegExp(`^${view.length.toLocaleString("en")} lines? saved\\.$`),
  );
});

test("a large export can be cancelled, and nothing is saved", { tag: "@sweep" }, async ({
  page,
}) => {
  await page.goto("/countings/lines-20000?tab=lines");
  await complete(page);
  await openMenu(page);
  await choose(page, "File", /^Excel/);
  await choose(page, "Columns", /^All/);
  const saved: string[] = [];
  page.on("download", (file) => saved.push(file.suggestedFilename()));
  await page.getByRole("button", { name: "Download" }).click();
  await expect(page.getByText(/^[\d,]+ of 20,000 lines written$/)).toBeVisible();
  const written = page.getByRole("progressbar", { name: "Lines written" });
  await expect(written).toHaveAttribute("max", "20000");
  await page.getByRole("button", { name: "Cancel" }).click();
  const status = page.getByRole("dialog").getByRole("status");
  await expect(status).toHaveText(fileExport.cancelled);
  await expect(page.getByRole("button", { name: "Download" })).toBeFocused();
  await expect(written).toHaveCount(0);
  expect(saved).toEqual([]);
});

test.describe("an incomplete export", () => {
  test.use({ allowedComplaints: failedRequests });

  test("is announced before, in the file's name, and when there is no file", {
    tag: "@proof",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/countings/fault-broken-lines?tab=lines");
    await complete(page);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await openMenu(page);
    await expect(
      page.getByText("3 lines could not be read and are not in the file."),
    ).toBeVisible();
    await choose(page, "File", /^CSV/);
    await expectSoundState(page, "the export's menu");
    const writer = "**/assets/export-lines-*.js";
    await page.context().route(writer, (route) => route.abort());
    // A part that does not load may be one of an earlier build: the page loads again, once.
    const again = page.waitForEvent("load");
    await page.getByRole("button", { name: "Download" }).click();
    await again;
    await complete(page);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await openMenu(page);
    await expect(page.getByRole("radio", { name: "CSV" })).toBeChecked();
    await page.getByRole("button", { name: "Download" }).click();
    const status = page.getByRole("dialog", { name: "Export lines" }).getByRole("status");
    await expect(status).toHaveText(/^No file could be written\./);
    await page.context().unroute(writer);
    const saved = await download(page);
    expect(saved.name).toMatch(/-partial\.csv$/);
    expect(await csvOf(saved.path)).toHaveLength(58);
  });
});
