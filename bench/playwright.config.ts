import { defineConfig } from "@playwright/test";
import base from "../e2e/playwright.config.ts";

/** One visit at a time, so that nothing but what is measured runs. */
export default defineConfig(base, {
  testDir: ".",
  testMatch: "*.bench.ts",
  workers: 1,
  fullyParallel: false,
  timeout: 900_000,
});
