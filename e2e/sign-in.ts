import type { Browser, Page } from "@playwright/test";
import type { RunningServer } from "./servers.ts";

/** Settings of a gateway with passcodes. */
export const byPasscode = {
  ACCESS: "passcode",
  ACCESS_PASSCODE: "viewers-pass",
  ACCESS_ADMIN_PASSCODE: "admins-pass",
  POLL_SECONDS: "1",
  CACHE_SECONDS: "1",
};

export async function signIn(page: Page, passcode: string): Promise<void> {
  await page.getByLabel("Passcode").fill(passcode);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** A page in a new browser context. */
export async function cleanPage(browser: Browser, { address }: RunningServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: address });
  return context.newPage();
}
