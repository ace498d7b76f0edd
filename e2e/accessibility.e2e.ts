import { expect, failedRequests, test } from "./fixtures.ts";
import { complete, ready } from "./look.ts";
import { expectNoSidewaysScroll, expectSoundPage } from "./sound-page.ts";

test.use({ allowedComplaints: failedRequests });

const pages = {
  list: "/",
  overview: "/countings/lines-200",
  lines: "/countings/lines-200?tab=lines",
  "partly unreadable": "/countings/fault-broken-lines",
  error: "/countings/fault-500",
  "not found": "/no/such/page",
};

/** 720 is a window of 1440 at 200 %; its rules are looked at in the other two, which between them draw all it has. */
const widths = [1440, 720, 320];

for (const [name, address] of Object.entries(pages)) {
  test(`${name}: no accessibility rule is broken, and nothing stands out sideways`, async ({
    page,
  }) => {
    for (const width of widths) {
      // Low, so that tables draw few rows: one row is like the other.
      await page.setViewportSize({ width, height: 450 });
      await page.goto(address);
      await ready(page);
      if (name === "overview") {
        await complete(page);
        for (const table of await page.getByText("Show as table").all()) await table.click();
      }
      if (name === "lines") await expect(page.getByRole("gridcell").first()).toBeVisible();
      const what = `${name} at ${width}`;
      if (width === 720) await expectNoSidewaysScroll(page, what);
      else await expectSoundPage(page, what);
    }
  });
}
