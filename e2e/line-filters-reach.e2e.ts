import type { Line } from "#contract/line.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import type { LineFilter } from "#lines/line-query.ts";
import { facetValueOf, matchesExcept } from "#testing/naive-filters.ts";
import { expect, test } from "./fixtures.ts";
import { box, expectLeft, finishedCounting, number } from "./line-filters-panel.ts";
import { complete } from "./page-state.ts";
import { expectSoundState } from "./sound-page.ts";

test.describe("the filters of a finished counting", () => {
  // Low, so that the table renders few rows.
  test.use({ viewport: { width: 1440, height: 450 } });

  let id = "";
  let lines: readonly Line[] = [];

  test.beforeEach(async ({ gateway }) => {
    ({ id, lines } = await finishedCounting(gateway.address));
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
