import type { Locator, Page } from "@playwright/test";
import type { Line } from "#contract/line.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import type { LineFilter } from "#lines/line-query.ts";
import { expect, test } from "./fixtures.ts";
import {
  box,
  chips,
  choose,
  countedBy,
  expectLeft,
  facets,
  filterButton,
  filterPanel,
  finishedCounting,
  number,
  openPart,
  readChoices,
  statusOf,
} from "./line-filters-panel.ts";
import { complete, go, gridOf } from "./page-state.ts";
import { expectSoundPage, expectSoundState } from "./sound-page.ts";

/** Checks one value of a facet that excludes some lines, if there is one, and unchecks it. */
async function expectOneValue(
  page: Page,
  lines: readonly Line[],
  listed: Readonly<Record<string, number>>,
  facet: (typeof facets)[number],
): Promise<void> {
  const choice = Object.keys(listed).find(
    (one) => one.startsWith(`${facet}=`) && listed[one] !== lines.length,
  );
  if (choice === undefined) return;
  const value = choice.slice(facet.length + 1);
  await choose(page, choice);
  await expectLeft(page, lines, { facets: { [facet]: [value] } });
  await expect(page).toHaveURL((url) => url.searchParams.getAll(facet).join() === value);
  await choose(page, choice, false);
  await expect(statusOf(page)).toHaveText(`${number(lines.length)} lines`);
}

/** Unknown values and invalid input are explained, and everything can be done by keyboard. */
async function expectReach(page: Page, id: string, lines: readonly Line[]): Promise<void> {
  await go(page, `/countings/${id}?tab=lines&state=nonsense&person=0000`);
  await expect(statusOf(page)).toHaveText(`0 of ${number(lines.length)} lines`);
  await expect(chips(page)).toHaveText(["Status nonsense", "Assigned to User 0000"]);
  await expect(page.getByRole("button", { name: "Clear filters" })).toHaveCount(1);
  await expect(page.getByText("No line matches these filters")).toBeVisible();

  await page.getByRole("button", { name: "Remove filter: Assigned to" }).focus();
  await page.keyboard.press("Enter");
  await expect(filterButton(page, "person")).toBeFocused();
  await page.getByRole("button", { name: "Remove filter: Status" }).focus();
  await page.keyboard.press("Enter");
  await expect(statusOf(page)).toHaveText(`${number(lines.length)} lines`);
  await expect(filterButton(page, "state")).toBeFocused();

  await filterButton(page, "difference").focus();
  await page.keyboard.press("Enter");
  const panel = filterPanel(page, "difference");
  await expect(panel.getByRole("checkbox").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("checkbox").first()).toBeFocused();
  await page.keyboard.press("Space");
  await expect(box(page, "difference=short")).toBeChecked();
  await expectLeft(page, lines, { facets: { difference: ["short"] } });

  const from = panel.getByRole("group", { name: /^Value at cost/ }).getByLabel("From");
  await from.focus();
  await page.keyboard.type("1,5");
  await expect(from).toHaveAttribute("aria-invalid", "true");
  await expect(from).toHaveAccessibleDescription(/^Not applied: enter a number/);
  await expectLeft(page, lines, { facets: { difference: ["short"] } });
  await expect(page).not.toHaveURL(/value-from/);
  await expectSoundState(page, "an invalid filter");
  await page.keyboard.press("Escape");
  await expect(filterButton(page, "difference")).toBeFocused();
  await page.goBack();
  await expect(statusOf(page)).toHaveText(`${number(lines.length)} lines`);
}

test.describe("the filters of a finished counting", () => {
  // Low, so that the table renders few rows.
  test.use({ viewport: { width: 1440, height: 450 } });

  let id = "";
  let lines: readonly Line[] = [];

  test.beforeEach(async ({ gateway }) => {
    ({ id, lines } = await finishedCounting(gateway.address));
  });

  test("match the raw lines, alone and combined, also from the address and by keyboard", {
    tag: "@proof",
  }, async ({ page, browser }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(`/countings/${id}?tab=lines&tz=Europe%2FMadrid`);
    await complete(page);
    const panelFile = (url: string) => url.includes("/filters-panel-");
    expect(asked.filter(panelFile)).toEqual([]);
    await openPart(page, "state");
    expect(asked.filter(panelFile)).not.toEqual([]);

    // Every value's count; for the many lots, only the listed ones.
    const counts = countedBy(lines, {}, defaultViewSettings);
    const listed = await readChoices(page);
    const isLot = ([choice]: readonly [string, number]) => choice.startsWith("lot=");
    expect(
      Object.entries(listed)
        .filter((one) => !isLot(one))
        .toSorted(),
    ).toEqual(
      Object.entries(counts)
        .filter((one) => !isLot(one))
        .toSorted(),
    );
    const lots = Object.entries(listed).filter(isLot);
    expect(lots.length).toBeGreaterThan(1);
    expect(lots).toEqual(lots.map(([lot]) => [lot, counts[lot]]));

    for (const facet of ["zone", "misplaced"] as const) {
      await expectOneValue(page, lines, listed, facet);
    }

    // A line that matches every filter below, for any demo data.
    const kept = lines.find(
      ({ difference, countedStock, product: { metrics } }) =>
        countedStock !== null && (difference ?? 0) < 0 && metrics?.abc === metrics?.priceAbc,
    );
    if (!kept) throw new Error("The counting has no line to narrow to");
    const abc = kept.product.metrics?.abc ?? "none";

    // Values of one facet are alternatives, facets combine, and each facet counts under the others.
    await choose(page, "difference=short");
    await choose(page, "difference=over");
    await choose(page, `abc=${abc}`);
    const facetsOnly: LineFilter = { facets: { difference: ["short", "over"], abc: [abc] } };
    await expectLeft(page, lines, facetsOnly);
    const lens = { ...defaultViewSettings, lens: "priceAbc" } as const;
    await page.getByLabel("Class by").selectOption("ABC by price");
    await expectLeft(page, lines, facetsOnly, lens);
    const counted = countedBy(lines, facetsOnly, lens);
    const ofFacets = (all: Readonly<Record<string, number>>) =>
      Object.entries(all)
        .filter(([choice]) => /^(difference|abc)=/.test(choice))
        .toSorted();
    await expect
      .poll(async () => ofFacets(await readChoices(page, ["difference", "more"])))
      .toEqual(ofFacets(counted));
    await page.goBack();
    await expectLeft(page, lines, facetsOnly);
    await page.goForward();
    await expectLeft(page, lines, facetsOnly, lens);

    // Ranges: typing one is a single history entry.
    const difference = await openPart(page, "difference");
    const end = (panel: Locator, group: RegExp, name: string) =>
      panel.getByRole("group", { name: group }).getByLabel(name, { exact: true });
    const max = Math.ceil((kept.difference ?? 0) * kept.costPrice);
    await end(difference, /^Value at cost/, "To").pressSequentially(String(max));
    const ranged = (ranges: LineFilter["ranges"]): LineFilter => ({
      ...facetsOnly,
      ranges: ranges ?? {},
    });
    const valued = { value: { from: null, to: max } };
    await expectLeft(page, lines, ranged(valued), lens);
    const min = Math.floor(kept.difference ?? 0);
    await end(difference, /^Difference units/, "From").fill(`−${-min}`);
    const differing = { ...valued, difference: { from: min, to: null } };
    await expectLeft(page, lines, ranged(differing), lens);

    // A minute in Madrid; the end is included.
    const finish = Date.parse(kept.finishedAt ?? "");
    const wall = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Europe/Madrid",
      dateStyle: "short",
      timeStyle: "short",
    }).format(finish);
    const more = await openPart(page, "more");
    await end(more, /^Finished/, "To").fill(wall.replace(" ", "T"));
    const to = Math.floor(finish / 60_000) * 60_000 + 59_999;
    const filter = ranged({ ...differing, finishedAt: { from: null, to } });
    await expectLeft(page, lines, filter, lens);
    await expectSoundPage(page, "the filters, open");
    await page.keyboard.press("Escape");
    await expect(filterPanel(page, "more")).toBeHidden();
    await expect(filterButton(page, "more")).toBeFocused();

    // The address alone restores it, with the columns, in other browsers.
    const url = new URL(page.url());
    expect([...url.searchParams]).toEqual(
      expect.arrayContaining([
        ["tz", "Europe/Madrid"],
        ["difference", "short"],
        ["difference", "over"],
        ["abc", abc],
        ["lens", "priceAbc"],
        ["difference-from", String(min)],
        ["value-to", String(max)],
        ["finished-to", new Date(to).toISOString()],
      ]),
    );
    const mostText = String(max).replace("-", "−");
    const names = [
      `Difference Short, Over, from −${-min}, Value at cost to ${mostText}`,
      `ABC by price ${abc === "none" ? "No class" : abc}`,
      /^Finished to .* \d\d:\d\d/,
    ];
    await expect(chips(page)).toHaveText(names);
    const context = await browser.newContext({ locale: "en-GB", timezoneId: "Asia/Tokyo" });
    const other = await context.newPage();
    const columns = ["index", "product.code", "costPrice"];
    url.searchParams.set("columns", columns.join());
    await other.goto(url.href);
    await complete(other);
    await expectLeft(other, lines, filter, lens);
    const titles = gridOf(other).locator('[role="columnheader"]');
    await expect
      .poll(() => titles.evaluateAll((all) => all.map((one) => one.getAttribute("data-column"))))
      .toEqual(columns);
    await expect(chips(other)).toHaveText(names);
    await context.close();

    // A chip removes its filter and Back restores it; typed text is a single history entry.
    await page.getByRole("button", { name: "Remove filter: Difference", exact: true }).click();
    await expect(filterButton(page, "difference")).toBeFocused();
    const { finishedAt } = filter.ranges ?? {};
    const rest: LineFilter = {
      facets: { abc: [abc] },
      ...(finishedAt && { ranges: { finishedAt } }),
    };
    await expectLeft(page, lines, rest, lens);
    await page.goBack();
    await expectLeft(page, lines, filter, lens);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(statusOf(page)).toHaveText(`${number(lines.length)} lines`);
    await expect(chips(page)).toHaveCount(0);
    await test.step("work by keyboard alone, show unknown values and explain invalid input", () =>
      expectReach(page, id, lines));
  });
  test("match the raw lines, each on its own", { tag: "@sweep" }, async ({ page }) => {
    await page.goto(`/countings/${id}?tab=lines`);
    await complete(page);
    const listed = await readChoices(page);
    for (const facet of facets) {
      await test.step(facet, () => expectOneValue(page, lines, listed, facet));
    }
  });
});
