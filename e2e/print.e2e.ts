import { wholeCounting } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { complete, expectState } from "./look.ts";
import { expectSoundPage } from "./sound-page.ts";

test("a counting's report has its figures, charts and lines on paper, and nothing to press", async ({
  page,
  start,
}) => {
  const { address } = await start.gateway({ POLL_SECONDS: "3600", CACHE_SECONDS: "3600" });
  await page.goto(`${address}/countings/lines-200?zone=A`);
  await complete(page);
  // On paper the page itself goes without what only a screen can do.
  await page.emulateMedia({ media: "print" });
  for (const name of ["By ABC class", "By zone"]) {
    await expect(page.getByRole("region", { name }).getByRole("combobox")).toBeHidden();
  }
  await expect(page.getByRole("navigation", { name: "Parts of the counting" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Print report" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("link", { name: "Print report" }).click();
  await expect(page).toHaveURL(/\/countings\/lines-200\/print\?zone=A$/);
  await complete(page);
  await expectState(page, "ready");
  const { products, warehouse } = await wholeCounting(address, "lines-200");
  const lines = products.filter(({ location }) => /^A\b/.test(location.code));
  const differing = lines.filter(({ difference }) => difference !== null && difference !== 0);
  const left = lines.filter(({ finishedAt }) => finishedAt === null);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(warehouse.name);
  await expect(page.getByText(`${lines.length} of 200 lines:`)).toContainText("Zone A");
  for (const [name, rows] of [
    ["Discrepancies", differing],
    ["Lines not counted", left],
  ] as const) {
    await expect(page.getByRole("table", { name, exact: true }).locator("tbody tr")).toHaveCount(
      rows.length,
    );
    const title = page.getByRole("heading", { name: new RegExp(`^${name} ${rows.length} line`) });
    await expect(title).toBeVisible();
  }
  expect(differing.length).toBeGreaterThan(0);
  const [largest] = differing.toSorted(
    (one, other) =>
      Math.abs((other.difference ?? 0) * other.costPrice) -
      Math.abs((one.difference ?? 0) * one.costPrice),
  );
  await expect(
    page.getByRole("table", { name: "Discrepancies", exact: true }).locator("tbody tr").first(),
  ).toContainText(largest?.product.code ?? "");
  await expect.poll(() => page.locator("main svg.recharts-surface").count()).toBeGreaterThan(4);
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeEnabled();
  await expectSoundPage(page, "report");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeHidden();
  const controls = page.locator("main").locator("select, input, summary, a, [aria-pressed]");
  await expect(controls.filter({ visible: true })).toHaveCount(0);
});
