import type { Page } from "@playwright/test";
import type { Counting } from "#contract/counting.ts";
import { failures } from "#messages/en/failures.ts";
import { incidentTypes as words } from "#messages/en/incident-types.ts";
import { everyCounting, type WholeCounting, wholeCounting } from "./api.ts";
import { expect, failedRequests, test } from "./fixtures.ts";
import { expectState, figure, readFigures, ready } from "./page-state.ts";
import { expectSoundPage } from "./sound-page.ts";
import type { Answers } from "./upstream.ts";

const types = ["Damaged packaging", "Wrong location", "Label missing", "Damaged packaging"];

const countButton = (page: Page) => page.getByRole("button", { name: /^Count incidents/ });
const typeRow = (page: Page, type: string) => page.locator(`tr[data-group="${type}"]`);

/** The API with the given countings, as constant JSON. */
function answersOf(countings: readonly (Counting & { readonly products?: unknown })[]) {
  const items = countings.map(({ products: _products, ...header }) => header);
  const details = countings.map((counting) => [`/v1/countings/${counting.id}`, { body: counting }]);
  return {
    "/v1/countings": { body: { items, meta: { total: items.length } } },
    "/v1/countings/incident_types": { body: types.map((name) => ({ name })) },
    ...Object.fromEntries(details),
  };
}

/** The counting with only its first lines, and those that have an incident. */
function shortened(counting: WholeCounting): WholeCounting {
  const products = counting.products.filter(({ incident }, index) => incident || index < 20);
  const counted = products.filter(({ finishedAt }) => finishedAt !== null).length;
  return {
    ...counting,
    totalProducts: products.length,
    totalProductsCounted: counted,
    totalProductsLeft: products.length - counted,
    products,
  };
}

/** Some of the demo's active countings, the smallest that have an incident, shortened. */
async function activeCountings(address: string, max: number): Promise<WholeCounting[]> {
  const active = (await everyCounting(address))
    .filter((counting) => counting.active && counting.totalIncidents > 0)
    .sort((one, other) => one.totalProducts - other.totalProducts);
  const whole = active.slice(0, max).map(({ id }) => wholeCounting(address, id));
  return (await Promise.all(whole)).map(shortened);
}

/** Lines with an incident by type, and by type and counting, counted from the JSON as it came. */
function countByHand(countings: readonly WholeCounting[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { id, products } of countings) {
    for (const { incident } of products) {
      if (incident === null) continue;
      for (const key of [incident.type?.name ?? "none", `${incident.type?.name ?? "none"} ${id}`]) {
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    }
  }
  return counts;
}

/** The page's figures for each type: its lines, countings and zones. */
function readTypes(page: Page) {
  return page.locator("tr[data-group]").evaluateAll((rows) =>
    rows.map((row) => ({
      name: row.getAttribute("data-group") ?? "",
      lines: row.querySelector<HTMLDataElement>('data[data-figure="lines-incidents"]')?.value,
      places: [...row.querySelectorAll("li")].map((element) => ({
        id: /\/countings\/([^?]+)/.exec(element.querySelector("a")?.href ?? "")?.[1],
        lines: element.querySelector("b")?.textContent,
        warehouse: element.querySelector("a")?.textContent,
        zones: (element.querySelector("small .code")?.textContent ?? "").split(", ").sort(),
      })),
    })),
  );
}

/** The same, written out for one type. */
function typeByHand(countings: readonly WholeCounting[], name: string) {
  const places = countings.map(({ id, warehouse, products }) => {
    const zones = products
      .filter(({ incident }) => incident && (incident.type?.name ?? "none") === name)
      .map(({ location }) => location.code.split(/[-./ _]/)[0]);
    const countIn = (zone?: string) => zones.filter((other) => other === zone).length;
    return {
      id,
      lines: String(zones.length),
      warehouse: `${warehouse.name} ${warehouse.code}`,
      zones: [...new Set(zones)].map((zone) => `${zone} ${countIn(zone)}`).sort(),
    };
  });
  return places.filter(({ lines }) => lines !== "0");
}

/** The counting with another type for its first incident. */
function retyped(counting: WholeCounting, type: { readonly name: string } | null): WholeCounting {
  const index = counting.products.findIndex(({ incident }) => incident !== null);
  const products = counting.products.map((line, at) =>
    at === index && line.incident ? { ...line, incident: { ...line.incident, type } } : line,
  );
  return { ...counting, products };
}

test("lists the types, counts incidents by type, counting and zone, and links to their lines", {
  tag: "@proof",
}, async ({ page, gateway, start }) => {
  const [one, other, ...rest] = await activeCountings(gateway.address, 4);
  if (!one || !other) throw new Error("The demo has too few active countings");
  // At any time of day: an incident without a type, and one of an unlisted type.
  const countings = [retyped(one, null), retyped(other, { name: "Lot expired" }), ...rest];
  const finished = { ...countings[0], id: "finished", active: false } as WholeCounting;
  const upstream = await start.upstream(answersOf([...countings, finished]));
  const { address } = await start.gateway(upstream.settings);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${address}/incident-types?theme=light`);
  await ready(page);
  await test.step("loads nothing but the types before, and marks repeated names", async () => {
    await expectState(page, "ready");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Incident types");
    const more = page.getByRole("button", { name: "More" });
    await expect(more).toHaveAttribute("aria-current", "true");
    await more.click();
    const link = page.getByRole("link", { name: "Incident types" });
    await expect(link).toHaveAttribute("aria-current", "page");
    await page.keyboard.press("Escape");
    await expect(page.getByText("3 types, 1 listed twice")).toBeVisible();
    await expect(page.locator("tbody tr")).toHaveCount(3);
    await expect(typeRow(page, "Damaged packaging")).toContainText("listed twice");
    await expect(typeRow(page, "Wrong location")).not.toContainText("listed");
    // Before a count there is no figure, not even an empty one.
    expect(await readFigures(typeRow(page, "Wrong location"))).toEqual({});
    const api = asked.filter((path) => path.startsWith("/api/"));
    expect([...new Set(api)].sort()).toEqual(["/api/settings", "/api/v1/countings/incident_types"]);
  });
  await countButton(page).click();
  const known = `Count incidents in the ${countings.length} active counts`;
  await expect(page.getByRole("button", { name: known })).toBeVisible();
  await expectState(page, "ready");

  const byHand = countByHand(countings);
  const unlisted = [...byHand.keys()].filter(
    (key) => key !== "none" && !countings.some(({ id }) => key.endsWith(` ${id}`)),
  );
  // A type that occurs in many countings shows only the first of them at once.
  for (const folded of await page.locator("tr summary").all()) await folded.click();
  const shown = await readTypes(page);
  const names = shown.map(({ name }) => name);
  for (const type of [...new Set([...types, ...unlisted])]) expect(names).toContain(type);
  let all = 0;
  for (const { name, lines, places } of shown) {
    all += byHand.get(name) ?? 0;
    expect(lines, name).toBe(String(byHand.get(name) ?? 0));
    const byId = (one: { id?: string | undefined }, other: { id?: string | undefined }) =>
      (one.id ?? "").localeCompare(other.id ?? "");
    expect(places.toSorted(byId), name).toEqual(typeByHand(countings, name).toSorted(byId));
  }
  await expect(figure(page.locator("main p"), "lines-incidents")).toHaveAttribute(
    "value",
    String(all),
  );
  await expect(typeRow(page, "Wrong location")).not.toContainText("not listed");
  await expect(typeRow(page, "Lot expired")).toContainText("not listed");
  await expect(typeRow(page, "none")).toContainText("No type");
  await expectSoundPage(page, "incident types");

  await test.step("a location links to the lines of its counting", async () => {
    const element = page.locator("tbody li a").first();
    const [, id] = /\/countings\/([^?]+)/.exec((await element.getAttribute("href")) ?? "") ?? [];
    await element.click();
    await expect(page).toHaveURL(/theme=light&tab=lines/);
    const counting = countings.find((one) => one.id === id);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      counting?.warehouse.name ?? "",
    );
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    // The counts are still there after navigating back.
    await page.goBack();
    await expect(page.locator("tbody li a").first()).toBeVisible();
  });
});

test.describe("when a request fails", () => {
  test.use({ allowedComplaints: failedRequests });

  test("keeps the counted results when it is cancelled, and names a counting that fails", async ({
    page,
    gateway,
    start,
  }) => {
    const countings = await activeCountings(gateway.address, 3);
    const [first, failing, last] = countings as [WholeCounting, WholeCounting, WholeCounting];
    const path = `/v1/countings/${failing.id}`;
    const answers = { ...answersOf(countings), [path]: "hangs" as Answers[string] };
    const upstream = await start.upstream(answers);
    const { address } = await start.gateway(upstream.settings);
    await page.goto(`${address}/incident-types`);
    await countButton(page).click();
    await expect(page.getByText("1 of 3 active counts searched")).toBeVisible();
    const progress = page.getByRole("progressbar", { name: "Progress of the count" });
    await expect(progress).toHaveAttribute("value", "1");
    // The start button becomes the cancel button, so the focus stays.
    const cancel = page.getByRole("button", { name: "Cancel" });
    await expect(cancel).toBeFocused();
    await cancel.press("Enter");
    const cancelled = page.locator("main").getByText("Cancelled after 1 of 3 counts.");
    await expect(cancelled).toBeVisible();
    await expectState(page, "partial");
    const byHand = countByHand([first]);
    for (const type of types) {
      expect(await readFigures(typeRow(page, type))).toEqual({
        "lines-incidents": String(byHand.get(type) ?? 0),
      });
    }
    // Countings that were not read are unknown.
    await expect(page.getByText(words.nowhere, { exact: true })).toHaveCount(0);
    // The second click of a double click on Cancel hits the start button, and must not start again.
    await countButton(page).dispatchEvent("click", { detail: 2 });
    await countButton(page).press("Enter");
    await expect(progress).toBeVisible();
    await expect(cancelled).toHaveCount(0);
    await test.step("names the counting with its reason, and continues with the rest", async () => {
      await page.getByRole("button", { name: "Cancel" }).click();
      answers[path] = { status: 500 };
      await countButton(page).click();
      const notice = page
        .locator("main")
        .getByText("1 of 3 active counts could not be searched.")
        .locator("..");
      await expect(notice).toContainText(`${failing.warehouse.name} ${failing.warehouse.code}`);
      await expect(notice).toContainText(failures["upstream-unavailable"].title);
      await expectState(page, "partial");
      await expect(page.getByText("2 of 3 active counts")).toBeVisible();
      let lines = 0;
      for (const [key, count] of countByHand([first, last])) {
        if (!key.endsWith(first.id) && !key.endsWith(last.id)) lines += count;
      }
      await expect(figure(page.locator("main p"), "lines-incidents")).toHaveAttribute(
        "value",
        String(lines),
      );
    });
  });

  test("shows an error when the types fail to load, and recovers on retry", {
    tag: "@sweep",
  }, async ({ page, start }) => {
    const answers: Record<string, { status: number } | { body: unknown }> = {
      "/v1/countings/incident_types": { status: 500 },
    };
    const upstream = await start.upstream(answers);
    // An immediate retry fails in the same way.
    const soon = { CACHE_SECONDS: "1", POLL_SECONDS: "1" };
    const { address } = await start.gateway({ ...upstream.settings, ...soon });
    await page.goto(`${address}/incident-types`);
    await ready(page);
    await expectState(page, "error");
    const { title } = failures["upstream-unavailable"];
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(countButton(page)).toHaveCount(0);
    answers["/v1/countings/incident_types"] = { body: [] };
    await expect(async () => {
      await page.getByRole("button", { name: "Try now" }).click();
      await expect(page.locator("main")).toHaveAttribute("data-state", "empty", { timeout: 500 });
    }).toPass();
    await expect(page.getByRole("heading", { name: "No incident types" })).toBeVisible();
  });

  test("counts nothing when the list fails to load", { tag: "@sweep" }, async ({ page, start }) => {
    const upstream = await start.upstream({
      ...answersOf([]),
      "/v1/countings": { status: 503 },
    });
    const { address } = await start.gateway(upstream.settings);
    await page.goto(`${address}/incident-types`);
    await countButton(page).click();
    await expectState(page, "partial");
    const text = "The active counts could not be searched.";
    await expect(page.locator("main").getByText(text)).toBeVisible();
    const status = page.getByRole("status").filter({ hasText: "could not be searched" });
    await expect(status).toHaveText(text);
    expect(await readFigures(typeRow(page, "Wrong location"))).toEqual({});
  });
});

test("breaks no accessibility rule at any width", { tag: "@sweep" }, async ({
  page,
  gateway,
  start,
}) => {
  test.slow();
  const upstream = await start.upstream(answersOf(await activeCountings(gateway.address, 4)));
  const { address } = await start.gateway(upstream.settings);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${address}/incident-types`);
    await ready(page);
    await countButton(page).click();
    await expect(page.locator("tbody li").first()).toBeVisible();
    await expectSoundPage(page, `incident types at ${width}`);
  }
});
