import type { Page } from "@playwright/test";
import type { Counting } from "#contract/counting.ts";
import { countingThat, everyCounting } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { expectLoaded, searchField, willBeLate } from "./list-tables.ts";
import { expectState, ready } from "./page-state.ts";
import { expectSoundState } from "./sound-page.ts";

const day = 86_400_000;
const hour = 3_600_000;

/** The date in Madrid, the browser's zone. */
const dateOf = (time: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Madrid" }).format(time);

/** Midnight in Madrid, which is one or two hours ahead of UTC. */
function midnight(date: string): number {
  const utc = Date.parse(`${date}T00:00:00Z`);
  return dateOf(utc - 2 * hour) === date ? utc - 2 * hour : utc - hour;
}

/** The ids of all rows; the window is high enough for them. */
async function shownIds(page: Page): Promise<string[]> {
  const links = page.locator('[role="row"] a');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  return addresses.map((address) => /\/countings\/([^?]+)/.exec(address ?? "")?.[1] ?? "").sort();
}

/** The list as last read. */
let raw: readonly Counting[] = [];

/** Waits until the page shows exactly the countings of an independent filter of the raw list. */
async function expectShown(
  page: Page,
  address: string,
  isWanted: (counting: Counting) => boolean,
  mayBeNone = false,
): Promise<void> {
  const wanted = () =>
    raw
      .filter(isWanted)
      .map(({ id }) => id)
      .sort();
  await expect(async () => {
    const shown = await shownIds(page);
    // The list moves on meanwhile.
    if (shown.join() !== wanted().join()) raw = await everyCounting(address);
    const ids = wanted();
    expect(shown).toEqual(ids);
    if (!mayBeNone) expect(ids.length).toBeGreaterThan(0);
  }).toPass();
}

test.describe("each filter", () => {
  test.use({ viewport: { width: 1440, height: 4600 } });

  test("matches the raw list, alone and combined", async ({ page, gateway, browser }) => {
    const { address } = gateway;
    const week = midnight(dateOf(Date.now() - 6 * day));
    await page.goto("/?tz=Europe%2FMadrid&x=1");
    await ready(page);
    const warehouse = page.getByRole("combobox", { name: "Warehouse" });
    await warehouse.fill("0");
    await warehouse.press("Enter");
    await expect(page).toHaveURL(/warehouse=0/);
    await expect(warehouse).toHaveValue("Getafe Central");
    const isGetafe = ({ warehouse: { id } }: Counting) => id === 0;
    await expectShown(page, address, isGetafe);

    await warehouse.fill("leixoes");
    await page.getByRole("option", { name: "Porto Leixões" }).click();
    const isPorto = ({ warehouse: { id } }: Counting) => id === 7;
    await expectShown(page, address, isPorto);
    await expect(page.getByRole("link", { name: "On a screen" })).toHaveAttribute(
      "href",
      "/screens?tz=Europe%2FMadrid&warehouse=7",
    );
    await warehouse.fill("");
    await page.getByRole("option", { name: "All warehouses" }).click();
    await expect(page).not.toHaveURL(/warehouse/);

    await page.getByRole("button", { name: "Started any time" }).click();
    await page.getByRole("button", { name: "Last 7 days" }).click();
    await expect(page).toHaveURL(new RegExp(`from=${dateOf(week)}`));
    const isRecent = ({ startedAt }: Counting) => Date.parse(startedAt) > week;
    await expectShown(page, address, isRecent);

    const status = (name: RegExp) => page.getByRole("radio", { name });
    await status(/^Active/).check();
    await expectShown(page, address, (counting) => isRecent(counting) && counting.active);
    await status(/^Will be late/).check();
    const isToBeLate = (counting: Counting) => willBeLate(counting, Date.now());
    await expectShown(
      page,
      address,
      (counting) => isRecent(counting) && isToBeLate(counting),
      true,
    );

    await status(/^All \d/).check();
    await page.getByRole("button", { name: "Started Last 7 days" }).click();
    const until = dateOf(Date.now() - 2 * day);
    await page.getByLabel("To", { exact: true }).fill(until);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(new RegExp(`to=${until}`));
    const isEarlier = ({ startedAt }: Counting) =>
      Date.parse(startedAt) < midnight(dateOf(midnight(until) + 26 * hour));
    await expectShown(page, address, (counting) => isRecent(counting) && isEarlier(counting));

    await status(/^Finished/).check();
    const isThere = (counting: Counting) =>
      isRecent(counting) && isEarlier(counting) && !counting.active;
    const { warehouse: searched } = await countingThat(address, isThere);
    const words = `${searched.code.toLowerCase()} ${searched.name.toUpperCase()}`;
    await searchField(page).fill(words);
    const isWanted = (counting: Counting) =>
      isThere(counting) && counting.warehouse.id === searched.id;
    await expectShown(page, address, isWanted);
    await expect(page.getByRole("status").last()).toHaveText(/^\d+ of \d+ loaded counts match/);
    // The controls show the filters, and the foot of the list how many match.
    await expect(page.getByRole("button", { name: /^Remove filter/ })).toHaveCount(0);
    await expect(page.getByText(/^\d+ of \d+ match(es)?\. /)).toBeVisible();

    // The address alone restores it, in other browsers too.
    const url = page.url();
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      tz: "Europe/Madrid",
      x: "1",
      from: dateOf(week),
      to: until,
      status: "finished",
      q: words,
    });
    const other = await browser.newPage({
      viewport: page.viewportSize(),
      timezoneId: "Asia/Tokyo",
    });
    await other.goto(url);
    await ready(other);
    await expectShown(other, address, isWanted);
    await other.close();

    await page.getByRole("button", { name: "Clear filters" }).click();
    await expect(page).toHaveURL(/\/\?tz=Europe%2FMadrid&x=1$/);
    await expect(page.getByRole("searchbox")).toHaveValue("");
  });
});

test("an empty result names the searched part, and loads the rest", {
  tag: "@sweep",
}, async ({ page }) => {
  let release: (() => void) | null = null;
  let asked = 0;
  await page.route(/\/api\/v1\/countings\?.*cursor=/, async (route) => {
    if (/startedAfter/.test(route.request().url())) return route.continue();
    asked += 1;
    if (asked === 2) await new Promise<void>((resolve) => (release = resolve));
    return route.continue();
  });
  await page.goto("/?status=not-started");
  await expectState(page, "no-match");
  await expect(
    page.getByText(/^The filter looks only at the 100 loaded counts; \d+ more/),
  ).toBeVisible();
  await expectSoundState(page, "no match");
  const all = page.getByRole("button", { name: /^Load all \d+$/ });
  await all.press("Enter");
  await expectLoaded(page, /^Search 200 of /);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => release !== null).toBe(true);
  (release as (() => void) | null)?.();
  await expectLoaded(page, "the loaded 300");
  await expect(all).toBeEnabled();
  expect(asked).toBe(2);
  await all.click();
  await expect(page.getByText(/^All \d+ counts were checked\.$/)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Load/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expectState(page, "ready");
  await page.goto("/?warehouse=nowhere");
  await expectState(page, "no-match");
  await expect(page.getByText("No count of this warehouse started in this period.")).toBeVisible();
});
