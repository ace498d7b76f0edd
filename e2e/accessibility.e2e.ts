import AxeBuilder from "@axe-core/playwright";
import { expect, failedRequests, test } from "./fixtures.ts";
import { ready } from "./look.ts";

test.use({ allowedComplaints: failedRequests });

const pages = {
  list: "/",
  overview: "/countings/lines-200",
  lines: "/countings/lines-200?tab=lines",
  "partly unreadable": "/countings/fault-broken-lines",
  error: "/countings/fault-500",
  "not found": "/no/such/page",
};

for (const theme of ["light", "dark"]) {
  for (const width of [1440, 390]) {
    test(`no page breaks an accessibility rule, ${theme} at ${width} pixels`, async ({ page }) => {
      test.slow();
      // Low, so that tables draw few rows: one row is like the other.
      await page.setViewportSize({ width, height: 450 });
      for (const [name, address] of Object.entries(pages)) {
        await test.step(name, async () => {
          await page.goto(`${address}${address.includes("?") ? "&" : "?"}theme=${theme}`);
          await ready(page);
          if (name === "overview") await page.getByText("Show as table").click();
          if (name === "lines") await expect(page.getByRole("gridcell").first()).toBeVisible();
          const { violations, passes } = await new AxeBuilder({ page }).analyze();
          const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
          expect(found, name).toEqual([]);
          expect(passes.length).toBeGreaterThan(10);
        });
      }
    });
  }
}
