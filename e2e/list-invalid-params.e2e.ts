import { expect, test } from "./fixtures.ts";
import { complete, go, ready } from "./page-state.ts";

test("reports a period that ends before it begins, and unknown parameters until the address changes", async ({
  page,
}) => {
  await page.goto("/?from=2026-03-10&to=2026-03-01");
  await ready(page);
  const words = "This period ends before it begins: no count can have started in it.";
  await expect(page.getByText(words).last()).toBeVisible();
  await page.getByRole("button", { name: /^Started/ }).click();
  await expect(page.getByRole("alert").getByText(words)).toBeVisible();
  const to = page.getByLabel("To", { exact: true });
  await to.fill("2026-03-10");
  await expect(page.getByText(words)).toHaveCount(0);
  await test.step("all dates of one visit are one step, which Back undoes", async () => {
    await to.blur();
    await to.focus();
    const pressUp = async () => {
      await page.keyboard.press("ArrowUp");
      // Another day or month, in either order of the browser's format.
      const date = await to.inputValue();
      expect(date).not.toBe("2026-03-10");
      await expect(page).toHaveURL(`/?from=2026-03-10&to=${date}`);
    };
    await pressUp();
    await pressUp();
    await page.goBack();
    await expect(to).toHaveValue("2026-03-10");
    await page.keyboard.press("Escape");
  });
  const unknown = (text: string) =>
    page.getByText(`Part of the address is unknown and was ignored: ${text}`);
  await go(page, "/?from=banana&status=bogus,active&sort=-endsAt");
  const notice = unknown("from=banana, status=bogus");
  await expect(notice).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Active/ })).toBeChecked();
  await page.getByRole("radio", { name: /^All \d/ }).check();
  await expect(page).toHaveURL(/\?sort=-endsAt$/);
  await expect(notice).toHaveCount(0);
  await test.step("on a counting, too", async () => {
    await go(page, "/countings/lines-20?at=never&line=abc");
    const other = unknown("line=abc, at=never");
    await expect(other).toBeVisible();
    await page.locator('main nav a[href*="tab=lines"]').click();
    await expect(other).toHaveCount(0);
  });
  await test.step("a counting whose header contradicts itself is marked, and no other", async () => {
    await go(page, "/?warehouse=fault-mismatch");
    const mark = page.getByRole("img", { name: /^The totals do not add up/ });
    await expect(mark).toHaveCount(1);
    await expect(mark).toHaveAccessibleName(
      /^The totals do not add up: [\d,]+ counted and [\d,]+ left of [\d,]+\.$/,
    );
    await go(page, "/");
    await expect(mark).toHaveCount(0);
    await complete(page);
    await expect(mark).toHaveCount(0);
  });
});
