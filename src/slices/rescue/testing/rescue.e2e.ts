import type { Page } from "@playwright/test";
import type { Line } from "#contract/line.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { figure, go, ready } from "#e2e/page-state.ts";
import { expectSoundState } from "#e2e/sound-page.ts";
import { aCounting, aLine } from "#testing/samples.ts";

const minute = 60_000;
const hour = 60 * minute;

interface Share {
  readonly zone: string;
  readonly person: number;
  readonly name: string | null;
  /** Minutes ago, one for each line counted. */
  readonly counted?: readonly number[];
  readonly left?: number;
}

/** Finishes some minutes apart, the last of them some minutes ago. */
const finishes = (count: number, minutesAgo: number, apart: number) =>
  Array.from({ length: count }, (_, index) => minutesAgo + apart * index);

/** Ten lines an hour, for longer than an hour: a forecast is of the last quarter hour, whenever the test runs. */
const steady = (minutesAgo: number) => finishes(13, minutesAgo, 6);

/**
 * In the last hour Ana, Ben and Carl finished 10 lines each, Dora none. A is finished; Ana has lines left in C,
 * where Dora stopped 90 minutes ago.
 */
const shares: readonly Share[] = [
  { zone: "A", person: 1, name: "ana", counted: [...steady(5), ...finishes(7, 120, 10)] },
  { zone: "A", person: 2, name: null, counted: [...steady(4), ...finishes(7, 120, 10)] },
  { zone: "B", person: 3, name: "carl", counted: [...steady(2), ...finishes(17, 120, 6)] },
  { zone: "B", person: 3, name: "carl", left: 60 },
  { zone: "C", person: 4, name: "dora", counted: finishes(30, 90, 5), left: 31 },
  { zone: "C", person: 1, name: "ana", left: 4 },
];

function linesAt(now: number): Line[] {
  const lines = shares.flatMap(({ zone, person, name, counted = [], left = 0 }) =>
    [...counted, ...Array.from({ length: left }, () => null)].map((ago) => {
      const finishedAt = ago === null ? null : new Date(now - ago * minute).toISOString();
      const place = { location: { id: zone, code: `${zone}-1` } };
      const count = ago === null ? null : 10;
      return aLine({
        ...place,
        startedAt: finishedAt,
        finishedAt,
        countedStock: count,
        difference: count === null ? null : 0,
        assignedUser: { id: person, username: name },
      });
    }),
  );
  return lines.map((line, index) => ({ ...line, id: index, index }));
}

const plan = (page: Page) => page.getByRole("region", { name: "Rescue plan" });

/** How many hours a headcount would take from now, as shown on the page. */
async function hoursShown(page: Page, now: number): Promise<number> {
  const reported = await figure(page, "rescue-forecast").getAttribute("value");
  return (Date.parse(reported ?? "") - now) / hour;
}

test("a counting behind schedule shows the needed rate, the forecast for a headcount, and where they count", {
  tag: "@proof",
}, async ({ page, start }) => {
  const now = Date.now();
  const behind = aCounting({
    startedAt: new Date(now - 4 * hour).toISOString(),
    endsAt: new Date(now + 3 * hour).toISOString(),
    totalProducts: 195,
    totalProductsCounted: 100,
    totalProductsLeft: 95,
    totalDiscrepancies: 0,
    totalIncidents: 0,
  });
  const over = { ...behind, id: "over", active: false };
  const late = { ...behind, id: "late", endsAt: new Date(now + hour / 2).toISOString() };
  const still = { ...late, id: "still", endsAt: new Date(now + 40 * hour).toISOString() };
  const earlier = linesAt(now - 5 * hour).map((line) => ({ ...line, countingId: "still" }));
  const upstream = await start.upstream({
    "/v1/countings/c-1": { body: { ...behind, products: linesAt(now) } },
    "/v1/countings/incident_types": { body: [] },
    "/v1/countings/over": { body: { ...over, products: linesAt(now) } },
    "/v1/countings/late": { body: { ...late, products: linesAt(now) } },
    "/v1/countings/still": { body: { ...still, products: earlier } },
  });
  const { address } = await start.gateway({ ...upstream.settings, POLL_SECONDS: "3600" });
  await page.goto(`${address}/countings/c-1?tab=people`);
  await ready(page);
  await expect(plan(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Tools", exact: true }).click();
  await page.getByRole("link", { name: /^Rescue plan/ }).click();

  await expect(plan(page)).toBeFocused();
  const [chosen, now3] = [plan(page).getByRole("radio", { checked: true }), "3 (now)"];
  const radio = (name: string) => plan(page).getByRole("radio", { name, exact: true });
  // 95 lines in 3 hours are 31.7 an hour; 3 people did 30 in the last hour, and fewer on average.
  const needed = Number(await figure(page, "rescue-needed").getAttribute("value"));
  expect(needed).toBeGreaterThanOrEqual(31.6);
  expect(needed).toBeLessThan(33);
  await expect(figure(page, "rescue-people-now")).toHaveAttribute("value", "3");
  const people = Number(await figure(page, "rescue-people-needed").getAttribute("value"));
  expect(people).toBeGreaterThanOrEqual(4);
  expect(people).toBeLessThanOrEqual(9);
  await expect(plan(page)).toContainText(`${people} people (now 3) finish by`);
  await expect(page.getByRole("link", { name: /^Rescue plan/ })).toContainText(
    new RegExp(`Bring ${people - 3} (person|people) to`),
  );
  await expect(chosen).toHaveAttribute("value", String(people));
  expect(await hoursShown(page, now)).toBeLessThanOrEqual(3);
  await test.step("with the people at work, the plan ends when the counting is expected to", async () => {
    await radio(now3).check();
    await expect(page).toHaveURL(/[?&]people=3(&|#|$)/);
    const shown = (await figure(page, "rescue-forecast").textContent()) ?? "";
    const headline = page.getByRole("region", { name: "Progress", exact: true });
    for (const time of shown.match(/\d\d:\d\d/g) ?? [""]) {
      await expect(headline).toContainText(time);
    }
  });
  await page.keyboard.press("ArrowUp");
  await expect(radio("9 (3 × now)")).toBeChecked();
  await expect(page).toHaveURL(/[?&]people=9(&|#|$)/);
  await test.step("people of one zone come and go, and the plan's end is the last zone's", async () => {
    await page.getByRole("button", { name: "One person fewer in B" }).press("Enter");
    await expect(chosen).toHaveAccessibleName("8");
    await page.getByRole("button", { name: "One person more in C" }).press("Enter");
    await expect(chosen).toHaveAccessibleName("9 (3 × now)");
    await expect(page.getByRole("button", { name: "One person more in C" })).toBeDisabled();
    const ends = plan(page)
      .getByRole("table", { name: /^Where work is left/ })
      .locator("td:last-child");
    const end = (await figure(page, "rescue-forecast").textContent())?.slice(-5);
    expect((await ends.allTextContents()).map((text) => text.slice(-5))).toContain(end);
  });
  await test.step("a finished counting needs none, and the address of the other keeps its people", async () => {
    await go(page, "/countings/over?rescue=open&people=3");
    await expect(plan(page)).toContainText("This count is finished");
    await expect(plan(page).locator("data")).toHaveCount(0);
    await page.goBack();
    await expect(radio("9 (3 × now)")).toBeChecked();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSoundState(page, "the rescue plan");
  await page.getByRole("button", { name: "Close the rescue plan" }).click();
  await expect(plan(page)).toHaveCount(0);
  await expect(page.locator("main:focus, main :focus")).toHaveCount(1);
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step("a deadline out of reach asks by when to finish, and people move", async () => {
    await go(page, "/countings/late?rescue=open");
    // 95 lines in half an hour are 190 an hour, and more by the time that the page is read.
    await expect(
      plan(page).getByRole("heading", { name: "The deadline can no longer be met" }),
    ).toBeVisible();
    await expect(figure(page, "rescue-people-needed")).toHaveAttribute("value", /^(19|[2-9]\d)$/);
    const finishBy = plan(page).getByRole("combobox", { name: "Finish by" });
    const preset = Number(await finishBy.inputValue());
    expect(preset - now).toBeGreaterThan(hour);
    expect(preset - now).toBeLessThan(4 * hour);
    await finishBy.selectOption({ index: 0 });
    await expect(page).toHaveURL(/[?&]finish=/);
    await expect(plan(page)).toContainText(
      /[789] people · [\d.]+ lines an hour needed, now [\d.]+, on average [\d.]+/,
    );
    // The table compares with the same instant.
    await expect(
      plan(page)
        .getByRole("row")
        .filter({ has: page.getByRole("radio", { checked: true }) }),
    ).toContainText(/early|on time/);
    await expect(page.getByRole("link", { name: /^Rescue plan/ })).toContainText("Too late; with");
  });
  await test.step("a standstill plans with the earlier rate", async () => {
    await go(page, "/countings/still");
    await expect(plan(page)).toContainText(/4 people, start by /);
    await expect(plan(page).getByRole("rowheader", { name: "4 (as before)" })).toBeVisible();
    await expect(figure(page, "rescue-people-now")).toHaveAttribute("value", "4");
    // On a phone it opens only when asked.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(plan(page)).toHaveCount(0);
    await page.getByRole("link", { name: /^Rescue plan/ }).click();
    await expect(plan(page)).toBeVisible();
  });
});
