import type { Page } from "@playwright/test";
import { app } from "#messages/en/app.ts";
import { failures } from "#messages/en/failures.ts";
import { expect, failedRequests, test } from "./fixtures.ts";
import { expectState, ready } from "./page-state.ts";

test.use({ allowedComplaints: failedRequests });

type Words = typeof failures;
type Known = {
  [Name in keyof Words]: Words[Name] extends { readonly title: string } ? Name : never;
}[keyof Words];

/** The text for each fault of the API. */
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

/** One fault for each text. */
const oneOfEach = Object.entries(meanings).filter(
  ([, meaning], index, all) => all.findIndex(([, other]) => other === meaning) === index,
);

const lists = "**/api/v1/countings?*";

/** Makes the API spoil the list. */
async function spoilList(page: Page, fault: string): Promise<void> {
  await page.unroute(lists);
  await page.route(lists, (route) =>
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

/** Opens the list during a fault of the API, and expects its text. */
async function openFailingList(page: Page, fault: string): Promise<void> {
  await spoilList(page, fault);
  await page.goto("/");
  const { title, text } = failures[meanings[fault] ?? "upstream-not-json"];
  await expectFailure(page, title, text);
}

/** Opens a counting during a fault of the API, and expects its text and advice. */
async function openFailingCounting(page: Page, fault: string, meaning: Known): Promise<void> {
  await page.goto(`/countings/${fault}`);
  const technical = page.getByText(`GET /api/v1/countings/${fault}, HTTP`);
  await expect(technical).toBeAttached();
  await expect(technical).toBeHidden();
  const { title, text } = failures[meaning];
  await expectFailure(page, meaning === "not-found" ? failures.noCounting : title, text);
  const isUpToAPerson = ["upstream-credentials", "not-found"].includes(meaning);
  await expect(page.getByText(/^Next try in \d+ s\.$/)).toHaveCount(isUpToAPerson ? 0 : 1);
  const again = page.getByRole("button", { name: failures.tryNow });
  await expect(again).toHaveCount(isUpToAPerson ? 0 : 1);
  await expect(page.getByRole("link", { name: failures.backToCountings })).toBeVisible();
}

test("a counting's page explains each fault of the API and what to do", { tag: "@sweep" }, async ({
  page,
}) => {
  for (const [fault, meaning] of oneOfEach) {
    await test.step(fault, () => openFailingCounting(page, fault, meaning));
  }
  await test.step("an unknown id", () =>
    openFailingCounting(page, "nobody-knows-this", "not-found"));
  await test.step("a truncated answer differs from no answer", async () => {
    await page.goto("/countings/fault-truncated");
    await expectState(page, "error");
    // The lines that had arrived may follow.
    await expect(page.locator("main").getByText(failures["cut-off"].title)).toBeVisible();
  });
});

test("a rate-limited first load retries at the announced time", async ({ page }) => {
  await page.clock.install();
  await openFailingList(page, "fault-429");
  await page.unroute(lists);
  const { pollSeconds } = await (await page.request.get("/api/settings")).json();
  await page.clock.fastForward((pollSeconds - 2) * 1000);
  await expect(page.getByText(/^Next try in [12] s\.$/)).toBeVisible();
  await expectState(page, "error");
  await page.clock.fastForward(2000);
  await expectState(page, "ready");
});

test("an API that never answers times out", { tag: "@sweep" }, async ({ page, start }) => {
  // Longer than the delay of the notice of waiting.
  const gateway = await start.gateway({ UPSTREAM_TIMEOUT_SECONDS: "7" });
  const { title, text } = failures["upstream-timeout"];
  await page.goto(`${gateway.address}/countings/fault-hang`);
  await expectState(page, "loading");
  await expect(page.locator("main").getByText(app.stillWaiting)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: app.stillWaiting })).toBeAttached();
  await expectFailure(page, title, text);
});

test("reports an unknown page, an unknown time zone and a list that fails", async ({ page }) => {
  await page.goto("/no/such/page?tz=Mars/X");
  await expectState(page, "error");
  await ready(page);
  await expect(page.locator("main").getByText(app.notFound.title)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText(
    "“Mars/X” in the address is not a known",
  );
  await test.step("a list that fails names the fault, and loads on retry", async () => {
    await spoilList(page, "fault-truncated");
    await page.getByRole("link", { name: app.notFound.action }).click();
    const { title, text } = failures["upstream-not-json"];
    await expectFailure(page, title, text);
    await page.getByText(failures.forIt).click();
    await expect(page.getByText("GET /api/v1/countings, HTTP")).toBeVisible();
    await page.unroute(lists);
    await page.getByRole("button", { name: failures.tryNow }).click();
    await expectState(page, "ready");
  });
});

test.describe("every fault of the API", { tag: "@sweep" }, () => {
  test("is named on the list", async ({ page }) => {
    for (const fault of Object.keys(meanings)) {
      await test.step(fault, () => openFailingList(page, fault));
    }
  });

  test("is named on a counting's page", async ({ page }) => {
    for (const [fault, meaning] of Object.entries(meanings)) {
      await test.step(fault, () => openFailingCounting(page, fault, meaning));
    }
  });

  test("without any answer times out on the list", async ({ page, start }) => {
    const gateway = await start.gateway({ UPSTREAM_TIMEOUT_SECONDS: "3" });
    await spoilList(page, "fault-hang");
    await page.goto(gateway.address);
    await expectState(page, "loading");
    await expect(page.locator('[role="grid"][aria-busy="true"]')).toBeVisible();
    const { title, text } = failures["upstream-timeout"];
    await expectFailure(page, title, text);
  });
});
