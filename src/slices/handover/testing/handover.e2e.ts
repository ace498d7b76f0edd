import { expect, test } from "#e2e/fixtures.ts";
import { figure, go, ready } from "#e2e/page-state.ts";
import { expectNoSidewaysScroll, expectSoundPage, expectSoundState } from "#e2e/sound-page.ts";
import { expectNothingLost } from "#e2e/spaced-texts.ts";

/** A recent day, since all counts of a warehouse that ended after it are read. */
const recently = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);

test("a shift hands over a warehouse on one sheet, found from the list", {
  tag: "@proof",
}, async ({ page, quietGateway }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const sheet = document.querySelector("article");
      if (!sheet) return;
      sheet.dataset.hasCode = String(sheet.querySelector("[role=img] > svg") !== null);
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(quietGateway.address);
  await ready(page);
  await page
    .getByRole("region", { name: "Briefing" })
    .getByRole("link", { name: "Shift handover" })
    .click();
  await expect(page.getByRole("heading", { name: "Which warehouse?" })).toBeVisible();
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  const sheet = page.getByRole("article", { name: "Shift handover" });
  await expect(sheet).toBeVisible();
  await expect(page.locator("main")).toHaveAttribute("data-state", "ready");
  const heading = sheet.getByRole("heading", { level: 1 });
  const title = (await heading.textContent()) ?? "";

  await test.step("says what changed, what is left and what to do", async () => {
    await expect(figure(sheet, "changed-counted")).toHaveAttribute("value", /^\d+$/);
    await expect(
      sheet.getByRole("table", { name: "Counts" }).getByRole("link").first(),
    ).toBeVisible();
    await expect(sheet.getByRole("heading", { name: /^To do for the next shift/ })).toBeVisible();
    await expect(sheet.getByRole("img", { name: /^QR code/ })).toBeVisible();
    // A sheet that is printed at once has it.
    await expect(sheet).toHaveAttribute("data-has-code", "true");
    const costliest = sheet.getByRole("table", { name: "Largest undocumented" });
    await expect(costliest.getByRole("columnheader").last()).toHaveText("Look first");
    // Whether a line has such a hint depends on the hour of the demo data.
    for (const row of (await costliest.getByRole("row").all()).slice(1)) {
      await expect(row.getByRole("cell").last()).toHaveText(/^(–|see .+|box or piece\? .+)$/);
    }
  });

  await test.step("loses no text where people set letters, words and lines apart", () =>
    expectNothingLost(page, "the handover"));

  await test.step("breaks no accessibility rule, on a phone and at 200 %", async () => {
    await expectSoundPage(page, "the handover");
    await page.setViewportSize({ width: 320, height: 800 });
    await expectSoundState(page, "the handover at 320");
    await page.setViewportSize({ width: 720, height: 450 });
    await expectNoSidewaysScroll(page, "the handover at 720");
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("is one page of A4", async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    const [, width, height] = /\/MediaBox \[\S+ \S+ (\S+) (\S+)\]/.exec(pdf) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  });

  await test.step("is copied as text", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy as text" }).click();
    await expect(page.getByText("Copied")).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.split("\n")[0]?.replace(",", "")).toBe(title);
    expect(text).toContain("To do for the next shift");
    expect(text).toMatch(/\/handover\?warehouse=[^\s]+$/);
  });

  await test.step("each table is exported in full", async () => {
    await page.getByRole("button", { name: "Export" }).click();
    const dialog = page.getByRole("dialog", { name: "Shift handover" });
    await dialog.getByRole("combobox", { name: "Table" }).selectOption("Who is where");
    await dialog.getByRole("button", { name: "Copy" }).click();
    await expect(dialog.getByText("Copied")).toBeVisible();
    const [head, ...people] = (await page.evaluate(() => navigator.clipboard.readText()))
      .trimEnd()
      .split("\r\n");
    expect(head).toMatch(/^Assigned to\tSince .*\tLast hour\tOpen lines\t/);
    const shown = sheet.getByRole("table", { name: "Who is where" }).getByRole("row");
    expect(people.length).toBeGreaterThanOrEqual((await shown.count()) - 1);
    await page.keyboard.press("Escape");
  });

  await test.step("begins at another shift by its controls, and the address has it", async () => {
    const chosen = page.getByRole("radio", { checked: true });
    const others = page.getByRole("radio", { checked: false });
    await expect(page.getByRole("combobox", { name: "Warehouse" })).toBeVisible();
    const shift = (await chosen.getAttribute("value")) ?? "";
    // A click, since the locator means another one as soon as this one is chosen.
    await others.first().click();
    await expect(page).toHaveURL(/[?&]from=\d{4}-/);
    await expect(sheet).toBeVisible();
    expect(await chosen.getAttribute("value")).not.toBe(shift);
    await page.goBack();
    await expect(page).not.toHaveURL(/[?&]from=/);
    await expect(chosen).toHaveValue(shift);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("combobox", { name: "Warehouse" })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("begins at another moment by its address", async () => {
    const counted = () => figure(sheet, "changed-counted").getAttribute("value").then(Number);
    const before = await counted();
    const { pathname, searchParams } = new URL(page.url());
    searchParams.set("from", recently);
    await go(page, `${pathname}?${searchParams}`);
    // A shift begins at another time.
    await expect(sheet.getByText(/\b00:00 to /)).toBeVisible();
    expect(await counted()).toBeGreaterThanOrEqual(before);
    await expect(page.getByRole("radio", { name: "Other…" })).toBeChecked();
    await expect(page.getByLabel("Date")).toHaveValue(recently);
  });

  await test.step("shows what has changed in all warehouses, each count with a link to its changes", async () => {
    // So many that the reading is not over when it is cancelled.
    await page.getByLabel("Date").fill("2020-01-01");
    await page.getByRole("combobox", { name: "Warehouse" }).selectOption("All warehouses");
    await expect(page).toHaveURL(/[?&]all=1/);
    // The first ones suffice: active counts are read before ended ones.
    await expect(page.getByText(/^[1-9]\d* of \d+ counts read/)).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    const changes = page.getByRole("article", { name: "What has changed" });
    await expect(changes.getByText(/^\d+ counts? (is|are) active\./)).toBeVisible();
    const counts = changes.getByRole("table", { name: "Counts" });
    // Midnight in Madrid.
    await expect(counts.getByRole("link").first()).toHaveAttribute(
      "href",
      /[?&]since=2019-12-31T23/,
    );
    await expect(changes.getByRole("heading", { name: /^To do/ })).toBeHidden();
    await expectSoundPage(page, "the changes of all warehouses");
    await page.setViewportSize({ width: 320, height: 800 });
    await expectSoundState(page, "the changes of all warehouses at 320");
  });
});
