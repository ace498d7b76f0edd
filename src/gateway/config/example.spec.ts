import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { settings } from "#contract/settings.ts";
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
    const config = readConfig({ ...Object.fromEntries(filled), ...access }, () => "targets: []");
    expect(config).toMatchObject({
      demo: false,
      frameAncestors: "'none'",
      access: { mode: access.ACCESS },
      allowedHosts: ["figures.example.com", "10.0.0.5"],
      upstream: { clientSecret: expect.stringContaining(canary) },
    });
  });
});

/** The rows of the table of settings in docs/operating.md: a name, its default as written, and its meaning. */
const documented = [
  ...read("docs/operating.md").matchAll(/^\| (`[A-Z].*?) \| (.*?) \| (.*) \|$/gm),
].flatMap(([, names = "", defaults = "", meaning = ""]) => {
  const written = defaults.startsWith("`") ? [...defaults.matchAll(/`([^`]+)`/g)] : [];
  return [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = ""], index) => ({
    name,
    fallback: written[index]?.[1],
    meaning,
  }));
});

describe("the table in docs/operating.md", () => {
  const proxies = /_PROXY$/;

  test("has every setting once, and no other", () => {
    const names = documented.map(({ name }) => name).filter((name) => !proxies.test(name));
    const all = [...settingNames].map((name) => name.replace(/(?<!SETTINGS|ALERTS)_FILE$/, ""));
    expect(names.sort()).toEqual([...new Set(all)].sort());
  });

  const api = {
    COUNTING_API_URL: "https://api.example.com",
    COUNTING_API_CLIENT_ID: "id",
    COUNTING_API_CLIENT_SECRET: canary,
  };
  const configOf = (env: Record<string, string>) => {
    const { workHours, ...others } = readConfig({ ...api, ...env }, () => "");
    return { ...others, workHours: workHours(0) };
  };
  const withDefault = documented.flatMap(({ name, fallback }) =>
    fallback === undefined || name in api ? [] : [[name, fallback] as const],
  );

  test.each(withDefault)("says of %s that it is %s by default", (name, fallback) => {
    expect(configOf({ [name]: fallback })).toEqual(configOf({}));
  });
});

describe.each(Object.values(settings))("$name", (row) => {
  test("is in .env.example, with the default of its row", () => {
    const [, value] = new RegExp(`^#${row.name}=(.*)$`, "m").exec(example) ?? [];
    expect(value).toBeDefined();
    const fallback = fallbackOf(row);
    if (fallback !== undefined) expect(value).toBe(fallback);
  });

  test("has that default and all options in docs/operating.md", () => {
    const found = documented.find(({ name }) => name === row.name);
    const fallback = fallbackOf(row);
    if (fallback !== undefined) expect(found?.fallback).toBe(fallback);
    for (const option of row.kind === "choice" ? row.options : []) {
      expect(found?.meaning).toContain(`\`${option}\``);
    }
  });
});

/** As written; `undefined` for a row that has a reader of its own. */
function fallbackOf(row: (typeof settings)[keyof typeof settings]): string | undefined {
  switch (row.kind) {
    case "number":
    case "choice":
      return String(row.fallback);
    case "flag":
      return "0";
    default:
      return undefined;
  }
}

test(".env.example has every setting", () => {
  for (const name of settingNames) {
    expect(example).toContain(name.replace(/(?<!SETTINGS)_FILE$/, ""));
  }
});
