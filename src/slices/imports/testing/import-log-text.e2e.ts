import { expect, test } from "#e2e/fixtures.ts";
import { connected } from "#e2e/servers.ts";
import { messages as imports } from "#slices/imports/messages/en.ts";

const ids = ["a%2Fb/c", "100% größe 7 ü", "仕入れ-7", "a?b#c&d=e+🔧", "..a", "error-log"];

const unseen = "\u202eesrever\u0000\u001b[31m\nplain\u200b <img src=x onerror=alert(1)>\tend";
const endless = `${"x".repeat(500_000)}needle${"y".repeat(500_000)}`;

test("any id and any log text arrive unchanged", { tag: "@sweep" }, async ({
  page,
  context,
  start,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const texts: Record<string, string> = { unseen, endless };
  const api = await start.logApi((segment) => ({
    log: texts[segment] ?? `log of ${decodeURIComponent(segment)}`,
  }));
  const gateway = await start.gateway(connected(api));
  await page.goto(`${gateway.address}/imports`);
  const open = async (id: string) => {
    await page.getByLabel(imports.id).fill(id);
    await page.getByRole("button", { name: imports.open }).click();
  };
  for (const id of ids) {
    await test.step(`${id} round-trips through address, gateway and page`, async () => {
      await open(id);
      await expect(page.getByRole("gridcell")).toHaveText([`log of ${id}`]);
      await expect(page).toHaveURL(`${gateway.address}/imports/${encodeURIComponent(id)}`);
      expect(api.asked.at(-1)).toBe(`/v1/products/imports/${encodeURIComponent(id)}/error-log`);
    });
  }
  for (const id of [ids[0], ids[3]] as const) {
    await test.step(`${id} is read from the address`, async () => {
      await page.goto(`${gateway.address}/imports/${encodeURIComponent(id ?? "")}`);
      await expect(page.getByRole("gridcell")).toHaveText([`log of ${id}`]);
      await expect(page.getByLabel(imports.id)).toHaveValue(id ?? "");
    });
  }
  const recent = page.getByRole("list", { name: imports.recent }).getByRole("link");
  await recent.filter({ hasText: "仕入れ-7" }).click();
  await expect(page.getByRole("gridcell")).toHaveText(["log of 仕入れ-7"]);

  await test.step("invisible characters are made visible, and affect no other line", async () => {
    await open("unseen");
    await expect(page.getByRole("gridcell")).toHaveText([
      "U+202Eesrever␀␛[31m",
      "plainU+200B <img src=x onerror=alert(1)>\tend",
    ]);
    await expect(page.locator("main img")).toHaveCount(0);
  });
  await test.step("a very long line is truncated on the page, but not when copied", async () => {
    await open("endless");
    await expect(page.getByText(imports.moreAfter("999,006"))).toBeAttached();
    await page.getByRole("searchbox", { name: imports.search }).fill("needle");
    await expect(page.locator("mark[data-current]")).toBeInViewport();
    await expect(page.getByText(imports.moreBefore("499,800"))).toBeAttached();
    await page.getByRole("button", { name: imports.copy, exact: true }).click();
    await expect(page.getByText(imports.copied(1, "1"))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(endless);
  });
});
