import { expect, test } from "./fixtures.ts";

test("pointing at a counting in the list loads its page's code, and pressing it its lines", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  // The messages of all pages load later, when the browser is idle.
  const code = () => asked.filter((path) => /^\/assets\/counting-(?!page-)/.test(path));
  const figures = () =>
    asked.filter((path) => /^\/api\/v1\/countings\/(?!incident_types)./.test(path));
  // The briefing reads lines, too.
  await page.addInitScript(() => localStorage.setItem("countboard:briefing", '{"isHidden":true}'));
  await page.goto("/");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  expect(code()).toEqual([]);
  const row = page.getByRole("grid").first().getByRole("row").nth(2);
  await row.hover();
  await expect.poll(() => code().length).toBeGreaterThan(0);
  expect(figures()).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => figures().length).toBe(1);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/countings\/./);
  await page.locator("html[data-complete]").waitFor({ state: "attached" });
  expect(figures()).toHaveLength(1);
});

test("focusing a link loads its page's code", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/help");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  expect(asked.filter((path) => path.startsWith("/assets/list-"))).toEqual([]);
  await page.getByRole("link", { name: "Counts", exact: true }).focus();
  await expect
    .poll(() => asked.filter((path) => path.startsWith("/assets/list-")).length)
    .toBeGreaterThan(0);
});
