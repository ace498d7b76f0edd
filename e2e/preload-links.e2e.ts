import { expect, test } from "./fixtures.ts";
import { ready } from "./page-state.ts";

test("the page's Link header preloads what a counting shows first", async ({ page }) => {
  const started = page.waitForEvent("worker");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const response = await page.goto("/countings/lines-200");
  const { pathname } = new URL((await started).url());
  const hints = response?.headers().link ?? "";
  expect(hints).toContain(`<${pathname}>; rel=modulepreload`);
  await ready(page);
  const overview = asked.filter((path) => /\/overview-(?!page-)[^/]*\.(js|css)$/.test(path));
  expect(overview).toHaveLength(2);
  for (const path of overview) expect(hints).toContain(`<${path}>`);
});
