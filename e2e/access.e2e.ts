import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, failedRequests, test } from "./fixtures.ts";
import { complete, expectState, figure, go, ready } from "./page-state.ts";
import { byPasscode, cleanPage, signIn } from "./sign-in.ts";
import { expectSoundPage, expectSoundState } from "./sound-page.ts";

// The browser logs the status of each refused request.
test.use({ allowedComplaints: failedRequests });

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
  await page.getByRole("button", { name: "Menu" }).click();
  const panel = page.getByRole("dialog", { name: "Menu" });
  await expect(panel).toContainText("Signed in as a viewer");
  await expect(page.getByRole("link", { name: "Shares" })).toHaveCount(0);
  await panel.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByLabel("Passcode")).toBeVisible();
  await page.context().close();
});

test(
  "an admin ends all sessions and signs in again",
  { tag: "@sweep" },
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
  const gateway = await start.gateway({
    ...byPasscode,
    POLL_SECONDS: "20",
    STATE_DIR: testInfo.outputPath("state"),
  });
  const admin = await cleanPage(browser, gateway);
  await admin.goto("/countings/lines-50");
  await signIn(admin, byPasscode.ACCESS_ADMIN_PASSCODE);
  await admin.getByRole("button", { name: "Share", exact: true }).click();
  await admin.getByRole("link", { name: "Link for someone outside" }).click();
  const counting = admin.getByRole("combobox", { name: "Count" });
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
  const name = admin.getByLabel("Name", { exact: true });
  await expect(name).toHaveValue(/^Rotterdam Maasvlakte, \w{3} \d+ \w+, \d\d:\d\d$/);
  await name.fill("");
  await admin.getByRole("button", { name: "Make the link" }).click();
  await expect(name).toBeFocused();
  await name.fill("Night shift");
  for (const hideable of ["Show costs", "Show names"]) {
    await expect(admin.getByLabel(hideable, { exact: true })).not.toBeChecked();
  }
  await admin.getByRole("button", { name: "Make the link" }).click();
  const link = await admin.getByLabel("Address of the link").inputValue();
  await expect(admin.getByRole("img", { name: /^QR code/ })).toBeVisible();
  await expectSoundPage(admin, "the page of share links");

  const viewer = await cleanPage(browser, gateway);
  const thrown: Error[] = [];
  viewer.on("pageerror", (error) => thrown.push(error));
  await viewer.clock.install();
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
  await expect(
    viewer
      .getByText(/^User \d+$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(viewer.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveText([
    "Count",
  ]);
  await go(viewer, "/trends");
  await expect(viewer.getByRole("heading", { name: "Not part of what was shared" })).toBeVisible();
  await expect(viewer.locator("main")).toContainText(
    /The link that you opened shows: .+, started .+\d\d:\d\d\./,
  );
  await viewer.getByRole("link", { name: "Open what was shared" }).click();
  await expectState(viewer, "ready");
  await test.step("the palette finds nothing else", async () => {
    await viewer.keyboard.press("ControlOrMeta+k");
    const found = viewer.getByRole("dialog", { name: "Search or go to" }).getByRole("option");
    await expect(found.filter({ hasText: /Page$/ })).toHaveText([/^Count/, /^Views/, /^Help/]);
    await expect(found.filter({ hasText: /(Count|counts|screen)$/ })).toHaveCount(0);
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
  await viewer.clock.fastForward("00:25");
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

test("the address can be copied without a clipboard", { tag: "@sweep" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  await page.goto("/trends?theme=dark&metric=incidents");
  await ready(page);
  const share = page.getByRole("button", { name: "Share" });
  await share.click();
  const panel = page.getByRole("dialog", { name: "Share" });
  await panel.getByRole("button", { name: "Copy link" }).click();
  const field = panel.getByRole("textbox", { name: "Copy link" });
  const [below, above] = [await panel.boundingBox(), await share.boundingBox()];
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  await expect(field).toBeFocused();
  await expect(page.getByText("Press Ctrl+C to copy")).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await field.inputValue());
  const { searchParams } = new URL(await field.inputValue());
  expect([...searchParams.keys()].sort()).toEqual(["from", "metric", "tz"]);
  expect(searchParams.get("from")).toMatch(/^\d{4}-\d\d-\d\d$/);
  await expectSoundState(page, "the address to copy");
});

test("signing out in one tab removes what another shows, and what both stored", async ({
  browser,
  start,
}, testInfo) => {
  const gateway = await start.gateway({
    ...byPasscode,
    // No poll finds out by itself.
    POLL_SECONDS: "3600",
    STATE_DIR: testInfo.outputPath("state"),
  });
  const admin = await cleanPage(browser, gateway);
  await admin.goto("/");
  await signIn(admin, byPasscode.ACCESS_ADMIN_PASSCODE);
  await complete(admin);
  const other = await admin.context().newPage();
  await other.goto("/countings/lines-50");
  await complete(other);
  await expect(figure(other, "total")).toHaveAttribute("value", "50");
  const names = () =>
    admin.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(await names()).toContain("Rotterdam");
  const made = await admin.request.post("/api/shares", {
    data: {
      name: "One warehouse",
      scope: { kind: "warehouse", warehouse: "1", name: null },
      hides: [],
      seconds: 3600,
    },
  });
  const { link } = await made.json();

  await admin.getByRole("button", { name: "Menu" }).click();
  await admin.getByRole("button", { name: "Sign out" }).click();
  await expect(admin.getByLabel("Passcode")).toBeVisible();
  expect(await names()).not.toContain("Rotterdam");
  await expectState(other, "error");
  await expect(other.locator("data[data-figure]")).toHaveCount(0);

  await admin.goto(link);
  await admin.getByRole("button", { name: "Open the dashboard" }).click();
  await complete(admin);
  await admin.keyboard.press("ControlOrMeta+k");
  const palette = admin.getByRole("dialog", { name: "Search or go to" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  const found = palette.getByRole("option");
  await admin.keyboard.type("Rotter");
  // The palette offers to look up what was typed.
  await expect(found.last()).toHaveText(/^Look up/);
  await expect(found.filter({ hasText: "Rotterdam" })).toHaveCount(0);
  await admin.context().close();
});

test("a sign-in page within another site leads to a tab of its own", async ({
  browser,
  start,
}, testInfo) => {
  const gateway = await start.gateway({
    ...byPasscode,
    FRAME_ANCESTORS: "http://localhost:* http://127.0.0.1:*",
    STATE_DIR: testInfo.outputPath("state"),
  });
  const page = await cleanPage(browser, gateway);
  const notice = "browsers do not keep you signed in to Countboard";
  const intranet = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end(`<iframe src="${gateway.address}/trends"></iframe>`);
  });
  await new Promise<void>((resolve) => intranet.listen(0, "127.0.0.1", resolve));
  const { port } = intranet.address() as AddressInfo;
  for (const [host, isOther] of [
    ["localhost", true],
    ["127.0.0.1", false],
  ] as const) {
    await page.goto(`http://${host}:${port}/`);
    const frame = page.frameLocator("iframe");
    await expect(frame.getByLabel("Passcode")).toBeVisible();
    const link = frame.getByRole("link", { name: "Open it in its own tab" });
    await expect(frame.getByText(notice)).toBeVisible({ visible: isOther });
    await expect(link).toHaveCount(isOther ? 1 : 0);
    if (isOther) {
      const opening = page.waitForEvent("popup");
      await link.click();
      const opened = await opening;
      await signIn(opened, byPasscode.ACCESS_PASSCODE);
      await expect(opened).toHaveURL(`${gateway.address}/trends`);
      await opened.close();
      await page.context().clearCookies();
    }
  }
  await page.context().close();
  await new Promise((resolve) => intranet.close(resolve));
});
