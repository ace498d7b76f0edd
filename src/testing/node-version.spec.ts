import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = new URL("../../", import.meta.url);
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, root)), "utf8");
/** Written like this in the scripts and in the gateway's entry, which cannot share a module. */
function isSupported(major: number, minor: number): boolean {
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

test.each([
  [18, 20, false],
  [20, 18, false],
  [20, 19, true],
  [21, 7, false],
  [22, 11, false],
  [22, 12, true],
  [23, 0, true],
  [26, 0, true],
])("Node %i.%i is supported: %s", (major, minor, expected) => {
  expect(isSupported(major, minor)).toBe(expected);
});

test("scripts, gateway and package.json check the same versions", () => {
  const own = read("src/testing/node-version.spec.ts");
  const [, condition = "none"] = /^ {2}return (.*);$/m.exec(own) ?? [];
  expect(JSON.parse(read("package.json")).engines.node).toBe("^20.19.0 || >=22.12.0");
  expect(read("scripts/setup.mjs")).toContain(`return ${condition};`);
  expect(read("src/gateway/entry.ts")).toContain(`if (${condition}) {`);
});

test("the gateway's entry imports nothing before the check", () => {
  expect(read("src/gateway/entry.ts")).not.toMatch(/^import/m);
});
