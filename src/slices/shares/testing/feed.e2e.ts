import { expect, test } from "#e2e/fixtures.ts";
import { byPasscode, cleanPage, signIn } from "#e2e/sign-in.ts";
import { expectSoundState } from "#e2e/sound-page.ts";

test("an admin makes a feed, whose token another program reads with", async ({
  browser,
  start,
}, testInfo) => {
  const settings = { ...byPasscode, STATE_DIR: testInfo.outputPath("state") };
  const gateway = await start.gateway(settings);
  const page = await cleanPage(browser, gateway);
  await page.goto("/shares");
  await signIn(page, byPasscode.ACCESS_ADMIN_PASSCODE);
  await page.getByLabel("A program, by a token").check();
  await page.getByLabel("Everything", { exact: true }).check();
  await page.getByRole("button", { name: "Make the feed" }).click();
  const token = await page.getByLabel("Token of the feed").inputValue();
  await expectSoundState(page, "the token to copy");
  const headers = { Authorization: `Bearer ${token}` };
  const feed = `${gateway.address}/feed/countings.csv`;
  expect(await (await fetch(feed, { headers })).text()).toMatch(/^id,warehouse\.id,/);
  await page.reload();
  await expect(page.getByRole("img", { name: "Data feed" })).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);
  await page.getByRole("button", { name: /^Stop sharing/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Stop sharing" }).click();
  await expect(page.locator("[data-share=revoked]").first()).toBeVisible();
  await expect.poll(async () => (await fetch(feed, { headers })).status).toBe(403);
  await page.context().close();
});
