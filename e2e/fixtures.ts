import { test as base, expect } from "@playwright/test";
import { type RunningServer, startGateway } from "./servers.ts";

interface Options {
  /** What the browser may complain of in this test, such as the status of a fault that it provokes. */
  readonly allowedComplaints: readonly RegExp[];
}

interface Workers {
  readonly gateway: RunningServer;
}

/**
 * Tests get a gateway with demo data that refreshes every second, and fail when the page logs an error,
 * throws one, or breaks the content security policy.
 */
export const test = base.extend<Options & { readonly soundness: undefined }, Workers>({
  allowedComplaints: [[], { option: true }],
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const gateway = await startGateway({ POLL_SECONDS: "1" });
      await use(gateway);
      await gateway.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ gateway }, use) => use(gateway.address),
  soundness: [
    async ({ page, allowedComplaints }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      await use(undefined);
      const unexpected = complaints.filter(
        (text) => !allowedComplaints.some((allowed) => allowed.test(text)),
      );
      expect(unexpected, "errors on the page").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
