import { imports } from "#messages/en/imports.ts";
import { expect, test } from "./fixtures.ts";
import { expectState, ready } from "./look.ts";
import { connected } from "./servers.ts";

const ids = ["a%2Fb/c", "100% größe 7 ü", "仕入れ-7", "a?b#c&d=e+🔧", "..a", "error-log"];

test("any id round-trips through address, gateway and page", async ({ page, start }) => {
  const api = await start.logApi((segment) => ({ log: `log of ${decodeURIComponent(segment)}` }));
  const gateway = await start.gateway(connected(api));
  await page.goto(`${gateway.address}/imports`);
  for (const id of ids) {
    await test.step(id, async () => {
      await page.getByLabel(imports.id).fill(id);
      await page.getByRole("button", { name: imports.open }).click();
      await expect(page.getByRole("gridcell")).toHaveText([`log of ${id}`]);
      await expect(page).toHaveURL(`${gateway.address}/imports/${encodeURIComponent(id)}`);
      expect(api.asked.at(-1)).toBe(`/v1/products/imports/${encodeURIComponent(id)}/error-log`);
      await page.reload();
      await expect(page.getByRole("gridcell")).toHaveText([`log of ${id}`]);
      await expect(page.getByLabel(imports.id)).toHaveValue(id);
    });
  }
  const recent = page.getByRole("list", { name: imports.recent }).getByRole("link");
  await recent.filter({ hasText: "仕入れ-7" }).click();
  await expect(page.getByRole("gridcell")).toHaveText(["log of 仕入れ-7"]);
});

test("what cannot be seen is made visible, and turns no other line", async ({ page, start }) => {
  const log = "\u202eesrever\u0000\u001b[31m\nplain\u200b <img src=x onerror=alert(1)>\tend";
  const api = await start.logApi(() => ({ log }));
  const gateway = await start.gateway(connected(api));
  await page.goto(`${gateway.address}/imports/a`);
  await expectState(page, "ready");
  await expect(page.getByRole("gridcell")).toHaveText([
    "U+202Eesrever␀␛[31m",
    "plainU+200B <img src=x onerror=alert(1)>\tend",
  ]);
  await expect(page.locator("main img")).toHaveCount(0);
});

test("a line without an end is cut where it is drawn, but not where it is copied", async ({
  page,
  context,
  start,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const log = `${"x".repeat(500_000)}needle${"y".repeat(500_000)}`;
  const api = await start.logApi(() => ({ log }));
  const gateway = await start.gateway(connected(api));
  await page.goto(`${gateway.address}/imports/a`);
  await ready(page);
  await expect(page.getByText(imports.moreAfter("999,006"))).toBeAttached();
  await page.getByRole("searchbox", { name: imports.search }).fill("needle");
  await expect(page.locator("mark[data-current]")).toBeInViewport();
  await expect(page.getByText(imports.moreBefore("499,800"))).toBeAttached();
  await page.getByRole("button", { name: imports.copy }).click();
  await expect(page.getByText(imports.copied(1, "1"))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(log);
});
