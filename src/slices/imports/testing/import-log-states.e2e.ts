import type { Page } from "@playwright/test";
import { expect, failedRequests, test } from "#e2e/fixtures.ts";
import { expectState, go, ready } from "#e2e/page-state.ts";
import { connected } from "#e2e/servers.ts";
import { expectSoundPage } from "#e2e/sound-page.ts";
import { failures } from "#messages/en/failures.ts";
import { messages as imports } from "#slices/imports/messages/en.ts";

test.use({ allowedComplaints: failedRequests });

async function expectShown(page: Page, state: string, ...words: string[]): Promise<void> {
  await ready(page);
  await expectState(page, state);
  for (const text of words) {
    await expect(page.locator("main").getByText(text, { exact: true })).toBeVisible();
  }
}

/** Opens a log by its id, on a page that is open. */
async function ask(page: Page, id: string): Promise<void> {
  await page.getByLabel(imports.id).fill(id);
  await page.getByLabel(imports.id).press("Enter");
  await expect(page).toHaveURL((url) => url.pathname === `/imports/${encodeURIComponent(id)}`);
}

test("distinguishes an empty log, a missing log and an invalid id", async ({ page }) => {
  await page.goto("/imports");
  await test.step("rejects an id that no address can contain", async () => {
    const field = page.getByLabel(imports.id);
    for (const id of [".", "..", "   "]) {
      await field.fill(id);
      await field.press("Enter");
      await expect(page.getByRole("alert")).toHaveText(imports.unusable);
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    await expect(page).toHaveURL("/imports");
  });
  await ask(page, "empty");
  await expectShown(page, "no-errors", imports.noErrors.title, imports.noErrors.text("empty"));
  for (const [id, t] of [
    ["gone", imports.gone],
    ["never-heard-of", imports.unknown],
  ] as const) {
    await ask(page, id);
    await expectShown(page, "gone", t.title, t.text(id));
    await page.getByText(failures.forIt).click();
    await expect(page.getByText(`error-log, ${t.cause}, `)).toBeVisible();
  }
  await go(page, "/imports/a%2F..%2Fb");
  await expectShown(page, "error", imports.badId);
  await expect(page.getByRole("button", { name: failures.tryNow })).toHaveCount(0);
});

const answers = {
  refused: { status: 401, state: "error", title: failures["upstream-credentials"].title },
  rejected: { status: 422, state: "error", title: failures["upstream-rejected"].title },
  busy: { status: 429, state: "error", title: failures["rate-limited"].title },
  down: { status: 503, state: "error", title: failures["upstream-unavailable"].title },
  nothing: { status: 204, state: "gone", title: imports.gone.title },
  unknown: { status: 404, state: "gone", title: imports.unknown.title },
  huge: { log: "x".repeat(32_000_000), state: "error", title: imports.tooLarge },
  blank: { log: "\n \r\n", state: "no-errors", title: imports.noErrors.title },
};

test("every error of the API has its own message, and is retried", { tag: "@sweep" }, async ({
  page,
  start,
}) => {
  let back = 503;
  let kept = 200;
  const answer = (status: number, log: string) => (status === 200 ? { log } : { status });
  const api = await start.logApi((id) => {
    if (id === "back") return answer(back, "Row 1: back");
    if (id === "kept") return answer(kept, "Row 1: kept");
    return answers[id as keyof typeof answers];
  });
  const gateway = await start.gateway(connected(api));
  await page.goto(`${gateway.address}/imports`);
  for (const [id, { state, title }] of Object.entries(answers)) {
    await test.step(id, async () => {
      await ask(page, id);
      const heading = page.locator("main").getByRole("heading", { level: 2 });
      await expect(heading).toHaveText(title);
      await expectState(page, state);
    });
  }
  await test.step("opens the log by itself after a failure", async () => {
    await ask(page, "back");
    await expectShown(page, "error", failures["upstream-unavailable"].title);
    back = 200;
    await expectState(page, "ready");
    await expect(page.getByRole("gridcell")).toHaveText(["Row 1: back"]);
  });
  await test.step("keeps an open log readable after it is removed", async () => {
    await ask(page, "kept");
    await expect(page.getByRole("gridcell")).toHaveText(["Row 1: kept"]);
    kept = 410;
    // Until the gateway asks the API again.
    await expect(async () => {
      await page.getByRole("button", { name: "Refresh" }).click();
      await expect(page.locator("main")).toHaveAttribute("data-state", "gone", { timeout: 1000 });
    }).toPass();
    await expect(page.getByText(`${imports.gone.title}.`)).toBeVisible();
    await expect(page.getByRole("gridcell")).toHaveText(["Row 1: kept"]);
  });
});

test.describe("when the log's worker has stopped", () => {
  test.use({ allowedComplaints: /out of memory/ });

  test("search, grouping and download show an error, and a new load recovers", async ({ page }) => {
    await page.goto("/imports/short");
    await ready(page);
    const [worker] = page.workers();
    await worker?.evaluate(() => {
      setTimeout(() => {
        throw new Error("out of memory");
      });
    });
    const search = page.getByRole("searchbox", { name: imports.search });
    await search.fill("row");
    await expect(page.getByText(imports.searchFailed)).toBeVisible();
    await page.getByRole("button", { name: imports.download }).click();
    await expect(page.getByText(imports.notDownloaded)).toBeVisible();
    await page.getByRole("link", { name: imports.views.groups, exact: true }).click();
    await expect(page.getByText(imports.groups.failed)).toBeVisible();
    await page.getByRole("button", { name: failures.tryNow }).click();
    await expect(page.locator("tbody tr").first()).toBeVisible();
  });
});

const pages = {
  start: "/imports",
  lines: "/imports/short?q=row#L4-L6",
  wrapped: "/imports/short?q=row&only=1&wrap=1",
  messages: "/imports/short?view=groups",
  "no match": "/imports/short?q=nowhere&only=1",
  "no errors": "/imports/empty",
  gone: "/imports/gone",
  "bad id": "/imports/a%2F..%2Fb",
};

for (const width of [1440, 320]) {
  test(`no state breaks an accessibility rule at ${width} pixels`, { tag: "@sweep" }, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 700 });
    await page.addInitScript(() => localStorage.setItem("recent-imports", '["a","b/c"]'));
    for (const [name, address] of Object.entries(pages)) {
      await test.step(name, async () => {
        await page.goto(address);
        await ready(page);
        if (name === "messages") await expect(page.locator("tbody tr").first()).toBeVisible();
        if (name === "no match") await expect(page.getByText(imports.noMatch.title)).toBeVisible();
        await expectSoundPage(page, name);
      });
    }
  });
}
