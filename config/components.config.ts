import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import pages from "../e2e/playwright.config.ts";

/** Tests of components in a real browser, without a build. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  plugins: [react()],
  css: { modules: { localsConvention: "camelCaseOnly" } },
  // Found late, they would reload the page in the middle of a test.
  optimizeDeps: {
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-dev-runtime",
      "react-router",
      "lucide-react",
      "vitest-browser-react",
    ],
  },
  test: {
    include: ["src/**/*.spec.tsx"],
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: pages.use?.launchOptions ?? {} }),
      instances: [{ browser: "chromium", viewport: { width: 1000, height: 700 } }],
    },
  },
});
