import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import type { Counting } from "#contract/counting.ts";
import { expect, failedRequests, test } from "#e2e/fixtures.ts";
import { complete, expectState, go } from "#e2e/page-state.ts";
import { expectSoundPage } from "#e2e/sound-page.ts";
import { failures } from "#messages/en/failures.ts";
import { fileExport } from "#messages/en/file-export.ts";
import { messages } from "#slices/history/counts/messages/en.ts";

const lists = "**/api/v1/countings?*";

/** Collects the JSON of every counting that the page receives, by id. */
function countingsThatCome(page: Page): Map<string, Counting> {
  const countings = new Map<string, Counting>();
  page.on("response", async (response) => {
    if (!response.url().includes("/v1/countings?") || !response.ok()) return;
    for (const item of (await response.json()).items) countings.set(item.id, item);
  });
  return countings;
}

const exportButton = (page: Page) =>
  page.getByRole("button", { name: new RegExp(`^Export ?: ${messages.table.name}$`) });

async function exported(page: Page): Promise<Download> {
  await exportButton(page).click();
  await page.getByRole("radio", { name: "CSV" }).check();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  return saving;
}

/** A ratio as a machine value; empty when there is nothing to divide by. */
const ratio = (part: number, whole: number, per: number) =>
  whole === 0 ? "" : String((part * per) / whole);

function figuresByHand(counting: Counting): Record<string, string> {
  const { totalProducts: total, totalProductsCounted: counted, active } = counting;
  const hours = (Date.parse(counting.endsAt) - Date.parse(counting.startedAt)) / 3_600_000;
  return {
    total: String(total),
    counted: String(counted),
    discrepancies: String(counting.totalDiscrepancies),
    incidents: String(counting.totalIncidents),
    "discrepancies-per-100": ratio(counting.totalDiscrepancies, counted, 100),
    "incidents-per-100": ratio(counting.totalIncidents, counted, 100),
    "final-share": active ? "" : ratio(counted, total, 1),
    "window-hours": hours > 0 ? String(hours) : "",
  };
}

function middleByHand(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [a = Number.NaN, b = a] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return (a + b) / 2;
}

test("figures of the month and the file match the raw list", async ({
  page,
  quietGateway: { address },
}) => {
  const known = countingsThatCome(page);
  const asked = page.waitForRequest(lists);
  await page.goto(`${address}/trends?table=1`);
  await complete(page);
  await expectState(page, "ready");
  await expect(page.getByRole("link", { name: "History" })).toHaveAttribute("aria-current", "page");
  const since = Date.parse(new URL((await asked).url()).searchParams.get("startedAfter") ?? "");
  // The first of the month three months ago, by the calendar of the page's zone; the API leaves the moment itself out.
  const dayOf = (instant: number) =>
    new Date(instant).toLocaleDateString("sv", { timeZone: "Europe/Madrid" });
  const monthOf = (instant: number) => dayOf(instant).slice(0, "2026-11".length);
  expect(dayOf(since + 1)).toMatch(/-01$/);
  expect(monthOf(since)).not.toBe(monthOf(since + 1));
  const countings = [...known.values()].sort((a, b) => b.startedAt.localeCompare(a.startedAt));
  expect(countings.length).toBeGreaterThan(100);

  const rows = await page
    .getByRole("table", { name: "Counts of the period" })
    .locator("tbody tr")
    .evaluateAll((all) =>
      all.map((row) => ({
        href: row.querySelector("a")?.pathname,
        startedAt: row.querySelector("time")?.dateTime,
        figures: Object.fromEntries(
          [...row.querySelectorAll<HTMLDataElement>("data")].map((data) => [
            data.dataset.figure,
            data.value,
          ]),
        ),
      })),
    );
  expect(rows).toEqual(
    countings.map((counting) => ({
      href: `/countings/${counting.id}`,
      startedAt: counting.startedAt,
      figures: figuresByHand(counting),
    })),
  );

  const codes = new Set(countings.map(({ warehouse }) => warehouse.code));
  await expect(page.getByRole("figure")).toHaveCount(codes.size);
  for (const code of codes) {
    const own = countings.filter(({ warehouse }) => warehouse.code === code);
    const finished = own.filter(({ active, totalProductsCounted: n }) => !active && n > 0);
    const isNow = ({ startedAt }: Counting) =>
      monthOf(Date.parse(startedAt)) === monthOf(Date.now());
    const row = page.getByRole("row", { name: code });
    const medians = await row
      .locator("data")
      .evaluateAll((all) => all.map((one) => (one as HTMLDataElement).value));
    const expected = [finished.filter(isNow), finished.filter((one) => !isNow(one))].map((some) =>
      middleByHand(some.map((c) => (100 * c.totalDiscrepancies) / c.totalProductsCounted)),
    );
    for (const [index, middle] of expected.entries()) {
      if (Number.isNaN(middle)) expect(medians[index]).toBe("");
      else expect(Number(medians[index])).toBeCloseTo(middle, 9);
    }
    const running = own.filter(({ active, totalProductsCounted: n }) => active && n >= 20);
    await expect(page.getByRole("region", { name: code }).locator("figure a")).toHaveCount(
      finished.length + running.length,
    );
  }

  const file = await exported(page);
  expect(file.suggestedFilename()).toMatch(
    /^countboard-counts-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/,
  );
  const exportedRows: Record<string, string>[] = parse(await readFile(await file.path()), {
    bom: true,
    columns: true,
  });
  expect(exportedRows.length).toBe(countings.length);
  const { titles } = fileExport;
  const { table } = messages;
  for (const [index, counting] of countings.entries()) {
    const { total, counted, discrepancies, incidents, ...figures } = figuresByHand(counting);
    expect(exportedRows[index]).toMatchObject({
      [titles.counting]: counting.id,
      [titles.warehouseCode]: counting.warehouse.code,
      [table.size]: total,
      [table.counted]: counted,
      [table.discrepancies]: discrepancies,
      [table.incidents]: incidents,
      [table.discrepanciesPer]: figures["discrepancies-per-100"],
      [table.incidentsPer]: figures["incidents-per-100"],
      [table.share]: figures["final-share"],
      [table.window]: figures["window-hours"],
    });
  }
});

test("the address has warehouse, period and figure, and points link to their counts", {
  tag: "@proof",
}, async ({ page, quietGateway: { address } }) => {
  await page.goto(`${address}/trends?metric=pace&from=soon&tz=UTC`);
  await complete(page);
  await expect(page.getByRole("radio", { name: "Discrepancies" })).toBeChecked();
  await page.getByRole("link", { name: "Getafe Central GTF-01" }).click();
  await expect(page).toHaveURL(/warehouse=0/);
  await page.getByRole("button", { name: /^Started/ }).click();
  const asked = page.waitForRequest(lists);
  await page.getByRole("button", { name: "This year" }).click();
  expect(new URL((await asked).url()).searchParams.get("warehouse")).toBe("0");
  await expect(page).toHaveURL(/from=\d{4}-01-01/);
  await complete(page);
  const panel = page.getByRole("region", { name: "Getafe Central GTF-01" });
  await page.getByRole("radio", { name: "Incidents" }).click();
  await expect(page).toHaveURL(/metric=incidents/);
  await page.reload();
  await complete(page);
  await expect(page.getByRole("radio", { name: "Incidents" })).toBeChecked();
  await expect(page.getByRole("figure")).toHaveCount(1);
  const points = panel.locator("figure a");
  const last = points.last();
  await last.focus();
  await expectSoundPage(page, "the history count by count");
  await page.keyboard.press("Home");
  await expect(points.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  const second = points.nth(1);
  await expect(second).toBeFocused();
  await expect(second).toHaveAccessibleName(/: [\d.,]+ per 100; [\d,]+ in [\d,]+ lines? counted$/);
  const target = (await second.getAttribute("href")) ?? "";
  await page.getByRole("button", { name: messages.compared }).click();
  await expect(page).not.toHaveURL(/from=/);
  await page.goBack();
  // The warehouse has more points until the period is back.
  await expect(second).toHaveAttribute("href", target);
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${address}${target}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Getafe Central");
  await complete(page);
  await test.step("says where no count is, and shows all", async () => {
    await go(page, "/history?to=1999-12-31");
    await expect(page.getByText(messages.noMatch.title)).toBeVisible();
    await page.getByRole("button", { name: "Any time" }).last().click();
    await expect(page.getByRole("figure").first()).toBeVisible();
  });
});

test.describe("when part of it fails to load", () => {
  test.use({ allowedComplaints: failedRequests });

  test("loading can be cancelled and resumed, and a page that fails be retried", async ({
    page,
    quietGateway: { address },
  }) => {
    let spoil = () => {};
    const spoiled = new Promise<void>((resolve) => {
      spoil = resolve;
    });
    const later = /\/api\/v1\/countings\?.*cursor=/;
    await page.route(later, async (route) => {
      await spoiled;
      await route.continue({ url: `${route.request().url()}&warehouse=fault-500` });
    });
    // The charts are far below this window, and load all the same: paper has them, too.
    await page.setViewportSize({ width: 1440, height: 360 });
    await page.goto(`${address}/history`);
    await expect(page.getByRole("progressbar", { name: "Counts loaded" })).toHaveAttribute(
      "value",
      "100",
    );
    await expect(page.getByText(/^100 of \d+ loaded$/)).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText(/^Stopped after 100 of \d+ counts\.$/)).toBeVisible();
    await expectState(page, "partial");
    await expect(page.getByRole("figure").first()).toBeVisible();
    await expect(exportButton(page)).toBeVisible();
    expect((await exported(page)).suggestedFilename()).toMatch(/-partial\.csv$/);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Load the rest" }).click();
    spoil();
    const notice = page.getByText(/^Only 100 of \d+ counts could be loaded\.$/).locator("..");
    await expect(notice).toContainText(failures["upstream-unavailable"].title);
    await expectState(page, "partial");
    await expect(page.getByRole("figure").first()).toBeVisible();
    await page.unroute(later);
    await page.getByRole("button", { name: "Try now" }).click();
    await expect(notice).toHaveCount(0);
    await expectState(page, "ready");
    await expect(page.getByText(/^\d{3} counts in 13 warehouses$/)).toBeVisible();
  });
});

async function expectSoundAt(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${address}/history?warehouse=56&metric=share&table=1`);
  await complete(page);
  await expect(page.getByRole("figure").locator("a").first()).toBeVisible();
  await page.getByRole("figure").locator("a").last().focus();
  await expectSoundPage(page, `the history count by count at ${width} pixels`);
}

test("breaks no accessibility rule with its table, at any width", { tag: "@sweep" }, async ({
  page,
  quietGateway: { address },
}) => {
  for (const width of [1440, 390]) await expectSoundAt(page, address, width);
});
