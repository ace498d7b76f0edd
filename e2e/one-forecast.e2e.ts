import type { Page } from "@playwright/test";
import { everyCounting } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { complete, figure, ready, rowOfCounting } from "./page-state.ts";

interface Briefed {
  readonly id: string;
  readonly conclusion: string;
  readonly doneEarliest: string | null;
  readonly doneLatest: string | null;
}

async function briefedBy(address: string): Promise<readonly Briefed[]> {
  const headers = { Accept: "application/json" };
  return (await (await fetch(`${address}/api/v1/briefing`, { headers })).json()).countings;
}

/** Both ends that a page shows of a counting, as instants. */
const endsOn = async (page: Page) => {
  const instantOf = (name: string) => figure(page, name).first().getAttribute("value");
  return [await instantOf("forecast-early"), await instantOf("forecast-late")];
};

test("every place shows one end and one verdict of a counting", async ({ page, gateway }) => {
  const { address } = gateway;
  const active = (await everyCounting(address)).filter((counting) => counting.active);
  // Lines tell what headers do not; what has passed once is known everywhere.
  for (const { id } of active) await (await fetch(`${address}/api/v1/countings/${id}`)).text();
  const told = (await briefedBy(address)).filter(({ doneLatest }) => doneLatest !== null);
  expect(told.length).toBeGreaterThan(0);
  const one = told.find(({ conclusion }) => conclusion === "late") ?? told[0];
  if (!one) throw new Error("A counting has an end.");
  const ends = [one.doneEarliest, one.doneLatest];

  await page.goto(`${address}/countings/${one.id}?tz=UTC`);
  await complete(page);
  await expect(page.locator("[data-conclusion]").first()).toHaveAttribute(
    "data-conclusion",
    one.conclusion,
  );
  expect(await endsOn(page)).toEqual(ends);
  const [time = ""] = (one.doneLatest ?? "").match(/\d\d:\d\d/) ?? [];
  await expect(page.locator("h2").filter({ hasText: time })).toHaveCount(1);

  await page.goto(`${address}/screen?counting=${one.id}&tz=UTC`);
  await expect.poll(() => endsOn(page)).toEqual(ends);

  await page.goto(`${address}/?tz=UTC&columns=endsAt,forecast`);
  await ready(page);
  const middle = (Date.parse(ends[0] ?? "") + Date.parse(ends[1] ?? "")) / 2;
  const row = rowOfCounting(page, one.id);
  await expect(row.locator('[data-figure="forecast"]')).toHaveAttribute(
    "value",
    new Date(middle).toISOString(),
  );
  if (one.conclusion !== "overdue") {
    await expect(row.locator("[data-conclusion]").first()).toHaveAttribute(
      "data-conclusion",
      one.conclusion,
    );
  }
});
