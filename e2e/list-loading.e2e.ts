import type { Locator, Page } from "@playwright/test";
import { everyCounting } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { activeTable, expectLoaded, halfYearAgo, moreButton, otherTable } from "./list-tables.ts";
import { ready } from "./page-state.ts";

/** The number of rows that a table reports, including its header. */
const rowCountOf = async (table: Locator) => Number(await table.getAttribute("aria-rowcount"));

/** Scrolls until the last row is rendered; returns the address of every row, by its index. */
async function scrollToEnd(page: Page): Promise<Map<number, string>> {
  const seen = await otherTable(page).evaluate(
    (table) =>
      new Promise<[number, string][]>((resolve) => {
        const links = new Map<number, string>();
        const step = () => {
          for (const row of table.querySelectorAll('[role="row"]')) {
            const link = row.querySelector("a");
            if (link) links.set(Number(row.getAttribute("aria-rowindex")), link.pathname);
          }
          if (links.has(Number(table.getAttribute("aria-rowcount")))) resolve([...links]);
          scrollBy(0, innerHeight / 2);
          if (!links.has(Number(table.getAttribute("aria-rowcount")))) requestAnimationFrame(step);
        };
        step();
      }),
  );
  return new Map(seen.sort(([a], [b]) => a - b));
}

test("scrolling loads the list to its end, every counting once", async ({ page, gateway }) => {
  const since = async () =>
    (await everyCounting(gateway.address)).filter(({ startedAt }) => startedAt >= halfYearAgo);
  const before = await since();
  await page.goto(`/?from=${halfYearAgo}`);
  await ready(page);
  await expectLoaded(page, "the loaded 100");
  const seen = await scrollToEnd(page);
  const after = await since();
  expect([...seen.keys()]).toEqual(Array.from(seen, (_, index) => index + 2));
  expect(new Set(seen.values()).size).toBe(seen.size);
  // A counting may begin or be removed while the list is read.
  const lasting = new Set(after.filter((counting) => !counting.active).map(({ id }) => id));
  const finished = before.filter(({ id, active }) => !active && lasting.has(id));
  const addresses = finished.map(({ id }) => `/countings/${id}`);
  expect(addresses.length).toBeGreaterThan(200);
  expect([...seen.values()].filter((address) => addresses.includes(address))).toEqual(addresses);
  // The active ones are above, in a table with its own header.
  const loaded = seen.size + (await rowCountOf(activeTable(page))) - 1;
  await expectLoaded(page, `all ${loaded}`);
  await expect(moreButton(page)).toHaveCount(0);
});

test.describe("in a browser that may transfer more", () => {
  test.use({ savesData: false });

  test("the list loads by itself until it is cancelled, and says so once", async ({
    page,
    gateway,
  }) => {
    const { length } = await everyCounting(gateway.address);
    const all = length.toLocaleString("en");
    let release = () => {};
    const isHeld = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/countings\?limit=100&cursor=/, async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.goto("/?sort=warehouse.name");
    await ready(page);
    await expectLoaded(page, `100 of ${all} so far`);
    // The bar below the field, on its edge.
    const bar = page.getByRole("progressbar", { name: "Loading" });
    await expect(bar).toHaveAttribute("value", "100");
    expect((await bar.boundingBox())?.height).toBe(2);
    const spoken = page.getByRole("status").last();
    await expect(spoken).toHaveText(`100 of ${all} counts loaded`);
    await spoken.evaluate((status) => {
      const texts: (string | null)[] = [];
      Object.assign(window, { texts });
      new MutationObserver(() => texts.push(status.textContent)).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await test.step("not after it is cancelled", async () => {
      await page.getByRole("button", { name: "Cancel", exact: true }).click();
      await expectLoaded(page, "the loaded 100");
      await expect(moreButton(page)).toBeFocused();
      release();
    });
    await test.step("to its end on request", async () => {
      await page.getByRole("button", { name: "Load all" }).click();
      await expectLoaded(page, `all ${all}`);
      await expect(bar).toHaveCount(0);
    });
    const texts = await page.evaluate(() => (window as unknown as { texts: string[] }).texts);
    expect([...new Set(texts)].at(-1)).toBe(`${all} of ${all} counts loaded`);
    expect(texts.length).toBeLessThanOrEqual(3);
  });
});

test("a sorted list loads to its end by its button alone", { tag: "@sweep" }, async ({
  page,
  gateway,
}) => {
  const { length } = await everyCounting(gateway.address);
  await page.goto("/?sort=warehouse.name");
  await ready(page);
  const all = length.toLocaleString("en");
  const more = moreButton(page);
  for (let loaded = 100; loaded < length; loaded += 100) {
    await expectLoaded(page, `the loaded ${loaded}`);
    await expect(more).toHaveAttribute("aria-disabled", "false");
    await more.click();
  }
  await expectLoaded(page, `all ${all}`);
  await expect(more).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = await rowCountOf(otherTable(page));
  expect(last + (await rowCountOf(activeTable(page)))).toBe(length + 2);
  await expect(otherTable(page).locator(`[aria-rowindex="${last}"]`)).toBeInViewport();
});

test("finds every active counting with a coarse clock", async ({ page }) => {
  await page.clock.setFixedTime(new Date());
  await page.goto("/");
  await ready(page);
  await expect(page.getByText(/^All \d+ active counts started since/)).toBeVisible();
});
