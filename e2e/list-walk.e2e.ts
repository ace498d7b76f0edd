import type { Counting } from "#contract/counting.ts";
import type { Problem } from "#contract/problem.ts";
import { expect, failedRequests, test } from "./fixtures.ts";
import { activeTable, expectLoaded, idsOf, moreButton } from "./list-tables.ts";
import { expectState, figure, ready } from "./page-state.ts";

interface ListAnswer {
  readonly items: Counting[];
  readonly meta: { readonly total: number; readonly cursor?: string };
}

/** The pages after the first in the search for active countings. */
function isBeyond(url: URL): boolean {
  return url.searchParams.has("startedAfter") && url.searchParams.has("cursor");
}

const unavailable: Problem = {
  type: "about:blank",
  title: "The API is not available",
  status: 503,
  detail: "It failed.",
  code: "upstream-unavailable",
  retryAfter: 60,
};

const strip = "Active counts in figures";

test.use({ viewport: { width: 1600, height: 2000 } });

test("an active counting far down the list is shown first and in the totals", async ({
  page,
  quietGateway: { address },
}) => {
  // One that began long ago, with the earliest deadline.
  let found = "";
  await page.route("**/api/v1/countings?*", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as ListAnswer;
    if (isBeyond(new URL(route.request().url()))) found ||= answer.items[5]?.id ?? "";
    const old = answer.items.find(({ id }) => id === found);
    if (old) Object.assign(old, { active: true, totalProductsLeft: 77, endsAt: old.startedAt });
    await route.fulfill({ response, json: answer });
  });
  await page.goto(address);
  await ready(page);
  await expect(page.getByText(/^All \d+ active counts started since/)).toBeVisible();
  expect((await idsOf(activeTable(page)))[0]).toBe(found);
  const count = await activeTable(page).getByRole("link").count();
  await expect(figure(page, "active-countings")).toHaveAttribute("value", String(count));
  // The list has not been read that far, and does not show it twice.
  await expectLoaded(page, "the loaded 100");
  await moreButton(page).click();
  await expectLoaded(page, "the loaded 200");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator(`[role="row"] a[href="/countings/${found}"]`)).toHaveCount(1);
});

test.describe("when the search for active countings fails", () => {
  test.use({ allowedComplaints: failedRequests });

  test("says how far it got, keeps the results, and continues on request", async ({
    page,
    quietGateway: { address },
  }) => {
    await page.route(isBeyond, (route) =>
      route.fulfill({
        status: 503,
        contentType: "application/problem+json",
        body: JSON.stringify(unavailable),
      }),
    );
    await page.goto(address);
    await ready(page);
    const scope = page.getByRole("region", { name: strip }).getByText(/the search failed/);
    await expect(scope).toContainText(/^Only 100 of \d+ counts were checked/);
    await expectState(page, "ready");
    const count = await activeTable(page).getByRole("link").count();
    expect(count).toBeGreaterThan(0);
    await expect(figure(page, "active-countings")).toHaveAttribute("value", String(count));
    await page.unroute(isBeyond);
    await page.getByRole("region", { name: strip }).getByRole("button", { name: "Try" }).click();
    await expect(scope).toHaveCount(0);
    await expect(page.getByText(/^All \d+ active counts started since/)).toBeVisible();
  });
});

test("an endless list stops after 50 pages with a notice", { tag: "@sweep" }, async ({
  page,
  quietGateway: { address },
}) => {
  await page.setViewportSize({ width: 1600, height: 700 });
  let asked = 0;
  let items: readonly Counting[] = [];
  await page.route(
    (url) => url.searchParams.has("startedAfter"),
    async (route) => {
      if (asked === 0) items = ((await (await route.fetch()).json()) as ListAnswer).items;
      asked += 1;
      // New countings on every page.
      const some = items
        .slice(0, 2)
        .map((one) => ({ ...one, id: `${one.id}-${asked}`, active: false }));
      const meta = { total: 5000, cursor: `next-${asked}` };
      await route.fulfill({ json: { items: some, meta } });
    },
  );
  await page.goto(address);
  await ready(page);
  const scope = page.getByRole("region", { name: strip });
  await expect(scope).toContainText("Only 100 of 5,000 countings could be checked");
  expect(asked).toBe(50);
});
