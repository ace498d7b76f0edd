import { defineConfig } from "@playwright/test";

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  timeout: 150_000,
  // Long, so that a busy machine fails no test; what is expected usually is there at once.
  expect: { timeout: 45_000 },
  forbidOnly: true,
  use: {
    browserName: "chromium",
    locale: "en-GB",
    timezoneId: "Europe/Madrid",
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Without these a browser on a closed network spends its time on calls home.
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});
