import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import type { Line } from "#contract/line.ts";
import { countingThat, wholeCounting } from "#e2e/api.ts";
import { exactSum } from "#e2e/decimals.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { expectState, figure } from "#e2e/page-state.ts";
import { expectSoundState } from "#e2e/sound-page.ts";
import { messages as recountRound } from "#slices/recount/messages/en.ts";

const { columns } = recountRound;

/** Value of a line's difference without its sign. */
const weightOf = ({ countedStock, difference, costPrice }: Line) =>
  countedStock === null ? 0 : Math.abs((difference ?? 0) * (costPrice ?? 0));

const sum = (lines: readonly Line[]) => lines.reduce((total, line) => total + weightOf(line), 0);

/** Whether a line may be a counterpart of another line of its product. */
const isBroughtBy = (line: Line, one: Line, brought: readonly Line[]) =>
  brought.includes(one) && one.product.id === line.product.id;

async function exported(page: Page): Promise<Record<string, string>[]> {
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await page.getByRole("radio", { name: "CSV" }).check();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const path = await (await download).path();
  await page.keyboard.press("Escape");
  return parse(await readFile(path), { bom: true, columns: true });
}

const rows = (page: Page): Locator => page.locator('section[aria-label="Lines to count again"] li');

const ticked = (page: Page, count: number, of: number) =>
  expect(page.getByText(`${count} of ${of} ticked off`)).toBeVisible();

/** A finished counting with more lines to count again than are shown at first. */
const aFinished = (address: string) =>
  countingThat(
    address,
    ({ active, totalDiscrepancies }) =>
      !active && totalDiscrepancies > 60 && totalDiscrepancies < 200,
  );

test("a round has the fewest lines, is ticked off, and is the same after a reload", async ({
  page,
  gateway,
}) => {
  const { id } = await aFinished(gateway.address);
  const { products } = await wholeCounting(gateway.address, id);
  await page.goto(`/countings/${id}/recount-round`);
  await expectState(page, "ready");
  await expect(rows(page).first()).toBeVisible();

  const file = await exported(page);
  const byId = new Map(products.map((line) => [String(line.id), line]));
  const round = file.flatMap((row) => byId.get(row[columns.line] ?? "") ?? []);
  expect(round).toHaveLength(file.length);
  // Enough, and no longer enough without the lightest of those chosen for their weight and its counterpart.
  const enough = 0.8 * sum(products);
  expect(sum(round)).toBeGreaterThanOrEqual(enough * (1 - 1e-12));
  const taken = round.filter((_, index) => file[index]?.[columns.brought] === "");
  const lightest = Math.min(...taken.map(weightOf));
  const last = taken.filter((line) => weightOf(line) === lightest);
  const brought = round.filter((line) => !taken.includes(line));
  const without = last.map((line) =>
    sum(round.filter((one) => one !== line && !isBroughtBy(line, one, brought))),
  );
  expect(Math.min(...without)).toBeLessThan(enough);
  const left = products.filter((line) => !round.includes(line)).map(weightOf);
  expect(Math.max(...left)).toBeLessThanOrEqual(lightest);
  const codes = round.map(({ location }) => location.code);
  const natural = new Intl.Collator("en", { numeric: true }).compare;
  expect(codes).toEqual([...codes].sort(natural));
  await expect(figure(page, "round-lines")).toHaveAttribute("value", String(round.length));
  const exact = exactSum(
    round.map(({ difference, costPrice }) => [Math.abs(difference ?? 0), costPrice ?? 0]),
  );
  await expect(figure(page, "round-weight")).toHaveAttribute("value", exact);
  await expect(rows(page)).toHaveCount(Math.min(50, round.length));
  await expect(rows(page).locator("strong")).toHaveText(codes.slice(0, 50));

  await ticked(page, 0, round.length);
  await rows(page)
    .nth(1)
    .getByText(codes[1] ?? "", { exact: true })
    .click();
  await rows(page).nth(0).getByRole("checkbox").check();
  await ticked(page, 2, round.length);
  const half = figure(page, "round-lines");
  await page.getByRole("spinbutton").fill("50");
  await expect(page).toHaveURL(/[?&]share=0\.5(&|$)/);
  await expect
    .poll(async () => Number(await half.getAttribute("value")))
    .toBeLessThan(round.length);
  const lines = Number(await half.getAttribute("value"));
  await page.reload();
  await expect(half).toHaveAttribute("value", String(lines));
  await expect(rows(page)).toHaveCount(Math.min(50, lines));
  await page.getByRole("spinbutton").fill("80");
  await ticked(page, 2, round.length);
  await expect(rows(page).nth(1).getByRole("checkbox")).toBeChecked();
  await page.getByRole("button", { name: "Clear ticks" }).click();
  await ticked(page, 0, round.length);
});

test.describe("on a phone whose browser stores nothing", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a round is ticked off for the visit", { tag: "@sweep" }, async ({ page, gateway }) => {
    const { id } = await aFinished(gateway.address);
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await page.goto(`/countings/${id}/recount-round?share=0.5`);
    await expect(page.getByText("This browser stores nothing")).toBeVisible();
    const lines = Number(await figure(page, "round-lines").getAttribute("value"));
    await ticked(page, 0, lines);
    const box = await rows(page).first().locator("label").boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThan(250);
    await rows(page).first().locator("label").tap();
    await ticked(page, 1, lines);
    await expectSoundState(page, "the recount round");
  });
});
