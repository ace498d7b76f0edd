import { expect, failedRequests, test } from "#e2e/fixtures.ts";
import { complete, expectState } from "#e2e/page-state.ts";
import { expectSoundPage } from "#e2e/sound-page.ts";
import { failures } from "#messages/en/failures.ts";
import { messages } from "#slices/history/messages/en.ts";

// Other page tests do without an archive.
test.use({ archive: "" });

/** The archive of the demo data begins with the gateway, and reads the latest counts first. */
const firstCounts = 150_000;

test("from the start to the sentence, a product's story and a comparison", {
  tag: "@proof",
}, async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto("/history");
  await complete(page);
  await expectState(page, "ready");

  await test.step("the month of all warehouses, in one sentence", async () => {
    const sentence = page.getByRole("heading", { level: 2 }).first();
    await expect(sentence).toHaveText(/than usual|as usual|Too few/);
    await expect(page.getByRole("row")).not.toHaveCount(0);
  });

  const products = page.locator('#lines a[href^="/products/"]');
  await test.step("a warehouse line by line fills itself", async () => {
    await expect(page.locator("#lines-title")).toHaveText(/^(Accuracy of|Too few)/, {
      timeout: firstCounts,
    });
    await expect(products.first()).toBeVisible({ timeout: firstCounts });
    await expect(page.getByRole("heading", { name: messages.accuracy.title })).toBeVisible();
    await expectSoundPage(page, "the history");
  });

  await test.step("a product's story", async () => {
    const address = (await products.first().getAttribute("href")) ?? "";
    await page.goto(address);
    await complete(page);
    const code = decodeURIComponent(new URL(address, page.url()).pathname.split("/")[2] ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(messages.story.product(code));
    const table = page.getByRole("table", { name: messages.story.lines });
    await expect(table.getByRole("row")).not.toHaveCount(1);
    await expectSoundPage(page, "a product's story");
  });

  await test.step("two counts compared", async () => {
    await page.goto("/history");
    await page.locator('#lines a[href^="/compare"]').click({ timeout: firstCounts });
    await complete(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(messages.compare.title);
    for (const kind of ["again", "turned", "new", "cured"] as const) {
      await expect(page.getByRole("link", { name: messages.compare.kinds[kind] })).toBeVisible();
    }
    await expect(page.getByRole("combobox", { name: messages.compare.first })).toBeVisible();
    await expectSoundPage(page, "two counts compared");
  });
});

test("a code that no count has says so", async ({ page }) => {
  await page.goto(`/products/${encodeURIComponent('50% "off" / 🎁')}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText('Product 50% "off" / 🎁');
  await expect(page.getByText(messages.story.none)).toBeVisible({ timeout: firstCounts });
});

test("the address of a comparison without counts leads to the history", async ({ page }) => {
  await page.goto("/compare");
  await expect(page.getByText(messages.compare.choose)).toBeVisible({ timeout: firstCounts });
});

test.describe("while the list cannot be loaded", () => {
  test.use({ allowedComplaints: failedRequests });

  test("a warehouse is still there line by line", async ({ page }) => {
    await page.route("**/api/v1/countings?*", (route) =>
      route.continue({ url: `${route.request().url()}&warehouse=fault-500` }),
    );
    test.setTimeout(240_000);
    await page.goto("/history");
    const { title } = failures["upstream-unavailable"];
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.locator("#lines-title")).toBeVisible({ timeout: firstCounts });
    await expectState(page, "error");
  });
});
