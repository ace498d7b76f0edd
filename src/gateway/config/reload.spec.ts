import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";

const directory = mkdtempSync(join(tmpdir(), "countboard reload "));
afterAll(() => rmSync(directory, { recursive: true }));

const api = {
  COUNTING_API_URL: "https://api.example.com",
  COUNTING_API_CLIENT_ID: "id",
  COUNTING_API_CLIENT_SECRET: "secret",
};
const passcode = { ACCESS: "passcode", ACCESS_PASSCODE: "warehouse" };
const all = {
  ...api,
  ...passcode,
  COUNTING_API_WAREHOUSE_BY: "code",
  ACCESS_ADMIN_PASSCODE: "operators",
  ACCESS_PROXIES: "127.0.0.1",
  ALLOWED_HOSTS: "a.example",
  STATE_DIR: join(directory, "state"),
  SHARE_KEY: "a key of at least 32 characters, or more",
};
const fallbackDir = join(directory, "fallback");

/** What a reload says when settings change. */
function reload(current: Record<string, string>, next: Record<string, string>): string {
  const inUse = readEnvironment(current, { fallbackDir });
  try {
    readEnvironment(next, { fallbackDir, inUse });
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

function without(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
}

test.each([
  "ACCESS_ADMIN_PASSCODE",
  "ACCESS_PROXIES",
  "ALLOWED_HOSTS",
  "COUNTING_API_WAREHOUSE_BY",
])("refuses settings that have lost %s, also as an empty one", (name) => {
  const said = new RegExp(`^${name} is missing, but set `);
  expect(reload(all, without(name))).toMatch(said);
  if (name === "ALLOWED_HOSTS") expect(reload(all, { ...all, [name]: "" })).toMatch(said);
});

test("refuses what opens access or shows demo data", () => {
  expect(
    reload(all, {
      ...without(...Object.keys(passcode), "ACCESS_ADMIN_PASSCODE", "ACCESS_PROXIES"),
      ACCESS: "open",
    }),
  ).toMatch(/^ACCESS_ADMIN_PASSCODE, ACCESS_PASSCODE, ACCESS_PROXIES are missing/);
  expect(reload({ ...api, ...passcode }, api)).toMatch(/^ACCESS, ACCESS_PASSCODE are missing/);
  expect(reload({ ...api, ...passcode }, passcode)).toMatch(/COUNTING_API_URL are missing/);
});

test("refuses another folder, and makes none", () => {
  expect(reload(all, without("STATE_DIR"))).toMatch(/^STATE_DIR would name another folder/);
  expect(reload(all, { ...all, STATE_DIR: join(directory, "other") })).toMatch(/^STATE_DIR/);
  expect(reload({ ...all, ACCESS: "passcode" }, { ...all, STATE_DIR: `${all.STATE_DIR}/` })).toBe(
    "",
  );
  expect(existsSync(join(directory, "other"))).toBe(false);
});

test("refuses another key", () => {
  const other = { SHARE_KEY: "another key of at least 32 characters" };
  for (const next of [without("SHARE_KEY"), { ...all, ...other }]) {
    expect(reload(all, next)).toMatch(/^SHARE_KEY would be another key/);
  }
  expect(reload(without("SHARE_KEY"), all)).toMatch(/^SHARE_KEY would be another key/);
  expect(reload(all, all)).toBe("");
});

test("takes what closes access, shows figures of the API, or changes a value", () => {
  expect(reload({}, { ...api, ...passcode })).toBe("");
  expect(reload({}, {})).toBe("");
  const changed = {
    ACCESS_PASSCODE: "another one",
    COUNTING_API_CLIENT_SECRET: "new",
    TIME_ZONE: "UTC",
  };
  expect(reload({ ...all, CURRENCY: "EUR" }, { ...all, ...changed })).toBe("");
});
