import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { complete, expectState, figure } from "./look.ts";
import { connected } from "./servers.ts";
import { expectNoSidewaysScroll, expectSoundPage } from "./sound-page.ts";

/** A chart's marks. */
const chart = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

const scope = (page: Page) => page.getByText(/Charts and figures of the lines are of the/);

/** The row of a group in a chart's table. */
const row = (page: Page, grouping: string, group: string) =>
  page.locator(`table[data-group-by="${grouping}"] [data-group="${group}"]`);

/** A figure of all the lines that are shown, not of a group. */
const overall = (page: Page, name: string) =>
  page.locator(`data[data-figure="${name}"]:not([data-group-by] *)`);

const value = (of: Locator) => of.getAttribute("value");

test("a mark narrows the lines, all else follows it, and Back undoes it", async ({
  page,
  start,
}) => {
  const api = await start.referenceApi();
  const { address } = await start.gateway({ ...connected(api), POLL_SECONDS: "3600" });
  await page.goto(`${address}/countings/lines-900`);
  await complete(page);
  const zones = chart(page, "By zone").getByRole("button");
  const inA = await value(figure(row(page, "zone", "A"), "lines-total"));
  const inB = await value(figure(row(page, "zone", "B"), "lines-total"));
  const total = await value(figure(page, "total"));
  const personsBefore = await page.locator('table[data-group-by="person"]').textContent();

  await zones.filter({ hasText: /^A/ }).first().click();
  await expect(page).toHaveURL(/\?zone=A$/);
  await expect(scope(page)).toContainText(`of the ${inA} that match, of ${total} lines`);
  await expect(zones.first()).toHaveAttribute("aria-pressed", "true");
  await expect(overall(page, "lines-total")).toHaveAttribute("value", inA ?? "");
  await expect(figure(page, "total")).toHaveAttribute("value", total ?? "");
  // What else could be chosen in the chart stays to be seen, others are of the lines that match.
  await expect(figure(row(page, "zone", "B"), "lines-total")).toHaveAttribute("value", inB ?? "");
  await expect
    .poll(() => page.locator('table[data-group-by="person"]').textContent())
    .not.toBe(personsBefore);
  await expect(page.locator('[data-filter="zone=A"]')).toContainText("Zone A");

  await zones.nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?zone=A&zone=B$/);
  await expect(scope(page)).toContainText(`of the ${Number(inA) + Number(inB)} that match`);
  await page.goBack();
  await expect(scope(page)).toContainText(`of the ${inA} that match`);
  await expect(zones.nth(1)).toHaveAttribute("aria-pressed", "false");
  await page.goBack();
  await expect(scope(page)).toHaveCount(0);
  await expect(overall(page, "lines-total")).toHaveAttribute("value", total ?? "");
});

test("every chart can be narrowed by, and its queues lead to their lines", async ({ page }) => {
  await page.goto("/countings/lines-900");
  await complete(page);
  const names = {
    "By zone": /zone=/,
    "By ABC class": /abc=/,
    "Accuracy by Zone": /zone=/,
    "Largest discrepancies": /product=/,
    "By reason": /reason=/,
    "Incidents by type": /incident=/,
    "Who is on it": /person=/,
  };
  for (const [name, address] of Object.entries(names)) {
    const mark = chart(page, name).getByRole("button").first();
    await mark.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address);
    await expect(mark).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(address);
  }
  await expect(scope(page)).toHaveCount(0);
  const queue = (name: string) => page.locator(`a[data-queue="${name}"]`);
  await expect(queue("undocumented")).toHaveAttribute(
    "href",
    /tab=lines.*documented=no.*sort=value/,
  );
  await expect(queue("recount-worse")).toHaveAttribute("href", /recount=worsened&recount=turned/);
  const misplaced = await value(figure(queue("misplaced"), "misplaced"));
  await queue("misplaced").click();
  await expect(page).toHaveURL(/tab=lines.*misplaced=yes.*sort=product\.code/);
  await expect(page.getByRole("status").filter({ hasText: / of / }).first()).toContainText(
    `${misplaced} of`,
  );
});

test("view settings stand in the address, and figures follow them", async ({ page }) => {
  await page.goto("/countings/lines-900");
  await complete(page);
  const strict = await value(overall(page, "accuracy"));
  const tolerant = overall(page, "accuracy-tolerance");
  expect(Number(await value(tolerant))).toBeGreaterThanOrEqual(Number(strict));
  await page.getByText("Tolerances", { exact: true }).click();
  for (const name of ["Class A", "Class B", "Class C", "No class"]) {
    await page.getByLabel(name, { exact: true }).fill("0");
    await page.keyboard.press("Enter");
  }
  await expect(page).toHaveURL(/tolerance=A%3A0%2CB%3A0%2CC%3A0%2Cnone%3A0/);
  await expect(tolerant).toHaveAttribute("value", strict ?? "");
  await page.keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Class by" }).selectOption("priceAbc");
  await expect(page).toHaveURL(/lens=priceAbc/);
  await page.getByRole("combobox", { name: "Parts of the code" }).selectOption("2");
  await expect(page).toHaveURL(/zone-depth=2/);
  await expect(page.getByText("first 2 parts of the location code")).toBeVisible();
  await expect(row(page, "zone", "A")).toHaveCount(0);
});

test("a chart's table can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/countings/lines-200");
  await complete(page);
  const panel = page.getByRole("region", { name: "By zone" });
  await panel.getByText("Show as table").click();
  await panel.getByRole("button", { name: "Copy as CSV" }).click();
  await expect(panel.getByRole("status")).toHaveText("Copied");
  const [head = "", first = ""] = (await page.evaluate(() => navigator.clipboard.readText())).split(
    "\r\n",
  );
  expect(head).toMatch(
    /^zone,name,lines-total,lines-counted,lines-left,lines-discrepancies,accuracy,/,
  );
  const lines = await value(figure(row(page, "zone", "A"), "lines-total"));
  expect(first.startsWith(`A,A,${lines},`)).toBe(true);
});

for (const id of ["lines-0", "lines-1", "lines-900"]) {
  test(`${id}: no rule of accessibility is broken, and nothing is cut off`, async ({ page }) => {
    test.slow();
    for (const width of id === "lines-900" ? [1440, 900, 390] : [1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/countings/${id}${id === "lines-900" ? "?zone=A&abc=B" : ""}`);
      await complete(page);
      await expectState(page, /ready|empty/);
      if (id === "lines-900") {
        // Not every chart has something to draw of the few lines that match.
        await expect.poll(() => page.locator("svg.recharts-surface").count()).toBeGreaterThan(5);
      }
      await page.locator("details").evaluateAll((all) => {
        for (const one of all) one.setAttribute("open", "");
      });
      // The rules of what is drawn here are those of the other two.
      if (width === 900) await expectNoSidewaysScroll(page, `${id} at ${width}`);
      else await expectSoundPage(page, `${id} at ${width}`);
      expect(await cutOff(page), `${id} at ${width}`).toEqual([]);
    }
  });
}

/** Words of charts that stand out of their drawing. */
function cutOff(page: Page): Promise<string[]> {
  return page.locator("svg.recharts-surface").evaluateAll((all) =>
    all.flatMap((svg) => {
      const around = svg.getBoundingClientRect();
      return [...svg.querySelectorAll("text")]
        .filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return (
            left < around.left - 1 ||
            right > around.right + 1 ||
            top < around.top - 1 ||
            bottom > around.bottom + 1
          );
        })
        .map((text) => text.textContent ?? "");
    }),
  );
}
