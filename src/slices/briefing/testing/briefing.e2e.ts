import type { Locator } from "@playwright/test";
import { expect, test } from "#e2e/fixtures.ts";
import { activeTable } from "#e2e/list-tables.ts";
import { ready } from "#e2e/page-state.ts";

const kindsOf: Readonly<Record<string, RegExp>> = {
  overdue: /^overdue$/,
  late: /^(late|may-be-late)$/,
  stalled: /^(stalled|nothing-counted)$/,
  "not-closed": /^all-counted$/,
};

const addressOf = (link: Locator) => link.evaluate(({ href }: HTMLAnchorElement) => href);

// A browser that saves data reads no lines.
test.use({ savesData: false });

test("the briefing agrees with its rows, and is copied, hidden and remembered", async ({
  page,
  quietGateway,
}) => {
  await page.setViewportSize({ width: 1440, height: 2000 });
  let letLinesCome = () => {};
  const isLooked = new Promise<void>((resolve) => {
    letLinesCome = resolve;
  });
  await page.route(/\/api\/v1\/countings\/[^/?]+$/, async (route) => {
    await isLooked;
    await route.continue();
  });
  // This page asks once: until the gateway has read their lines, only averages are known.
  await page.request.get(`${quietGateway.address}/api/v1/briefing`);
  await page.goto(quietGateway.address);
  await ready(page);
  const briefing = page.getByRole("region", { name: "Briefing" });
  const sentences = briefing.getByRole("listitem");
  await expect(sentences.first()).toBeVisible();
  // An older answer of the gateway says so in a notice above the table, until the next one.
  await expect(page.getByText(/^Figures are /)).toHaveCount(0);
  const top = await activeTable(page).evaluate((table) => table.getBoundingClientRect().top);

  const copy = briefing.getByRole("button", { name: "Copy as text" });

  await test.step("says nothing of the others, and is not copied, before its lines are read", async () => {
    await expect(briefing).toHaveAttribute("aria-busy", "true");
    await expect(briefing.locator("[data-skeleton]").first()).toBeVisible();
    await expect(briefing).not.toContainText("on time, done, or too early");
    await expect(copy).toBeDisabled();
    letLinesCome();
  });

  await test.step("adds money once the lines are read, and moves no row", async () => {
    await expect(briefing.locator('[data-briefing="undocumented"]')).toContainText("at cost");
    await expect(briefing).toHaveAttribute("aria-busy", "false");
    expect(await sentences.count()).toBeLessThanOrEqual(5);
    expect(await activeTable(page).evaluate((table) => table.getBoundingClientRect().top)).toBe(
      top,
    );
  });

  await test.step("has a time that is as wide at every minute", async () => {
    const widths = await briefing.getByText(/^\d+ \w+ \d{4}, \d\d:\d\d$/).evaluate((time) => {
      const { textContent } = time;
      const widthOf = (minute: string) => {
        time.textContent = textContent.replace(/\d\d$/, minute);
        return time.getBoundingClientRect().width;
      };
      const both = [widthOf("11"), widthOf("00")];
      time.textContent = textContent;
      return both;
    });
    expect(widths[0]).toBe(widths[1]);
  });

  await test.step("agrees with the conclusion in the counting's row", async () => {
    const claims = await sentences.evaluateAll((items) =>
      items.flatMap((item) =>
        [...item.querySelectorAll<HTMLAnchorElement>('a[href^="/countings/"]')]
          // Names in a list of more have no claim, and may be of another kind.
          .filter((link) => !link.search && link.nextElementSibling?.matches("b"))
          .map((link) => ({
            kind: item.dataset.briefing ?? "",
            id: decodeURIComponent(link.pathname.split("/")[2] ?? ""),
          })),
      ),
    );
    expect(claims.length).toBeGreaterThan(0);
    for (const { kind, id } of claims) {
      const row = activeTable(page).locator(`[data-id="${id}"] [data-conclusion]`);
      const expected = kindsOf[kind];
      if (expected) await expect(row).toHaveAttribute("data-conclusion", expected);
    }
  });

  await test.step("is copied as text", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    // A minute may begin between the press and the look.
    await expect(async () => {
      await copy.click();
      await expect(briefing.getByRole("status")).toHaveText("Copied");
      const shown = await sentences.locator("> span").allTextContents();
      const [first, ...lines] = (await page.evaluate(() => navigator.clipboard.readText())).split(
        "\n",
      );
      expect(first).toMatch(/^Briefing, .+, times in /);
      expect(lines.filter((line) => line.startsWith("- "))).toEqual(
        // The page keeps numbers and their units in one row.
        shown.map((text) => `- ${text.replaceAll("\u00a0", " ")}`),
      );
      const acts = await sentences.getByRole("link").and(page.locator("li > a")).all();
      const addresses = await Promise.all(
        acts.map(async (act) => `  ${await act.textContent()}: ${await addressOf(act)}`),
      );
      expect(lines.filter((line) => line.startsWith("  "))).toEqual(addresses);
    }).toPass();
  });

  await test.step("is hidden with one click, and stays hidden", async () => {
    await briefing.getByRole("button", { name: "Hide the briefing" }).click();
    await expect(sentences).toHaveCount(0);
    const summary = await briefing.locator("p").textContent();
    expect(summary).toMatch(/overdue|late|still|on time/);
    await page.reload();
    await ready(page);
    await expect(briefing.locator("p")).toHaveText(/overdue|late|still|on time/);
    await briefing.getByRole("button", { name: "Show the briefing" }).click();
    await expect(sentences.first()).toBeVisible();
  });
});
