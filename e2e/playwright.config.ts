import { defineConfig } from "@playwright/test";

const executablePath = process.env.CHROMIUM_PATH;

/**
 * Switched off: what Playwright switches off, whose list this one takes the place of; the suggestions of the
 * address bar, which no test sees but every new window draws, a seventh of all its work; and the process that
 * stands by for the next page.
 */
const features = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "PreconnectToSearch",
  "AimEnabled",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "SpareRendererForSitePerProcess",
];

export default defineConfig({
  testDir: ".",
  testMatch: "*.e2e.ts",
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  // For the sake of machines under load; what passes only then is named.
  retries: 1,
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
        // There is no graphics processor, and to play one costs a tenth of all work.
        "--disable-gpu-compositing",
        `--disable-features=${features.join(",")}`,
      ],
    },
  },
});
