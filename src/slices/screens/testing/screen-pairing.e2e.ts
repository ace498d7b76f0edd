import { expect, failedRequests, test } from "#e2e/fixtures.ts";
import { figure, ready } from "#e2e/page-state.ts";
import { byPasscode, cleanPage, signIn } from "#e2e/sign-in.ts";
import { expectSoundState } from "#e2e/sound-page.ts";

// The browser logs the status of each refused request.
test.use({ allowedComplaints: failedRequests });

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
      await admin.getByLabel("One count").check();
      await admin.getByRole("combobox", { name: "Count" }).fill("lines-50");
      await admin.getByRole("combobox", { name: "Count" }).press("Enter");
      await expectSoundState(admin, "the form that changes a screen");
      await admin.getByRole("button", { name: "Save" }).click();
      await expect(row).toHaveCount(0);
      await expect(admin.getByRole("row", { name: /Gate 3.*started.*3 m, 43 inch/ })).toBeVisible();
      await expect(admin.getByRole("button", { name: "Change “Gate 3”" })).toBeFocused();
      await expect(screen).toHaveURL(/\/screen\?counting=lines-50&distance=3&diagonal=43$/);
      await ready(screen);
      await expect(figure(screen, "total")).toHaveAttribute("value", "50");
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
