import type { Page } from "@playwright/test";
import { expectState, ready } from "#e2e/page-state.ts";
import { messages as imports } from "#slices/imports/messages/en.ts";

/** A line of the log, by its number. */
export const lineOf = (page: Page, line: number) =>
  page.locator(`[role=row][aria-rowindex="${line}"]`);
export const numberOf = (page: Page, line: string) =>
  page.getByRole("link", { name: imports.lineNumber(line), exact: true });
export const search = (page: Page) => page.getByRole("searchbox", { name: imports.search });
export const hits = (page: Page) => page.getByRole("search").getByRole("status");
export const linked = (page: Page) => page.locator('main [aria-current="true"]');

/** A log's text, from the gateway. */
export async function logOf(address: string, id: string): Promise<string> {
  const response = await fetch(new URL(`/api/v1/products/imports/${id}/error-log`, address));
  return (await response.json()) as string;
}

/** Opens a page of logs and waits for its content. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
  await expectState(page, "ready");
}
