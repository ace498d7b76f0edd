import type { Page } from "@playwright/test";
import type { Line } from "#contract/line.ts";
import { aCounting, aLine } from "#testing/samples.ts";
import { expect, test } from "./fixtures.ts";
import { complete, figure } from "./page-state.ts";
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

/** How many hours from now a headcount would take, as the page says. */
async function hoursTold(page: Page, now: number): Promise<number> {
  const reported = await figure(page, "rescue-forecast").getAttribute("value");
  return (Date.parse(reported ?? "") - now) / hour;
}

test("a counting behind schedule shows the needed rate, and the forecast for a headcount", {
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
  const upstream = await start.upstream({
    "/v1/countings/c-1": { body: { ...behind, products: linesAt(now) } },
    "/v1/countings/incident_types": { body: [] },
    "/v1/countings/over": { body: { ...over, products: linesAt(now) } },
  });
  const { address } = await start.gateway({ ...upstream.settings, POLL_SECONDS: "3600" });
  await page.goto(`${address}/countings/c-1?tab=people`);
  await complete(page);
  await expect(plan(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Figures", exact: true }).click();
  await page.getByRole("link", { name: /behind$/ }).click();

  await expect(plan(page)).toBeFocused();
  // 95 lines in 2 hours are 47.5 an hour; 30 by 3 people are 10 each, so that 5 people would do it.
  await expect(plan(page)).toContainText(
    /: 1[12]\.\d lines per 15 minutes instead of 7\.5, 2 more/,
  );
  await expect(figure(page, "rescue-people-now")).toHaveAttribute("value", "3");
  await expect(figure(page, "rescue-people-needed")).toHaveAttribute("value", "5");
  await expect(figure(page, "rescue-per-person")).toHaveAttribute("value", "10");
  const needed = Number(await figure(page, "rescue-needed").getAttribute("value"));
  expect(needed).toBeGreaterThanOrEqual(47.5);
  expect(needed).toBeLessThan(50);
  // Ana goes where her lines are; in B are 60 for two people then, in C 35 for two.
  await expect(plan(page).getByText("ana → C has 4 lines left")).toBeVisible();
  await expect(plan(page).getByText("User 2 → B")).toBeVisible();
  await expect(figure(page, "rescue-idle")).toHaveAttribute("value", "1");
  await expect(plan(page).getByRole("listitem").filter({ hasText: "dora" })).toContainText(
    "31 lines left",
  );

  const people = page.getByRole("slider", { name: "People at work" });
  await expect(people).toHaveValue("5");
  expect(await hoursTold(page, now)).toBeCloseTo(95 / 50, 1);
  await people.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(people).toHaveAttribute("aria-valuetext", /^3 people: done .+ late$/);
  expect(await hoursTold(page, now)).toBeCloseTo(95 / 30, 1);
  await expect(page).toHaveURL(/[?&]people=3(&|#|$)/);
  await page.keyboard.press("End");
  await expect(people).toHaveValue("20");
  await page.keyboard.press("Home");
  await expect(people).toHaveAttribute("aria-valuetext", "0 people: never done");
  await expect(figure(page, "rescue-forecast")).toHaveAttribute("value", "");
  await expect(page).toHaveURL(/[?&]people=0(&|#|$)/);
  await page.reload();
  await expect(people).toHaveValue("0");

  await page.setViewportSize({ width: 390, height: 844 });
  await expectSoundState(page, "the rescue plan");
  await page.getByRole("button", { name: "Close the rescue plan" }).click();
  await expect(plan(page)).toHaveCount(0);

  await page.goto(`${address}/countings/over?rescue=open&people=3`);
  await expect(plan(page)).toContainText("This counting is finished");
  await expect(plan(page).locator("data")).toHaveCount(0);
});
