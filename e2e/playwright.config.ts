import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

const executablePath = process.env.CHROMIUM_PATH;

/**
 * Disabled features: Playwright's own list, which this one replaces; the address bar's suggestions, which no test sees
 * but every new window renders, a seventh of all its work; and the spare process for the next page.
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
  testDir: "..",
  // A slice has its own.
  testMatch: ["e2e/**/*.e2e.ts", "src/slices/**/*.e2e.ts"],
  outputDir: "../test-results",
  fullyParallel: true,
  // A page and its gateway keep about one core busy.
  workers: Math.max(2, availableParallelism()),
  // For machines under load; tests that pass only then are reported.
  retries: 1,
  timeout: 150_000,
  // Long, so that a busy machine fails no test; usually the expected state is there at once.
  expect: { timeout: 45_000 },
  forbidOnly: true,
  use: {
    browserName: "chromium",
    locale: "en-GB",
    timezoneId: "Europe/Madrid",
    viewport: { width: 1440, height: 900 },
    // A loading page that moves is redrawn for every frame. The proof has all motion, as have tests about it.
    reducedMotion: process.env.PROOF === "1" ? "no-preference" : "reduce",
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Without these, a browser on a closed network spends its time on requests to its vendor.
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        // There is no graphics processor, and emulating one costs a tenth of all work.
        "--disable-gpu-compositing",
        `--disable-features=${features.join(",")}`,
      ],
    },
  },
});
