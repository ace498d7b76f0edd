import type { Page } from "@playwright/test";
import { app } from "#messages/en/app.ts";
import { failures } from "#messages/en/failures.ts";
import { expect, failedRequests, test } from "./fixtures.ts";
import { expectState, ready } from "./look.ts";

test.use({ allowedComplaints: failedRequests });

type Words = typeof failures;
type Known = {
  [Name in keyof Words]: Words[Name] extends { readonly title: string } ? Name : never;
}[keyof Words];

/** What each fault of the API means to the viewer. */
const meanings: Record<string, Known> = {
  "fault-302": "upstream-redirect",
  "fault-400": "upstream-rejected",
  "fault-401": "upstream-credentials",
  "fault-403": "upstream-credentials",
  "fault-404": "not-found",
  "fault-408": "upstream-rejected",
  "fault-410": "not-found",
  "fault-422": "upstream-rejected",
  "fault-429": "rate-limited",
  "fault-500": "upstream-unavailable",
  "fault-502": "upstream-unavailable",
  "fault-503": "upstream-unavailable",
  "fault-504": "upstream-unavailable",
  "fault-html": "upstream-not-json",
};

/** Has the API spoil the list. */
async function spoilList(page: Page, fault: string): Promise<void> {
  await page.unroute("**/api/v1/countings?*");
  await page.route("**/api/v1/countings?*", (route) =>
    route.continue({ url: `${route.request().url()}&warehouse=${fault}` }),
  );
}

async function expectFailure(page: Page, title: string, text: string): Promise<void> {
  await expectState(page, "error");
  await ready(page);
  const main = page.locator("main");
  await expect(main.getByText(title, { exact: true })).toBeVisible();
  await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole("status")).not.toHaveText("");
}

test("the list names every fault of the API", async ({ page }) => {
  for (const [fault, meaning] of Object.entries(meanings)) {
    await test.step(fault, async () => {
      await spoilList(page, fault);
      await page.goto("/");
      const { title, text } = failures[meaning];
      await expectFailure(page, title, text);
      await expect(page.getByText("GET /api/v1/countings, HTTP")).toBeVisible();
    });
  }
});

test("a counting's page names every fault of the API", async ({ page }) => {
  for (const [fault, meaning] of Object.entries(meanings)) {
    await test.step(fault, async () => {
      await page.goto(`/countings/${fault}`);
      const { title, text } = failures[meaning];
      await expectFailure(page, meaning === "not-found" ? failures.noCounting : title, text);
      await expect(page.getByText(`GET /api/v1/countings/${fault}, HTTP`)).toBeVisible();
      const isUpToAPerson = ["upstream-credentials", "not-found"].includes(meaning);
      await expect(page.getByText(/^Next try in \d+ s\.$/)).toHaveCount(isUpToAPerson ? 0 : 1);
      await expect(page.getByRole("link", { name: failures.backToCountings })).toBeVisible();
    });
  }
});

test("an answer that breaks off is told from none", async ({ page }) => {
  await page.goto("/countings/fault-truncated");
  await expectState(page, "error");
  // What had arrived may be shown below it.
  await expect(page.locator("main").getByText(failures["cut-off"].title)).toBeVisible();
  await spoilList(page, "fault-truncated");
  await page.goto("/");
  const { title, text } = failures["upstream-not-json"];
  await expectFailure(page, title, text);
});

test("an API that never answers is given up on", async ({ page, start }) => {
  const gateway = await start.gateway({ UPSTREAM_TIMEOUT_SECONDS: "7" });
  const { title, text } = failures["upstream-timeout"];
  await page.goto(`${gateway.address}/countings/fault-hang`);
  await expectState(page, "loading");
  await expect(page.locator("main").getByText(app.stillWaiting)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: app.stillWaiting })).toBeAttached();
  await expectFailure(page, title, text);
  await spoilList(page, "fault-hang");
  await page.goto(gateway.address);
  await expectState(page, "loading");
  await expect(page.locator('[role="table"][aria-busy="true"]')).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: app.loading })).toBeAttached();
  await expectFailure(page, title, text);
});

test("a first load that was asked to wait is tried again when the page says", async ({ page }) => {
  await page.clock.install();
  await spoilList(page, "fault-429");
  await page.goto("/");
  await expectState(page, "error");
  await page.unroute("**/api/v1/countings?*");
  const { pollSeconds } = await (await page.request.get("/api/settings")).json();
  await page.clock.fastForward((pollSeconds - 2) * 1000);
  await expect(page.getByText(/^Next try in [12] s\.$/)).toBeVisible();
  await expectState(page, "error");
  await page.clock.fastForward(2000);
  await expectState(page, "ready");
});

test("an address with an unknown time zone is told so", async ({ page }) => {
  await page.goto("/?tz=Mars/X");
  await expect(page.getByRole("contentinfo")).toContainText("asks for “Mars/X”, which is no known");
});

test("trying again after a failure brings the list", async ({ page }) => {
  await spoilList(page, "fault-500");
  await page.goto("/");
  await expectState(page, "error");
  await page.unroute("**/api/v1/countings?*");
  await page.getByRole("button", { name: failures.tryNow }).click();
  await expectState(page, "ready");
});

test("retrying is not offered where it cannot help", async ({ page }) => {
  for (const fault of ["fault-401", "fault-404"]) {
    await page.goto(`/countings/${fault}`);
    await expectState(page, "error");
    await expect(page.getByRole("button", { name: failures.tryNow })).toHaveCount(0);
  }
});

test("an address that is no page says so, and leads back", async ({ page }) => {
  await page.goto("/no/such/page");
  await expectState(page, "error");
  await ready(page);
  await expect(page.locator("main").getByText(app.notFound.title)).toBeVisible();
  await page.getByRole("link", { name: app.notFound.action }).click();
  await expectState(page, "ready");
});

test("an id that no counting has is not found", async ({ page }) => {
  await page.goto("/countings/nobody-knows-this");
  await expectState(page, "error");
  await expect(page.getByText(failures.noCounting)).toBeVisible();
});
