import type { Locator, Page } from "@playwright/test";
import { type WholeCounting, wholeCounting } from "./api.ts";
import { cutOff, expectWholeTexts } from "./chart-texts.ts";
import { expect, test } from "./fixtures.ts";
import {
  expectCosts,
  expectNoFilterButtons,
  expectParts,
  expectSlots,
  isDiscrepancy,
  overall,
  scope,
} from "./overview-filters.ts";
import { complete, expectState, figure, go } from "./page-state.ts";
import { expectNoSidewaysScroll, expectSoundPage } from "./sound-page.ts";

/** A gateway that asks the API once, so that only the test changes the page. */
const askOnce = { POLL_SECONDS: "3600", CACHE_SECONDS: "3600" };

const id = "lines-900";

/** A chart's marks. */
const chart = (page: Page, name: string) => page.locator(`[role="group"][aria-label="${name}"]`);

/** The row of a group in a chart's table. */
const row = (page: Page, grouping: string, group: string) =>
  page.locator(`table[data-group-by="${grouping}"] [data-group="${group}"]`);

const value = async (of: Locator) => (await of.getAttribute("value")) ?? "";

const region = (page: Page, name: string) =>
  page.locator("section", { has: page.locator("h2", { hasText: new RegExp(`^${name}$`) }) });

test("marks and figures filter the lines and all figures, and Back undoes it", {
  tag: "@proof",
}, async ({ page, start }) => {
  const { address } = await start.gateway(askOnce);
  await page.goto(`${address}/countings/${id}`);
  await complete(page);
  const counting = await wholeCounting(address, id);
  const total = String(counting.products.length);
  await test.step("at any width no text is cut off", async () => {
    // Early in the day not every chart has something to draw.
    await expect.poll(() => page.locator("svg.recharts-surface").count()).toBeGreaterThan(3);
    for (const width of [390, 1440]) await expectWholeTexts(page, width);
  });
  await test.step("a zone of a chart", () => expectFiltering(page, total));
  await openDetails(page);
  await test.step("a person of a chart", () => expectMark(page, "People", /person=/));
  await test.step("a figure", () => expectFigure(page, counting));
  await test.step("figures above a part of the lines", () => expectParts(page, counting));
  await openDetails(page);
  await test.step("incidents", () => expectIncidents(page, counting));
  await test.step("settings", () => expectSettings(page, total));
  await test.step("queues", () => expectQueues(page, counting));
});

test("every chart, figure, cost and slot of time filters", { tag: "@sweep" }, async ({
  page,
  context,
  start,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { address } = await start.gateway(askOnce);
  await page.goto(`${address}/countings/${id}`);
  await complete(page);
  const counting = await wholeCounting(address, id);
  await openDetails(page);
  for (const [name, filter] of Object.entries(charts)) await expectMark(page, name, filter);
  await expectFigures(page, counting);
  await expectNoFilterButtons(page);
  await expectCosts(page, counting);
  await expectSlots(page, counting);
  await expectCopy(page);
});

/** Click and Enter choose, chips show it, other charts keep their choices, and Back undoes each step. */
async function expectFiltering(page: Page, total: string): Promise<void> {
  const zones = chart(page, "Progress and accuracy by Zone").locator("button");
  const inA = await value(figure(row(page, "zone", "A"), "lines-total"));
  const inB = await value(figure(row(page, "zone", "B"), "lines-total"));
  const people = page.locator('table[data-group-by="person"]');
  const before = (await people.textContent()) ?? "";
  await zones.filter({ hasText: /^A/ }).first().click();
  await expect(page).toHaveURL(/\?zone=A$/);
  await expect(scope(page)).toContainText(`Showing ${inA} of ${total} lines`);
  await expect(zones.first()).toHaveAttribute("aria-pressed", "true");
  await expect(overall(page, "lines-total")).toHaveAttribute("value", inA);
  await expect(figure(page, "total")).toHaveAttribute("value", total);
  await expect(figure(row(page, "zone", "B"), "lines-total")).toHaveAttribute("value", inB);
  await expect(people).not.toHaveText(before);
  await expect(page.locator('[data-filter="zone=A"]')).toContainText("Zone A");
  await expectSoundPage(page, "the overview, filtered");
  await zones.nth(1).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?zone=A&zone=B$/);
  await expect(scope(page)).toContainText(`Showing ${Number(inA) + Number(inB)} of`);
  await page.goBack();
  await expect(scope(page)).toContainText(`Showing ${inA} of`);
  await expect(zones.nth(1)).toHaveAttribute("aria-pressed", "false");
  await page.goBack();
  await expect(scope(page)).toHaveCount(0);
  await expect(overall(page, "lines-total")).toHaveAttribute("value", total);
}

/** Unfolds the tables below the charts; they fold again when the tab is left. */
const openDetails = (page: Page) => page.getByText("More figures").click();

const charts = {
  "ABC classes": /abc=/,
  "Progress and accuracy by Zone": /zone=/,
  "Largest discrepancies": /product=/,
  "By reason": /reason=/,
  "Incidents by type": /incident=/,
  Recounts: /recount=/,
  People: /person=/,
};

/** The first mark of a chart, by keyboard. */
async function expectMark(page: Page, name: string, address: RegExp): Promise<void> {
  await chart(page, name).locator("button").first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address);
  // The same mark, wherever it is now: the order of people changes every minute.
  await expect(chart(page, name).locator(":focus")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-filter]")).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(address);
  // Until all lines are rendered again, the marks of other charts may still move.
  await expect(scope(page)).toHaveCount(0);
}

/** A figure links to as many lines as it shows. */
async function expectFigure(page: Page, { products }: WholeCounting): Promise<void> {
  const left = products.filter(({ finishedAt }) => finishedAt === null).length;
  const button = page.locator("button", { hasText: new RegExp(`^${left} Left$`) });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?state=not-started&state=in-progress$/);
  await expect(scope(page)).toContainText(`Showing ${left} of`);
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect(scope(page)).toHaveCount(0);
}

/** Other figures of the same kind. */
async function expectFigures(page: Page, { products }: WholeCounting): Promise<void> {
  const judged = products.filter(
    ({ finishedAt, countedStock, difference }) =>
      finishedAt !== null && countedStock !== null && difference !== null,
  );
  const exact = judged.filter(({ difference }) => difference === 0).length;
  // Lines that are left have no accuracy.
  await expect(overall(page, "accuracy-tolerance")).toHaveAttribute("value", /\d/);
  const tolerant = Number(await value(overall(page, "accuracy-tolerance"))) * judged.length;
  const recounted = products.filter(({ prevCountedStock }) => prevCountedStock !== null).length;
  const figures = [
    [/% Accuracy$/, "?accuracy=exact", exact],
    [/\d Lines with a previous count$/, "?recounted=yes", recounted],
    [/% Within tolerance$/, "?accuracy=exact&accuracy=tolerated", Math.round(tolerant)],
  ] as const;
  for (const [name, address, count] of figures) {
    const figureOf = page.locator("button", { hasText: name });
    await figureOf.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL((url) => url.search === address);
    await expect(scope(page)).toContainText(`Showing ${count} of`);
    await expect(figureOf).toHaveAttribute("aria-pressed", "true");
    await page.goBack();
    await expect(scope(page)).toHaveCount(0);
  }
}

/** Every type is listed, also without lines. */
async function expectIncidents(page: Page, { products }: WholeCounting): Promise<void> {
  const reported = products.filter(({ incident }) => incident !== null);
  const types = reported.map(({ incident }) => incident?.type?.name ?? "none");
  const table = page.locator('table[data-group-by="incident-type"] [data-group]');
  const known = await page.evaluate(async () => {
    const answer = await fetch("/api/v1/countings/incident_types");
    return (await answer.json()) as { name: string }[];
  });
  const all = new Set([...types, ...known.map(({ name }) => name), "none"]);
  await expect(table).toHaveCount(all.size);
}

async function expectCopy(page: Page): Promise<void> {
  const panel = region(page, "Progress and accuracy");
  await panel.getByRole("button", { name: "By zone, as a table" }).click();
  await panel.getByRole("button", { name: /^Export/ }).click();
  await panel.getByRole("button", { name: "Copy" }).click();
  await expect(panel.getByText("Copied")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const [head = "", first = ""] = copied.split("\r\n");
  expect(head).toMatch(/^Zone\tLines\tCounted\tLeft\tDiscrepancies\t/);
  const lines = await value(figure(row(page, "zone", "A"), "lines-total"));
  expect(first.startsWith(`A\t${lines}\t`)).toBe(true);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
}

/** View settings are in the address, and figures follow them. */
async function expectSettings(page: Page, total: string): Promise<void> {
  // A change of the filter renders in steps.
  await expect(overall(page, "lines-total")).toHaveAttribute("value", total);
  const strict = await value(overall(page, "accuracy"));
  const tolerant = overall(page, "accuracy-tolerance");
  await expect
    .poll(async () => Number(await value(tolerant)))
    .toBeGreaterThanOrEqual(Number(strict));
  await go(page, `/countings/${id}?tolerance=A:0,B:0,C:0,none:0`);
  await expect(tolerant).toHaveAttribute("value", strict);
  await page.getByRole("combobox", { name: "Class by" }).selectOption("priceAbc");
  await expect(page).toHaveURL(/lens=priceAbc/);
  const depth = page.getByRole("combobox", { name: /^Parts of the location code/ });
  await depth.selectOption({ label: "Zone: A-01" });
  await expect(page).toHaveURL(/zone-depth=2/);
  await expect(row(page, "zone", "A")).toHaveCount(0);
  await page.getByRole("radio", { name: "Person", exact: true }).click();
  await expect(page).toHaveURL(/accuracy-by=person/);
  await expect(chart(page, "Progress and accuracy by Person")).toBeVisible();
}

/** A filter also holds for the decisions; checks of all lines are not among them. */
async function expectQueues(page: Page, { products }: WholeCounting): Promise<void> {
  const panel = region(page, "What needs a decision");
  const inA = products.filter(({ location }) => location.code.startsWith("A-"));
  const open = (lines: WholeCounting["products"]) =>
    lines.filter((line) => isDiscrepancy(line) && line.documentation === null).length;
  const length = panel.locator('[data-queue="undocumented"] b');
  await expect(length).toHaveText(String(open(products)));
  await panel.getByText(/data checks?$|more checks?$/).click();
  await expect(panel.locator('[data-queue="negative-stock"]')).toBeVisible();
  await go(page, `/countings/${id}?zone=A`);
  await expect(scope(page)).toContainText(`Showing ${inA.length} of`);
  await expect(length).toHaveText(String(open(inA)));
  await expect(panel.locator('[data-queue="negative-stock"]')).toHaveCount(0);
  await panel.locator('a[data-queue="undocumented"]').click();
  await expect(page).toHaveURL(/tab=lines.*documented=no/);
}

test("nothing is cut off and no accessibility rule is broken at any width", {
  tag: "@sweep",
}, async ({ page }) => {
  await page.goto("/countings/lines-900?zone=A&abc=B");
  await complete(page);
  await expectState(page, "ready");
  // Not every chart has something to draw of the few lines that match, early in the day even fewer.
  await expect.poll(() => page.locator("svg.recharts-surface").count()).toBeGreaterThan(3);
  const curve = page
    .locator("section", { hasText: "Counted lines over time" })
    .locator(".recharts-curve");
  const widths = () =>
    curve.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));
  // The curve reaches from the start to now, most of the way to the deadline.
  await expect.poll(async () => Math.max(0, ...(await widths()))).toBeGreaterThan(400);
  await page.locator("details").evaluateAll((all) => {
    for (const one of all) one.setAttribute("open", "");
  });
  await expectSoundPage(page, "lines-900");
  for (const width of [1440, 900, 390]) await expectWholeTexts(page, width);
  for (const [lines, state] of [
    ["0", "empty"],
    ["1", "ready"],
  ] as const) {
    await go(page, `/countings/lines-${lines}`);
    await expect(figure(page, "total")).toHaveAttribute("value", lines);
    await expectState(page, state);
    await complete(page);
    await expect.poll(() => cutOff(page), `${lines} lines`).toEqual([]);
    await expectNoSidewaysScroll(page, `${lines} lines`);
  }
});
