import type { Page } from "@playwright/test";
import type { Line } from "#contract/line.ts";
import { aCounting, aLine } from "#testing/samples.ts";
import { expect, test } from "./fixtures.ts";
import { figure, go, ready } from "./page-state.ts";
import { expectSoundState } from "./sound-page.ts";

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

/** Finishes a minute apart, the last of them some minutes ago. */
const finishes = (count: number, minutesAgo: number) =>
  Array.from({ length: count }, (_, index) => minutesAgo + index);

/**
 * In the last hour Ana, Ben and Carl finished 10 lines each, Dora none. A is finished; Ana has lines left in C,
 * where Dora stopped 90 minutes ago.
 */
const shares: readonly Share[] = [
  { zone: "A", person: 1, name: "ana", counted: [...finishes(10, 5), ...finishes(10, 120)] },
  { zone: "A", person: 2, name: null, counted: [...finishes(10, 8), ...finishes(10, 120)] },
  { zone: "B", person: 3, name: "carl", counted: [...finishes(10, 2), ...finishes(20, 120)] },
  { zone: "B", person: 3, name: "carl", left: 60 },
  { zone: "C", person: 4, name: "dora", counted: finishes(30, 90), left: 31 },
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

test("a counting behind schedule shows the needed rate, the forecast for a headcount, and who moves", {
  tag: "@proof",
}, async ({ page, start }) => {
  const now = Date.now();
  const behind = aCounting({
    startedAt: new Date(now - 4 * hour).toISOString(),
    endsAt: new Date(now + 2 * hour).toISOString(),
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
  await page.getByRole("button", { name: "Figures", exact: true }).click();
  await page.getByRole("link", { name: /behind$/ }).click();

  await expect(plan(page)).toBeFocused();
  // 95 lines in 2 hours are 47.5 an hour; 30 by 3 people are 10 each, so that 5 people would do it.
  await expect(plan(page)).toContainText(
    /: 4[789](\.\d)? lines an hour instead of 30: 5 people instead of 3/,
  );
  await expect(figure(page, "rescue-people-now")).toHaveAttribute("value", "3");
  await expect(figure(page, "rescue-people-needed")).toHaveAttribute("value", "5");
  await expect(figure(page, "rescue-per-person")).toHaveAttribute("value", "10");
  const needed = Number(await figure(page, "rescue-needed").getAttribute("value"));
  expect(needed).toBeGreaterThanOrEqual(47.5);
  expect(needed).toBeLessThan(50);
  // Ana goes to her own lines; then B has 60 lines for two people, and C 35 for two.
  await expect(plan(page).getByText("ana → C has 4 lines left")).toBeVisible();
  await expect(plan(page).getByText("User 2 → B")).toBeVisible();
  await expect(figure(page, "rescue-idle")).toHaveAttribute("value", "1");
  await expect(plan(page).getByRole("listitem").filter({ hasText: "dora" })).toContainText(
    "31 lines left",
  );

  const people = page.getByRole("slider", { name: "People at work" });
  await expect(people).toHaveValue("5");
  expect(await hoursShown(page, now)).toBeCloseTo(95 / 50, 1);
  await people.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(people).toHaveAttribute("aria-valuetext", /^3 people: done .+ late$/);
  expect(await hoursShown(page, now)).toBeCloseTo(95 / 30, 1);
  await expect(page).toHaveURL(/[?&]people=3(&|#|$)/);
  await page.keyboard.press("End");
  await expect(people).toHaveValue("9");
  const table = plan(page).getByRole("table", { name: "People and finish" });
  await expect(table.getByRole("rowheader")).toHaveText([
    "3 (now)",
    "4",
    "5",
    "7",
    "9 (three times)",
  ]);
  await page.keyboard.press("Home");
  await expect(people).toHaveAttribute("aria-valuetext", "0 people: never done");
  await expect(figure(page, "rescue-forecast")).toHaveAttribute("value", "");
  await expect(page).toHaveURL(/[?&]people=0(&|#|$)/);
  await test.step("a finished counting needs none, and the address of the other keeps its people", async () => {
    await go(page, "/countings/over?rescue=open&people=3");
    await expect(plan(page)).toContainText("This counting is finished");
    await expect(plan(page).locator("data")).toHaveCount(0);
    await page.goBack();
    await expect(people).toHaveValue("0");
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSoundState(page, "the rescue plan");
  await page.getByRole("button", { name: "Close the rescue plan" }).click();
  await expect(plan(page)).toHaveCount(0);
  await expect(page.locator("main:focus, main :focus")).toHaveCount(1);
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step("a deadline out of reach asks by when to finish, and people move", async () => {
    await go(page, "/countings/late?rescue=open");
    // 95 lines in half an hour are 190 an hour, and a little more by the time that the page is read.
    await expect(
      plan(page).getByRole("heading", { name: "The deadline cannot be met any more" }),
    ).toBeVisible();
    await expect(figure(page, "rescue-people-needed")).toHaveAttribute("value", /^(19|20)$/);
    const finishBy = plan(page).getByRole("combobox", { name: "Finish by" });
    const preset = Number(await finishBy.inputValue());
    // 5.4 people do 54 an hour.
    expect(preset - now).toBeGreaterThanOrEqual((95 / 54) * hour - minute);
    expect(preset - now).toBeLessThan((95 / 54) * hour + hour / 2 + minute);
    await finishBy.selectOption({ index: 0 });
    await expect(page).toHaveURL(/[?&]finish=/);
    await expect(plan(page)).toContainText(/[789] people, [456] more than now: \d+ lines an hour/);
    // Slider and table compare with the same instant.
    const slider = plan(page).getByRole("slider", { name: "People at work" });
    await expect(slider).toHaveAttribute("aria-valuetext", /early$/);
    await expect(page.getByRole("link", { name: /^Rescue plan/ })).toContainText("Not in time");

    const zone = (name: string) =>
      plan(page).getByRole("listitem").filter({ hasText: name }).first();
    const more = (name: string) => page.getByRole("button", { name: `One person more in ${name}` });
    const told = plan(page).getByRole("status").filter({ hasText: "the last zone is done" });
    const before = await told.textContent();
    await expect(more("C")).toBeDisabled();
    await page.getByRole("button", { name: "One person fewer in B" }).press("Enter");
    await expect(plan(page)).toContainText("1 person not in a zone");
    const there = (await zone("C").textContent()) ?? "";
    await more("C").press("Enter");
    await expect(zone("C")).not.toHaveText(there);
    await expect(plan(page)).not.toContainText("not in a zone");
    await expect(told).not.toHaveText(before ?? "");
  });
  await test.step("a standstill plans with the earlier rate", async () => {
    await go(page, "/countings/still");
    await expect(plan(page)).toContainText("this plans with the earlier rate");
    await expect(plan(page)).toContainText(/\(before [\d.]+\): the same people are enough/);
    await expect(plan(page).getByRole("rowheader", { name: "4 (before)" })).toBeVisible();
    await expect(figure(page, "rescue-people-now")).toHaveAttribute("value", "4");
    // On a phone it opens only when asked.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(plan(page)).toHaveCount(0);
    await page.getByRole("link", { name: /^Rescue plan/ }).click();
    await expect(plan(page)).toBeVisible();
  });
});
