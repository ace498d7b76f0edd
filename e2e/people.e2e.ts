import type { Locator, Page } from "@playwright/test";
import type { Line } from "#contract/line.ts";
import { aCounting, aLine } from "#testing/samples.ts";
import { expect, test } from "./fixtures.ts";
import { complete, figure, rowAt } from "./page-state.ts";
import { expectNoSidewaysScroll, expectSoundState } from "./sound-page.ts";

const minute = 60_000;

/** Of 40 people, two share a name and two have none; each has 1 to 13 lines, and some counted none. */
const nameOf = (id: number): string | null =>
  id % 20 === 0 ? null : ({ 11: "ana", 12: "ana", 13: "Ábel" }[id] ?? `worker ${id}`);

function linesAt(now: number): Line[] {
  const lines = Array.from({ length: 40 }, (_, id) => {
    const counted = (id * 5) % 9;
    return Array.from({ length: 1 + ((id * 7) % 13) }, (_, index) => {
      // The first people have been idle for an hour and a half.
      const ago = index + (id < 5 ? 90 : 5);
      const finishedAt = index < counted ? new Date(now - ago * minute).toISOString() : null;
      const difference = index % 4 === 0 ? id - 20 : 0;
      return aLine({
        assignedUser: { id, username: nameOf(id) },
        location: { id: `${id}`, code: `A-${id}` },
        startedAt: finishedAt,
        finishedAt,
        ...(finishedAt !== null && { countedStock: 10 + difference, difference }),
      });
    });
  }).flat();
  return lines.map((line, index) => ({ ...line, id: index, index }));
}

interface Plain {
  readonly id: string;
  readonly lines: number;
  readonly left: number;
  /** Lines of the last 60 minutes. */
  readonly lastHour: number;
  readonly accuracy: number | null;
}

/** All people by the raw lines, those with most lines first. */
function plainPeople(lines: readonly Line[]): Plain[] {
  const ids = [...new Set(lines.map(({ assignedUser }) => assignedUser.id))];
  const people = ids.map((id): Plain => {
    const own = lines.filter(({ assignedUser }) => assignedUser.id === id);
    const known = own.filter(({ finishedAt }) => finishedAt !== null);
    const exact = known.filter(({ difference }) => difference === 0).length;
    const accuracy = known.length === 0 ? null : exact / known.length;
    const lastHour = id < 5 ? 0 : known.length;
    return { id: `${id}`, lines: own.length, left: own.length - known.length, lastHour, accuracy };
  });
  return people.sort((one, other) => other.lines - one.lines);
}

/** People without an answer come last in both directions. */
const nullsLast =
  (of: (person: Plain) => number | null, sign: 1 | -1) => (one: Plain, other: Plain) => {
    const [a, b] = [of(one), of(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (a - b);
  };

/** All people in their order; the window is so high that every row exists. */
const inTable = (page: Page) =>
  page.locator('[role="grid"] [data-group]').evaluateAll((rows) =>
    rows
      .map(
        (row) =>
          [Number(row.getAttribute("aria-rowindex")), row.getAttribute("data-group")] as const,
      )
      .sort(([one], [other]) => one - other)
      .map(([, group]) => group),
  );

/** The slowest of the last 60 minutes are first, people without lines left last. */
async function expectSlowestFirst(page: Page, people: readonly Plain[]): Promise<void> {
  const paceOf = (id: string | null) => {
    const person = people.find((one) => one.id === id);
    return person && [Number(person.left === 0), person.lastHour];
  };
  const sorted = people
    .map(({ id }) => paceOf(id) ?? [])
    .sort(
      ([done = 0, rate = 0], [otherDone = 0, otherRate = 0]) =>
        done - otherDone || rate - otherRate,
    );
  await expect.poll(async () => (await inTable(page)).map(paceOf)).toEqual(sorted);
}

async function expectOrder(page: Page, grid: Locator, people: readonly Plain[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  await expect.poll(() => inTable(page)).toEqual(ids);
  await expect(rowAt(grid, 0)).toHaveAttribute("data-group", ids[0] ?? "");
  await expect(rowAt(grid, 1)).toHaveAttribute("data-group", ids[1] ?? "");
}

test("people are a grid with sorting, search and filters, and cards on a phone", {
  tag: "@proof",
}, async ({ page, start }) => {
  const lines = linesAt(Date.now());
  const people = plainPeople(lines);
  const upstream = await start.upstream({
    "/v1/countings/c-1": { body: { ...aCounting(), products: lines } },
    "/v1/countings/incident_types": { body: [] },
  });
  const { address } = await start.gateway({ ...upstream.settings, POLL_SECONDS: "3600" });
  await page.setViewportSize({ width: 1440, height: 1800 });
  await page.goto(`${address}/countings/c-1?tab=people&people-sort=nonsense`);
  await complete(page);
  const grid = page.locator('[role="grid"][aria-label="People"]');
  const header = (name: string) => grid.getByRole("columnheader", { name, exact: true });
  const sortBy = (name: string, modifiers: "Shift"[] = []) =>
    header(name).getByRole("button").click({ modifiers });
  const narrowed = (id: string) => new RegExp(`[?&]person=${id}(&|$)`);

  await expect(grid).toHaveAttribute("aria-rowcount", "41");
  await expect(grid.locator('[aria-sort]:not([aria-sort="none"])')).toHaveCount(1);
  await expect(header("Last 60 min")).toHaveAttribute("aria-sort", "ascending");
  await expectSlowestFirst(page, people);
  // Idle people are named in words, with the time, and by a diamond.
  await expect(rowAt(grid, 0)).toContainText(/Idle 1 h 3\d min/);
  await expect(rowAt(grid, 0).getByText("Idle")).toHaveCount(1);
  await expect(rowAt(grid, 0).locator('[data-attention="warning"] svg')).toBeVisible();
  await expect(page.getByText("4 people are idle.")).toBeVisible();

  await sortBy("Accuracy");
  await expect(header("Accuracy")).toHaveAttribute("aria-sort", "ascending");
  const byAccuracy = (sign: 1 | -1) => people.toSorted(nullsLast(({ accuracy }) => accuracy, sign));
  await expectOrder(page, grid, byAccuracy(1));
  await sortBy("Accuracy");
  await expectOrder(page, grid, byAccuracy(-1));
  await sortBy("Accuracy");
  await expectSlowestFirst(page, people);
  await expect(page).not.toHaveURL(/people-sort=/);
  const [first] = await inTable(page);
  const left = people.find(({ id }) => id === first)?.left;
  await expect(figure(rowAt(grid, 0), "lines-left")).toHaveAttribute("value", `${left}`);
  await sortBy("Left");
  await sortBy("Left");
  await sortBy("Lines", ["Shift"]);
  await expect(page).toHaveURL(/[?&]people-sort=-left(,|%2C)lines/);
  const byLeft = people.toSorted((one, other) => other.left - one.left || one.lines - other.lines);
  await expectOrder(page, grid, byLeft);
  // Back reads the order from the address.
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Lines/ })
    .click();
  await expect(grid).toHaveCount(0);
  await page.goBack();
  await expect(header("Left")).toHaveAttribute("aria-sort", "descending");
  await expectOrder(page, grid, byLeft);

  await grid.focus();
  await page.keyboard.press("End");
  const last = rowAt(grid, 39);
  await expect(last).toBeInViewport();
  await expect(grid).toHaveAttribute(
    "aria-activedescendant",
    (await last.getAttribute("id")) ?? "",
  );
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(narrowed(byLeft[39]?.id ?? ""));
  await expect(last).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(last).toHaveAttribute("aria-selected", "false");
  await expect(page).not.toHaveURL(/[?&]person=/);

  const search = page.getByRole("searchbox", { name: "Search people" });
  const count = page.getByRole("status").filter({ hasText: /of 40 people/ });
  await search.fill("ANA");
  await expect(count).toHaveText("2 of 40 people");
  await expect(page).toHaveURL(/[?&]people-q=ANA/);
  await sortBy("Assigned to");
  await expect(grid.getByRole("row", { name: /ana \(1/ })).toHaveCount(2);
  await expect.poll(() => inTable(page)).toEqual(["11", "12"]);
  await search.fill("nobody");
  await expect(grid).toHaveCount(0);
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  await expect.poll(() => inTable(page)).toHaveLength(40);
  // Letters compare before accents, and numbers in names by value.
  await expect(rowAt(grid, 0)).toHaveAttribute("data-group", "13");
  await expect(rowAt(grid, 1)).toHaveAttribute("data-group", "11");
  await rowAt(grid, 0).click();
  await expect(page).toHaveURL(narrowed("13"));
  await expect(rowAt(grid, 0)).toHaveAttribute("aria-selected", "true");
  await expectSoundState(page, "the grid of people");

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rowAt(grid, 0)).toHaveCSS("display", "grid");
  const choice = page.getByRole("combobox", { name: "Sort by" });
  const direction = page.getByRole("button", { name: "Descending" });
  await expect(choice).toHaveValue("name");
  await choice.selectOption({ label: "Left" });
  await expect(page).toHaveURL(/[?&]people-sort=-left(&|$)/);
  await direction.click();
  await expect(page).toHaveURL(/[?&]people-sort=left(&|$)/);
  for (const control of [choice, page.getByRole("button", { name: "Ascending" })]) {
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  const labels = await rowAt(grid, 0)
    .locator("[data-label]")
    .evaluateAll((cells) =>
      cells.filter((one) => one.checkVisibility()).map((one) => one.getAttribute("data-label")),
    );
  expect(labels).toEqual(["Left", "Last 60 min", "Last line"]);
  await expectSoundState(page, "people as cards");
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page, "people at 320");
});
