import type { Page } from "@playwright/test";
import { wholeCounting } from "#e2e/api.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { complete, expectState, figure } from "#e2e/page-state.ts";
import { expectSoundPage } from "#e2e/sound-page.ts";
import { aCountedLine, aCounting, aLine } from "#testing/samples.ts";

test("a counting's report prints figures, charts and lines, without controls", async ({
  page,
  start,
}) => {
  const { address } = await start.gateway({ POLL_SECONDS: "3600", CACHE_SECONDS: "3600" });
  await page.goto(`${address}/countings/lines-200?accuracy-by=person&zone=A`);
  await complete(page);
  const grouping = page.getByRole("region", { name: "Progress and accuracy" }).locator("label");
  await expect(grouping.filter({ hasText: /^Zone$/ })).toBeVisible();
  // On paper the page omits everything that only a screen can do, and says what is chosen.
  await page.emulateMedia({ media: "print" });
  await expect(grouping.filter({ hasText: /^Zone$/ })).toBeHidden();
  await expect(grouping.filter({ hasText: /^Person$/ })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Parts of the count" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Print", exact: true })).toBeHidden();
  // Paper may be read on any day, so it gives the time of its figures, not their age.
  const readAt = page.getByText(/^Read \d+ \w+ \d{4}, \d\d:\d\d$/);
  const age = page.getByText(/^Updated \d/);
  await expect(readAt).toBeVisible();
  await expect(age).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(readAt).toBeHidden();
  await expect(age).toBeVisible();

  await page.getByRole("link", { name: "Print", exact: true }).click();
  await expect(page).toHaveURL(/\/countings\/lines-200\/print\?accuracy-by=person&zone=A$/);
  await complete(page);
  await expectState(page, "ready");
  const { products, warehouse } = await wholeCounting(address, "lines-200");
  const lines = products.filter(({ location }) => /^A\b/.test(location.code));
  const differing = lines.filter(({ difference }) => difference !== null && difference !== 0);
  const left = lines.filter(({ finishedAt }) => finishedAt === null);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(warehouse.name);
  await expect(page.getByText(`${lines.length} of 200 lines:`)).toContainText("Zone A");
  // A list in full only when asked for: it may have dozens of pages.
  await expect(page.getByRole("table", { name: "Lines not counted" })).toBeHidden();
  const allLeft = page.getByRole("checkbox", { name: "All lines not counted" });
  // The address is set in a transition: the box follows it.
  await allLeft.click();
  await expect(allLeft).toBeChecked();
  await expect(page).toHaveURL(/full=left$/);
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
  await expect(page.getByRole("group", { name: "Progress and accuracy by Person" })).toBeVisible();
  await expect.poll(() => page.locator("main svg.recharts-surface").count()).toBeGreaterThan(4);
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeEnabled();
  await expectSoundPage(page, "report");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeHidden();
  const controls = page.locator("main").locator("select, input, summary, a, button");
  await expect(controls.filter({ visible: true })).toHaveCount(0);
});

const hour = 3_600_000;

/** Zone A and, started later, zone B; the test sets the second line of A. */
function countingWith(second: ReturnType<typeof aLine>, now: number) {
  const at = (hours: number) => new Date(now - hours * hour).toISOString();
  const counted = (code: string, startedAt: string, finishedAt: string) =>
    aCountedLine(10, 0, { location: { id: code, code }, startedAt, finishedAt });
  const products = [
    counted("A-1", at(3), at(2)),
    { ...second, location: { id: "A-2", code: "A-2" } },
    counted("B-1", at(1), at(0.5)),
    // Odd: it has a difference before it is counted.
    aLine({ location: { id: "B-2", code: "B-2" }, difference: 2 }),
  ].map((line, index) => ({ ...line, id: index, index, assignedUser: { id: 3, username: "ana" } }));
  const totalProductsCounted = products.filter(({ finishedAt }) => finishedAt !== null).length;
  return {
    ...aCounting({ startedAt: at(4), endsAt: at(-4), totalDiscrepancies: 1, totalIncidents: 0 }),
    totalProducts: products.length,
    totalProductsCounted,
    totalProductsLeft: products.length - totalProductsCounted,
    products,
  };
}

/** Marks parts of the report, so that replaced ones can be detected. */
async function markParts(page: Page): Promise<void> {
  const parts = page.locator("main :is(h1, h2, svg.recharts-surface)");
  await parts.evaluateAll((all) => {
    for (const part of all) part.setAttribute("data-marked", "");
  });
}

test("a report uses the page's settings, and keeps its position when figures update", {
  tag: "@sweep",
}, async ({ page, start }) => {
  const now = Date.now();
  const answer = { body: countingWith(aLine(), now) };
  const upstream = await start.upstream({
    "/v1/countings/c-1": answer,
    "/v1/countings/incident_types": { body: [] },
  });
  const often = { POLL_SECONDS: "1", CACHE_SECONDS: "1" };
  const { address } = await start.gateway({ ...upstream.settings, ...often });
  await page.goto(`${address}/countings/c-1?zone=A`);
  await complete(page);
  await page.getByText("Tolerances", { exact: true }).click();
  const tolerance = page.getByLabel("Class A", { exact: true });
  await tolerance.fill("two");
  await page.keyboard.press("Enter");
  await expect(tolerance).toHaveAccessibleDescription(
    "Not applied: enter a percentage from 0 to 100.",
  );
  await expect(tolerance).toHaveValue("two");
  await tolerance.fill("2");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/tolerance=A%3A0\.02/);
  await expect(tolerance).toHaveAccessibleDescription("");
  await expect(tolerance).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tolerance).toBeHidden();

  await page.getByRole("link", { name: "Print", exact: true }).click();
  await expect(page).toHaveURL(/\/print\?.*zone=A/);
  const allLeft = page.getByRole("checkbox", { name: "All lines not counted" });
  // The address is set in a transition: the box follows it.
  await allLeft.click();
  await expect(allLeft).toBeChecked();
  await expect(page.getByText(/shown as received/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeEnabled();
  // Printing at once includes the charts of burn-up, zones and people.
  const rendered = await page.locator("main").evaluate((main) => ({
    charts: main.querySelectorAll("svg.recharts-surface").length,
    curves: main.querySelectorAll(".recharts-curve").length,
  }));
  expect(rendered.charts).toBeGreaterThan(3);
  expect(rendered.curves).toBeGreaterThan(2);
  await expect(page.getByText("tolerances Class A 2 %")).toBeVisible();
  const left = page.getByRole("table", { name: "Lines not counted" }).locator("tbody tr");
  await expect(left).toHaveCount(1);
  await expect(page.getByText("No line that this report covers has a discrepancy.")).toBeVisible();
  // After zone A, Ana continued in zone B.
  const people = page.getByRole("region", { name: "People", exact: true });
  await expect(people).toContainText("ana");
  await expect(people).not.toContainText("Idle");
  await expect(page.getByRole("img", { name: "1 of 2 lines counted over time" })).toBeVisible();
  await markParts(page);
  const marked = page.locator("main [data-marked]");
  const parts = await marked.count();
  expect(parts).toBeGreaterThan(10);

  const at = new Date(now).toISOString();
  answer.body = countingWith(aCountedLine(9, -1, { startedAt: at, finishedAt: at }), now);
  await expect(
    page.getByRole("table", { name: "Discrepancies", exact: true }).locator("tbody tr"),
  ).toHaveCount(1);
  await expect(page.getByText("Every line that this report covers is counted.")).toBeVisible();
  await expect(figure(page.locator("main"), "left")).toHaveAttribute("value", "1");
  await expect(page.getByRole("img", { name: "2 of 2 lines counted over time" })).toBeVisible();
  await expect(marked).toHaveCount(parts);
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeEnabled();
});
