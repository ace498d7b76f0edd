import type { Page } from "@playwright/test";
import type { WholeCounting } from "#e2e/api.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { expectState, figure, readFigures, ready } from "#e2e/page-state.ts";
import { expectSoundPage } from "#e2e/sound-page.ts";
import {
  activeCountings,
  answersOf,
  countButton,
  countByHand,
  typeRow,
  types,
} from "./incident-types-page.ts";

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
