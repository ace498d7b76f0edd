import type { Page, Response } from "@playwright/test";
import type { Counting } from "#contract/counting.ts";
import { countingThat, wholeCounting } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { complete, readFigures, ready } from "./page-state.ts";
import { connected } from "./servers.ts";
import { type DailyHours, worked, workedHourAgo, workingPaceOf } from "./working-time.ts";

const minute = 60_000;
const hour = 60 * minute;

const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** Ninety minutes a day around now: most time is free, and the last working hour began a day ago. */
function hoursAroundNow() {
  const timeZone = "Europe/Madrid";
  const [hours = 0, minutes = 0] = new Date()
    .toLocaleTimeString("en-GB", { timeZone })
    .split(":")
    .map(Number);
  const from = (hours * 60 + Math.floor(minutes / 15) * 15 + 1410) % 1440;
  const to = (from + 90) % 1440;
  const madrid: DailyHours = { timeZone, ranges: [[from, to]] };
  return { madrid, text: `${clockOf(from)}-${clockOf(to)}` };
}

const { madrid, text } = hoursAroundNow();

/** Separate hours of one warehouse. */
const own: DailyHours = {
  timeZone: "Europe/Lisbon",
  ranges: [
    [0, 720],
    [780, 1440],
  ],
};
const ruleOf = (code: string) => `${code}: Europe/Lisbon Mo-Su 00:00-12:00 13:00-24:00`;

/** The rows' figures of pace, by counting. */
function readRows(page: Page) {
  return page.locator("main").evaluate((main) =>
    [...main.querySelectorAll('[role="row"]')].flatMap((row) => {
      const path = row.querySelector("a")?.getAttribute("href") ?? "";
      const value = (name: string) =>
        row.querySelector<HTMLDataElement>(`data[data-figure="${name}"]`)?.value;
      const [pace, ahead] = [value("pace"), value("ahead-hours")];
      const id = decodeURIComponent(path.split("/").at(-1) ?? "");
      return pace === undefined || ahead === undefined ? [] : [{ id, pace, ahead }];
    }),
  );
}

/** Whether a row matches a counting's answer at some moment between two. */
function agrees(
  { pace, ahead }: { readonly pace: string; readonly ahead: string },
  counting: Counting,
  hours: DailyHours,
  [first, last]: readonly [number, number],
): boolean {
  const [early, late] = [first, last].map((now) => workingPaceOf(counting, hours, now));
  const isWithin = (text: string, low: number | null = null, high: number | null = null) =>
    low === null || high === null
      ? text === ""
      : text !== "" && Number(text) >= low - 1e-9 && Number(text) <= high + 1e-9;
  return (
    isWithin(pace, early?.pace, late?.pace) && isWithin(ahead, late?.aheadHours, early?.aheadHours)
  );
}

test("the list's pace counts only each warehouse's own work hours", { tag: "@sweep" }, async ({
  page,
  gateway,
  start,
}) => {
  // Every gateway of the demo has the same countings.
  const runs = ({ active, endsAt, totalProductsLeft }: Counting) =>
    active && totalProductsLeft > 0 && Date.parse(endsAt) > Date.now() + 2 * minute;
  const { code } = (await countingThat(gateway.address, runs)).warehouse;
  const { address } = await start.gateway({
    POLL_SECONDS: "3600",
    WORK_HOURS: `Europe/Madrid Mo-Su ${text}; ${ruleOf(code)}`,
  });
  const answers: Promise<{ items: Counting[] }>[] = [];
  const keep = (response: Response) => {
    if (response.url().includes("/v1/countings?")) answers.push(response.json());
  };
  page.on("response", keep);
  await page.setViewportSize({ width: 1440, height: 2600 });
  await page.goto(address);
  await ready(page);
  // The page's clock has whole seconds, and lags on a busy machine.
  const before = Date.now() - 20_000;
  const rows = await readRows(page);
  const span = [before, Date.now() + 1000] as const;
  page.off("response", keep);
  const countings = (await Promise.all(answers)).flatMap(({ items }) => items);
  const withPace = { own: 0, other: 0 };
  for (const row of rows) {
    // The same counting may have progressed between two answers.
    const same = countings.filter(({ id, active }) => active && id === row.id);
    if (same.length === 0) continue;
    const isOwn = same[0]?.warehouse.code === code;
    const agreeing = same.some((one) => agrees(row, one, isOwn ? own : madrid, span));
    expect(agreeing, JSON.stringify(row)).toBe(true);
    if (row.ahead !== "") withPace[isOwn ? "own" : "other"] += 1;
  }
  expect(withPace.own).toBeGreaterThan(0);
  expect(withPace.other).toBeGreaterThan(0);
});

test("the viewer's own hours count where none are set, are remembered and copied", async ({
  page,
  gateway,
}) => {
  const runs = ({ active, endsAt, totalProductsLeft }: Counting) =>
    active && totalProductsLeft > 0 && Date.parse(endsAt) > Date.now() + 2 * minute;
  const counting = await countingThat(gateway.address, runs);
  const paceOf = async () =>
    Number((await readFigures(page.locator("body"), "[data-group-by]")).pace);
  await page.goto("/?warehouse=56&hours=always");
  await ready(page);
  await expect(page.getByText("unknown and was ignored: hours=always")).toBeVisible();
  await page.getByRole("button", { name: "Working hours round the clock" }).click();
  const form = page.getByRole("dialog", { name: "Working hours" });
  await form.getByLabel("Or as text").fill(`Mo-Su ${text}`);
  await form.getByRole("button", { name: "Use these hours" }).click();
  const own = `Working hours Mon–Sun ${text.replace("-", "–")}`;
  await expect(page.getByRole("button", { name: own })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("hours")).toBe(`Mo-Su ${text}`);
  await test.step("on another page of the next visit", async () => {
    await page.goto(`/countings/${encodeURIComponent(counting.id)}`);
    await complete(page);
    const now = Date.now();
    const { pace } = workingPaceOf(counting, madrid, now);
    expect(Math.abs((await paceOf()) - (pace ?? Number.NaN))).toBeLessThan(0.01);
    await expect(page.getByRole("button", { name: own })).toBeVisible();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Copied.")).toBeVisible();
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied.searchParams.get("hours")).toBe(`Mo-Su ${text}`);
  });
});

test("a counting's rates use work hours, its figures meet or miss targets, and the help page shows both", async ({
  page,
  start,
}) => {
  const { address } = await start.gateway({
    ...connected(await start.referenceApi()),
    // Asks the API once, so that test and page get the same answer.
    POLL_SECONDS: "3600",
    CACHE_SECONDS: "3600",
    TIME_ZONE: "Europe/Madrid",
    WORK_HOURS: `Mo-Su ${text}; ${ruleOf("NONE-01")}`,
    TARGETS: "accuracy 1, documentation 100; NONE-01: accuracy off, documentation 99.5",
  });
  await page.goto(`${address}/countings/lines-2000?accuracy-by=zone`);
  await complete(page);
  const main = page.locator("main");
  await test.step("says beside the figures how they compare", async () => {
    await expect(main.getByText("meets the target of 1%", { exact: true })).toBeVisible();
    await expect(
      main.getByText(/^\d+\.\d% documented, [\d.]+ points? below the target of 100%$/),
    ).toBeVisible();
  });
  const counting = await wholeCounting(address, "lines-2000");
  const visible = await readFigures(page.locator("body"), "[data-group-by]");
  const now = Date.now();
  const { pace, aheadHours } = workingPaceOf(counting, madrid, now);
  expect(Math.abs(Number(visible.pace) - (pace ?? Number.NaN))).toBeLessThan(0.01);
  expect(Math.abs(Number(visible["ahead-hours"]) - (aheadHours ?? Number.NaN))).toBeLessThan(0.02);

  const lines = counting.products;
  const finishes = lines.flatMap(({ finishedAt }) => (finishedAt ? [Date.parse(finishedAt)] : []));
  const starts = lines.flatMap(({ startedAt }) => (startedAt ? [Date.parse(startedAt)] : []));
  // Rates are of the last quarter hour, a minute after it at the earliest.
  const until = Math.floor((now - 60_000) / 900_000) * 900_000;
  const since = workedHourAgo(madrid, until);
  const [lastHour, overall] = [Number(visible["rate-hour"]), Number(visible["rate-start"])];
  // Lines that were counted outside working hours tell nothing of a working hour.
  const isCounted = (finish: number) =>
    finish > since && finish <= until && worked(madrid, finish - 1, finish) > 0;
  // A count that has had less than a working hour tells what it counted in the hours that it had.
  const rateHours = worked(madrid, Math.max(since, Math.min(...starts)), until) / hour;
  const expected = finishes.filter(isCounted).length / rateHours;
  expect(Math.abs(lastHour - expected)).toBeLessThanOrEqual(5);
  const workedHours = worked(madrid, Math.min(...starts), until) / hour;
  expect(overall / (finishes.length / workedHours)).toBeCloseTo(1, 1);

  const needed = [lastHour, overall].map((rate) => (counting.totalProductsLeft / rate) * hour);
  // The forecast is that of the last quarter hour, held while it moves little, and rounded.
  const workUntil = (name: string) => worked(madrid, now, Date.parse(visible[name] ?? ""));
  const slack = 1.5 * hour + 0.3 * Math.max(...needed);
  expect(workUntil("forecast-early")).toBeGreaterThan(Math.min(...needed) - slack);
  expect(workUntil("forecast-late")).toBeLessThan(Math.max(...needed) + slack);

  const said = `Mon–Sun ${text.replace("-", "–")}, Europe/Madrid`;
  await expect(page.getByRole("button", { name: /^Working hours/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Help" }).click();
  await expect(main).toContainText(`Every other warehouse: ${said}`);
  await expect(main).toContainText("NONE-01: Mon–Sun 00:00–12:00 and 13:00–24:00, Europe/Lisbon");
  await expect(main).toContainText("NONE-01: Documentation 99.5%");
  await expect(main).toContainText("Every other warehouse: Accuracy 1%, Documentation 100%");
});
