import type { Line } from "#contract/line.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import type { LineFilter } from "#lines/line-query.ts";
import { facetValueOf, matchesExcept } from "#testing/naive-filters.ts";
import { expect, test } from "./fixtures.ts";
import {
  box,
  chips,
  expectLeft,
  filterButton,
  filterPanel,
  finishedCounting,
  number,
  statusOf,
} from "./line-filters-panel.ts";
import { complete } from "./page-state.ts";
import { expectSoundPage, expectSoundState } from "./sound-page.ts";

test.describe("the filters of a finished counting", () => {
  // Low, so that the table renders few rows.
  test.use({ viewport: { width: 1440, height: 450 } });

  let id = "";
  let lines: readonly Line[] = [];

  test.beforeEach(async ({ gateway }) => {
    ({ id, lines } = await finishedCounting(gateway.address));
  });

  test("work by keyboard alone, show unknown values and explain invalid input", {
    tag: "@proof",
  }, async ({ page }) => {
    await page.goto(`/countings/${id}?tab=lines&state=nonsense&person=0000`);
    await complete(page);
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
    await expect(from).toHaveAccessibleDescription(/^Not applied: write a number/);
    await expectLeft(page, lines, { facets: { difference: ["short"] } });
    await expect(page).not.toHaveURL(/value-from/);
    await expectSoundPage(page, "the filters, open");
    await page.keyboard.press("Escape");
    await expect(filterButton(page, "difference")).toBeFocused();
    await page.goBack();
    await expect(statusOf(page)).toHaveText(`${number(lines.length)} lines`);
  });

  test("are a sheet with large targets on a phone", { tag: "@sweep" }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    const kept = lines.find(({ difference, lot }) => difference === 0 && lot === null);
    if (!kept) throw new Error("The counting has no line to narrow to");
    const zone = facetValueOf("zone", kept, lines, defaultViewSettings);
    await page.goto(`/countings/${id}?tab=lines&zone=${zone}&lot=none`);
    await complete(page);
    await page.getByRole("button", { name: "Filters 2" }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await expect(box(page, `zone=${zone}`)).toBeChecked();
    await box(page, "difference=zero").check();
    const filter: LineFilter = { facets: { zone: [zone], lot: ["none"], difference: ["zero"] } };
    const left = lines.filter((line) => matchesExcept(line, lines, filter, defaultViewSettings));
    await expect(sheet.getByRole("button", { name: `Show ${number(left.length)}` })).toBeVisible();
    const heights = await sheet
      .locator("[data-choice], button:not(li *), select, input:not([type=checkbox])")
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await expectSoundState(page, "the filters in their sheet");
    // The hit area is larger than the visible control.
    const remove = page.getByRole("button", { name: `Remove filter: Zone ${zone}` });
    const hit = await remove.evaluate((button) => {
      button.scrollIntoView({ block: "center" });
      const { left, top, width, height } = button.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isHit = (dx: number, dy: number) =>
        document.elementFromPoint(x + dx, y + dy) === button;
      return [isHit(0, -21), isHit(0, 21), isHit(-21, 0), isHit(15, 0)];
    });
    expect(hit).toEqual([true, true, true, true]);
    await remove.click();
    await expect(sheet.locator("[data-filter]")).toHaveText([
      "Difference No difference",
      "Lot No lot",
    ]);
    await sheet.getByRole("button", { name: /^Show/ }).click();
    await expectLeft(page, lines, { facets: { lot: ["none"], difference: ["zero"] } });
  });
});
