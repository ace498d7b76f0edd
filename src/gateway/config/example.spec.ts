import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { canary } from "#gateway/testing/gateway.ts";
import { readConfig } from "./config.ts";
import { settingNames } from "./setting-names.ts";
import { readSettingsFile } from "./settings-file.ts";

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, root)), "utf8");
const example = read(".env.example");
const settingLine = /^#([A-Z_]+=.*)$/gm;

describe(".env.example", () => {
  test("has no settings as it is", () => {
    expect(readSettingsFile(example, "It")).toEqual({ values: new Map(), faults: [], notes: [] });
  });

  test("has whole values where every line is a setting", () => {
    const { values, faults, notes } = readSettingsFile(example.replaceAll(settingLine, "$1"), "It");
    expect([faults, notes]).toEqual([[], []]);
    for (const [, line = ""] of example.matchAll(settingLine)) {
      const at = line.indexOf("=");
      expect(values.get(line.slice(0, at))).toBe(line.slice(at + 1));
    }
    expect(values.size).toBeGreaterThan(30);
  });

  test.each([
    ["open access", /^(?!ACCESS_)/, { ACCESS: "open" }],
    ["passcodes", /^(?!ACCESS_(HEADER|ADMINS))/, { ACCESS: "passcode" }],
    ["a header", /^(?!ACCESS_(ADMIN_)?PASSCODE)/, { ACCESS: "header" }],
  ])("is valid with %s", (_, names, access) => {
    const { values } = readSettingsFile(example.replaceAll(settingLine, "$1"), "It");
    const examples = [...values].filter(([name]) => names.test(name));
    const filled = examples
      .filter(([name]) => !name.endsWith("_CERT_FILE"))
      .map(([name, value]) => [name, value || `${name} ${canary} ${"x".repeat(32)}`]);
    const config = readConfig({ ...Object.fromEntries(filled), ...access }, () => "");
    expect(config).toMatchObject({
      demo: false,
      frameAncestors: "'none'",
      access: { mode: access.ACCESS },
      allowedHosts: ["figures.example.com", "10.0.0.5"],
      upstream: { clientSecret: expect.stringContaining(canary) },
    });
  });
});

test("docs/operating.md and the example have every setting", () => {
  const operating = read("docs/operating.md");
  for (const name of settingNames) {
    const base = name.replace(/(?<!SETTINGS)_FILE$/, "");
    expect(operating).toContain(`\`${base}\``);
    expect(example).toContain(base);
  }
});
