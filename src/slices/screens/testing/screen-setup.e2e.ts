import { brokenRules } from "#e2e/broken-rules.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { complete } from "#e2e/page-state.ts";
import { activeCountings, type ScreenApi, startScreenApi } from "./screen-api.ts";

let api: ScreenApi;
test.beforeAll(async () => {
  api = await startScreenApi();
});
test.afterAll(() => api.stop());

test("the set-up builds the address and rejects illegible settings", async ({ page, start }) => {
  api.countings = activeCountings(3);
  const gateway = await start.gateway(api.settings);
  await page.goto(`${gateway.address}/screen/setup`);
  await complete(page);
  const address = page.getByText(`${gateway.address}/screen?`, { exact: false });
  await page.getByLabel("A warehouse").check();
  const warehouse = page.getByRole("combobox", { name: "Warehouse" });
  // Neither an address nor a preview before the choice.
  await expect(page.getByText("It appears here once the fields are filled in.")).toHaveCount(2);
  await expect(page.getByText("Active counts", { exact: true })).toHaveCount(0);
  await warehouse.fill("7");
  await warehouse.press("Enter");
  await expect(warehouse).toHaveValue(/^Zentrallager|^Centro/);
  await page.getByLabel("Diagonal, inches").fill("43");
  await page.getByLabel("Show finished, hours").fill("0.5");
  await expect(address).toHaveText(
    `${gateway.address}/screen?warehouse=7&distance=5&diagonal=43&hold=30m`,
  );
  await expect(page.getByRole("img", { name: "QR code of the screen's address" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy address" })).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await page.getByLabel("All active counts").check();
  await expect(page.getByText("Active counts", { exact: true })).toBeVisible();
  await page.getByRole("main").getByLabel("Language").selectOption("de");
  await expect(page.getByText("Aktive Zählungen", { exact: true })).toBeVisible();
  await expect(address).toHaveText(/[?&]lang=de$/);
  await page.getByLabel("Distance of the viewers, m").fill("12");
  await expect(page.getByText(/The largest distance that works is 9\.4\d? m/)).toBeVisible();
  await expect(address).toHaveCount(0);
});

test("shows chosen counts in their order, set up by keyboard", async ({ page, start }) => {
  api.countings = activeCountings(4);
  const gateway = await start.gateway(api.settings);
  const [first, second, third] = api.countings.map(({ id }) => id);
  await page.goto(`${gateway.address}/screens?counting=${first}&counting=${second}`);
  await complete(page);
  const chosen = page.getByRole("list", { name: "Two to six counts" }).getByRole("listitem");
  await expect(chosen).toHaveCount(2);
  const combobox = page.getByRole("combobox", { name: "Count" });
  await combobox.fill(String(third));
  await combobox.press("Enter");
  await expect(chosen).toHaveCount(3);
  await page
    .getByRole("button", { name: /^Move .* up$/ })
    .last()
    .press("Enter");
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .press("Enter");
  const query = `counting=${third}&counting=${second}&distance=5&diagonal=55`;
  await expect(page.getByText(`/screen?${query}`, { exact: false })).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  await page.goto(`${gateway.address}/screen?${query}`);
  await complete(page);
  const rows = page.locator("main li[data-counting]");
  await expect(rows).toHaveCount(2);
  expect(
    await rows.evaluateAll((all) => all.map((row) => row.getAttribute("data-counting"))),
  ).toEqual([third, second]);
});
