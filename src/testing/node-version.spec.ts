import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, root)), "utf8");
const condition = "major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)";

test.each([
  ["18.20.4", false],
  ["20.18.3", false],
  ["20.19.0", true],
  ["21.7.3", false],
  ["22.11.0", false],
  ["22.12.0", true],
  ["23.0.0", true],
  ["24.21.0", true],
  ["26.0.0-nightly", true],
])("Node %s is supported: %s", async (version, isSupported) => {
  const { isSupportedNode } = await import(new URL("scripts/setup.mjs", root).href);
  expect(isSupportedNode(version)).toBe(isSupported);
});

test("scripts, gateway and package.json check the same versions", () => {
  expect(JSON.parse(read("package.json")).engines.node).toBe("^20.19.0 || >=22.12.0");
  expect(read("scripts/setup.mjs")).toContain(`return ${condition};`);
  expect(read("src/gateway/entry.ts")).toContain(`if (${condition}) {`);
});

test("the gateway's entry imports nothing before the check", () => {
  expect(read("src/gateway/entry.ts")).not.toMatch(/^import/m);
});
