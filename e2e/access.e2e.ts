import type { Browser, Page } from "@playwright/test";
import { expect, failedRequests, test } from "./fixtures.ts";
import { complete, expectState, figure, ready } from "./page-state.ts";
import type { RunningServer } from "./servers.ts";
import { expectSoundPage, expectSoundState } from "./sound-page.ts";

// The browser logs the status of each refused request.
test.use({ allowedComplaints: failedRequests });

const byPasscode = {
  ACCESS: "passcode",
  ACCESS_PASSCODE: "viewers-pass",
  ACCESS_ADMIN_PASSCODE: "admins-pass",
  POLL_SECONDS: "1",
  CACHE_SECONDS: "1",
};

async function signIn(page: Page, passcode: string): Promise<void> {
  await page.getByLabel("Passcode").fill(passcode);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** A page in a new browser context. */
async function cleanPage(browser: Browser, { address }: RunningServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: address });
  return context.newPage();
}

test("signing in returns to the requested page, and signing out ends the session", async ({
  browser,
  start,
}, testInfo) => {
  const gateway = await start.gateway({ ...byPasscode, STATE_DIR: testInfo.outputPath("state") });
  const page = await cleanPage(browser, gateway);
  await page.goto("/help?tz=Asia%2FTokyo#figures");
  await expectSoundPage(page, "the sign-in page");
  await signIn(page, "guessed");
  await expect(page.getByLabel("Passcode")).toHaveAccessibleDescription(/\S/);
  await signIn(page, byPasscode.ACCESS_PASSCODE);
  await expect(page).toHaveURL(/\/help\?tz=Asia%2FTokyo/);
  await page.getByRole("button", { name: "Access" }).click();
  const panel = page.getByRole("dialog", { name: "Access" });
  await expect(panel).toContainText("Signed in as a viewer");
  await expect(page.getByRole("link", { name: "Shares" })).toHaveCount(0);
  await panel.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByLabel("Passcode")).toBeVisible();
  await page.context().close();
});

test(
  "an admin ends all sessions and signs in again",
  { tag: "@proof" },
  async ({ browser, start }, testInfo) => {
    const gateway = await start.gateway({ ...byPasscode, STATE_DIR: testInfo.outputPath("state") });
    const viewer = await cleanPage(browser, gateway);
    await viewer.goto("/help");
    await signIn(viewer, byPasscode.ACCESS_PASSCODE);
    await ready(viewer);
    await viewer.goto("/shares");
    await ready(viewer);
    await expect(viewer.getByRole("button", { name: "Sign everyone out" })).toHaveCount(0);
    const admin = await cleanPage(browser, gateway);
    await admin.goto("/shares");
    await signIn(admin, byPasscode.ACCESS_ADMIN_PASSCODE);
    await ready(admin);
    await admin.getByRole("button", { name: "Sign everyone out" }).click();
    const dialog = admin.getByRole("dialog", { name: "Sign everyone out?" });
    await expect(dialog).toContainText("including yours");
    await expectSoundState(admin, "the question whether to sign everyone out");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
    await admin.getByRole("button", { name: "Sign everyone out" }).click();
    await dialog.getByRole("button", { name: "Sign everyone out" }).click();
    await expect(admin.getByLabel("Passcode")).toBeVisible();
    await signIn(admin, byPasscode.ACCESS_ADMIN_PASSCODE);
    await expect(admin).toHaveURL(/\/shares$/);
    await ready(admin);
    await viewer.goto("/help");
    await expect(viewer.getByLabel("Passcode")).toBeVisible();
    await viewer.context().close();
    await admin.context().close();
  },
);

test("a link shows one counting without costs and names, until it is revoked", async ({
  browser,
  start,
}, testInfo) => {
  const gateway = await start.gateway({ ...byPasscode, STATE_DIR: testInfo.outputPath("state") });
  const admin = await cleanPage(browser, gateway);
  await admin.goto("/countings/lines-50");
  await signIn(admin, byPasscode.ACCESS_ADMIN_PASSCODE);
  await admin.getByRole("link", { name: "Share", exact: true }).click();
  const counting = admin.getByRole("combobox", { name: "Counting" });
  const named = /^Rotterdam Maasvlakte, started .* \d\d:\d\d$/;
  await expect(counting).toHaveValue(named);
  await test.step("a counting is chosen by its warehouse, or its address is pasted", async () => {
    await counting.fill("leixoes");
    await admin
      .getByRole("option", { name: /Porto Leixões/ })
      .first()
      .click();
    await expect(counting).toHaveValue(/^Porto Leixões, started .* \d\d:\d\d$/);
    await counting.fill(`${gateway.address}/countings/lines-50?tab=lines`);
    await counting.press("Enter");
    await expect(counting).toHaveValue(named);
  });
  await admin.getByRole("button", { name: "Make the link" }).click();
  const name = admin.getByLabel("Name", { exact: true });
  await expect(name).toBeFocused();
  await name.fill("Night shift");
  for (const hideable of ["Costs", "Names"]) {
    await expect(admin.getByLabel(hideable, { exact: true })).not.toBeChecked();
  }
  await admin.getByRole("button", { name: "Make the link" }).click();
  const link = await admin.getByLabel("Address of the link").inputValue();
  await expect(admin.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await expectSoundPage(admin, "the page of share links");

  const viewer = await cleanPage(browser, gateway);
  const thrown: Error[] = [];
  viewer.on("pageerror", (error) => thrown.push(error));
  await viewer.goto(link);
  await expect(viewer.getByText(/^\S.+, stock count of \S/)).toBeVisible();
  await expectSoundPage(viewer, "the landing page of a link");
  await viewer.getByRole("button", { name: "Open the dashboard" }).click();
  await complete(viewer);
  await expectState(viewer, "ready");
  await expect(figure(viewer, "total")).toHaveAttribute("value", "50");
  for (const hidden of ["net-value", "gain-value", "value-at-risk", "value-counted"]) {
    await expect(figure(viewer.locator("main"), hidden).first()).toHaveAttribute("value", "");
  }
  await expect(viewer.getByText("Costs and names are hidden in this link")).toBeVisible();
  const largest = viewer.getByRole("group", { name: "Largest discrepancies" });
  await expect(largest.getByRole("button").first()).toHaveAccessibleName(/ [−+]\d+$/);
  await expect(viewer.getByText(/^User \d+$/).first()).toBeVisible();
  await expect(viewer.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText([
    "Counting",
  ]);
  await viewer.goto("/trends");
  await ready(viewer);
  await expect(viewer.getByRole("heading", { name: "Not part of what was shared" })).toBeVisible();
  await expect(viewer.locator("main")).toContainText(
    /The link that you opened shows: .+, started .+\d\d:\d\d\./,
  );
  await viewer.getByRole("link", { name: "Open what was shared" }).click();
  await complete(viewer);
  await test.step("the palette finds nothing else", async () => {
    await viewer.keyboard.press("ControlOrMeta+k");
    const found = viewer.getByRole("dialog", { name: "Search or go to" }).getByRole("option");
    await expect(found.filter({ hasText: /Page$/ })).toHaveText([/^Counting/, /^Views/, /^Help/]);
    await expect(found.filter({ hasText: /(Counting|countings|screen)$/ })).toHaveCount(0);
    await viewer.keyboard.type("lines-300");
    await viewer.keyboard.press("Enter");
    const said = viewer.getByRole("dialog").getByRole("status");
    await expect(said).toHaveText(/\S/);
    await expect(said).not.toHaveText(/Asking/);
    await viewer.keyboard.press("Escape");
    await expect(viewer).toHaveURL(/lines-50/);
  });

  const looks: number[] = [];
  viewer.on("response", (response) => {
    if (response.url().includes("/api/")) looks.push(response.status());
  });
  await admin.getByRole("button", { name: "Stop sharing “Night shift”" }).click();
  await admin.getByRole("dialog").getByRole("button", { name: "Stop sharing" }).click();
  await expect(admin.getByRole("cell", { name: "Stopped" })).toBeVisible();
  await expect(viewer.locator("main").getByText("This link no longer works")).toBeVisible();
  // The first request is refused, and no other is sent.
  expect(looks).toContain(403);
  // The viewer may no longer see the figures.
  await expectState(viewer, "error");
  await expect(viewer.locator("data[data-figure]")).toHaveCount(0);
  expect(thrown).toEqual([]);
  await viewer.context().close();
  await admin.context().close();
});

test(
  "a screen is paired by the code that it shows",
  { tag: "@proof" },
  async ({ browser, start }, testInfo) => {
    const gateway = await start.gateway({ ...byPasscode, STATE_DIR: testInfo.outputPath("state") });
    const screen = await cleanPage(browser, gateway);
    await screen.goto("/screen");
    const shown = screen.locator("#code");
    await expect(shown).toHaveText(/^[A-Z\d]{4} [A-Z\d]{4}$/);
    const code = await shown.textContent();
    await test.step("which is read across a room, on a dark page in the product's font", async () => {
      await screen.setViewportSize({ width: 1920, height: 1080 });
      const look = await shown.evaluate((element) => {
        const { fontSize } = getComputedStyle(element);
        const { colorScheme } = getComputedStyle(document.documentElement);
        return { size: Number.parseFloat(fontSize), colorScheme };
      });
      expect(look.size).toBeGreaterThanOrEqual(80);
      expect(look.colorScheme).toBe("dark");
      const hasFont = () => document.fonts.check("16px Inter") && document.fonts.size === 1;
      await expect.poll(() => screen.evaluate(hasFont)).toBe(true);
    });
    const admin = await cleanPage(browser, gateway);
    // As the QR code on the screen says.
    const scanned = screen.getByRole("img", { name: "QR code of the form for this code" });
    await expect(scanned.locator("path")).toHaveCount(1);
    await admin.goto(`/screens?code=${code?.replace(" ", "")}`);
    await signIn(admin, byPasscode.ACCESS_ADMIN_PASSCODE);
    await expect(admin.getByRole("link", { name: "Screens" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await admin.getByLabel("Name", { exact: true }).fill("Gate 3");
    await admin.getByLabel("Diagonal, inches").fill("43");
    await admin.getByLabel("Distance of the viewers, m").fill("4");
    const field = admin.getByLabel("Code on the screen");
    await expect(field).toHaveValue(code?.replace(" ", "") ?? "");
    await field.fill("0000 0000");
    await admin.getByRole("button", { name: "Pair this screen" }).click();
    await expect(admin.getByText("No screen shows this code")).toBeVisible();
    await field.fill(code ?? "");
    await admin.getByRole("button", { name: "Pair this screen" }).click();
    const row = admin.getByRole("row", { name: /Gate 3.*Everything.*4 m, 43 inch.*Costs, names/ });
    await expect(row).toBeVisible();
    await ready(screen);
    await expect(shown).toHaveCount(0);
    expect(new URL(screen.url()).search).toBe("?distance=4&diagonal=43");
    await expect(
      admin.getByRole("heading", { name: "The screen “Gate 3” is paired" }),
    ).toBeVisible();
    await expect(row).toContainText("On now");
    await expect(row.getByRole("link", { name: "See “Gate 3” in a new tab" })).toHaveAttribute(
      "href",
      /^\/screen\?.*distance=4&diagonal=43/,
    );
    await expectSoundState(admin, "the page of screens");

    await test.step("which is changed from the list, without going to it", async () => {
      await admin.getByRole("button", { name: "Change “Gate 3”" }).click();
      await expect(admin.getByRole("heading", { name: "Change “Gate 3”" })).toBeFocused();
      await expect(admin.getByLabel("Diagonal, inches")).toHaveValue("43");
      await admin.getByLabel("Distance of the viewers, m").fill("3");
      await admin.getByLabel("One counting").check();
      await admin.getByRole("combobox", { name: "Counting" }).fill("lines-50");
      await admin.getByRole("combobox", { name: "Counting" }).press("Enter");
      await expectSoundState(admin, "the form that changes a screen");
      await admin.getByRole("button", { name: "Save" }).click();
      await expect(row).toHaveCount(0);
      await expect(admin.getByRole("row", { name: /Gate 3.*started.*3 m, 43 inch/ })).toBeVisible();
      await expect(admin.getByRole("button", { name: "Change “Gate 3”" })).toBeFocused();
      await expect(screen).toHaveURL(/\/screen\?counting=lines-50&distance=3&diagonal=43$/);
      await ready(screen);
      await expect(figure(screen, "total")).toHaveAttribute("value", "50");
    });

    await test.step("and again before the list is read anew, which leaves what is typed", async () => {
      let letRead = () => {};
      const read = new Promise<void>((resolve) => {
        letRead = resolve;
      });
      await admin.route("**/api/shares", async (route) => {
        await read;
        await route.continue();
      });
      const change = admin.getByRole("button", { name: "Change “Gate 3”" });
      const distance = admin.getByLabel("Distance of the viewers, m");
      await change.click();
      await distance.fill("4");
      await admin.getByRole("button", { name: "Save" }).click();
      await expect(admin.getByRole("row", { name: /Gate 3.*4 m, 43 inch/ })).toBeVisible();
      await change.click();
      await expect(distance).toHaveValue("4");
      await distance.fill("5");
      const answer = admin.waitForResponse("**/api/shares");
      letRead();
      await answer;
      await change.click();
      await expect(admin.getByRole("heading", { name: "Change “Gate 3”" })).toBeFocused();
      await expect(distance).toHaveValue("5");
      await admin.getByRole("button", { name: "Cancel" }).click();
      await expect(change).toBeFocused();
      await admin.unroute("**/api/shares");
    });

    await test.step("a pairing without its screen waits, and can be revoked", async () => {
      await screen.context().clearCookies();
      await screen.goto("/screen");
      await expect(shown).toHaveText(/^[A-Z\d]{4} [A-Z\d]{4}$/);
      const other = await shown.textContent();
      await screen.goto("about:blank");
      await admin.getByLabel("Name", { exact: true }).fill("Gate 4");
      await field.fill(other ?? "");
      await admin.getByRole("button", { name: "Pair this screen" }).click();
      await expect(
        admin.getByRole("heading", { name: "“Gate 4” is waiting for its screen" }),
      ).toBeVisible();
      await expect(admin.getByRole("row", { name: /Gate 4/ })).toContainText(
        "Waiting for its screen",
      );
      await expectSoundState(admin, "a screen that waits");
      await admin.getByRole("button", { name: "Change “Gate 4”" }).click();
      await expect(admin.getByRole("heading", { name: "Change “Gate 4”" })).toBeFocused();
      await admin.getByRole("button", { name: "Stop sharing “Gate 4”" }).click();
      await admin.getByRole("dialog").getByRole("button", { name: "Stop sharing" }).click();
      await expect(admin.getByRole("row", { name: /Gate 4/ })).toHaveCount(0);
      await expect(admin.getByRole("heading", { name: "Change “Gate 4”" })).toHaveCount(0);
      await expect(admin.locator("main:focus, main :focus")).toHaveCount(1);
    });
    await screen.context().close();
    await admin.context().close();
  },
);

test("the address can be copied without a clipboard", { tag: "@proof" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto("/trends?theme=dark&metric=incidents");
  await ready(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  const field = page.getByRole("textbox", { name: "Copy link" });
  const panel = await page.getByRole("dialog", { name: "Copy link" }).boundingBox();
  // Below the end of the top bar.
  expect(panel?.y).toBeGreaterThan(50);
  expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeGreaterThan(1300);
  await expect(field).toBeFocused();
  await expect(page.getByText("Press Ctrl+C to copy")).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await field.inputValue());
  const { searchParams } = new URL(await field.inputValue());
  expect([...searchParams.keys()].sort()).toEqual(["from", "metric", "tz"]);
  expect(searchParams.get("from")).toMatch(/^\d{4}-\d\d-\d\d$/);
  await expectSoundState(page, "the address to copy");
});
