import { defineConfig } from "@playwright/test";
import base from "../e2e/playwright.config.ts";

/** One visit at a time, so nothing else runs during a measurement. */
export default defineConfig(base, {
  testDir: ".",
  testMatch: "*.bench.ts",
  workers: 1,
  fullyParallel: false,
  timeout: 900_000,
  // Measures what most people see.
  use: { reducedMotion: "no-preference" },
});
