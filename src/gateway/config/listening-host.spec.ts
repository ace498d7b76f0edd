import { expect, test } from "vitest";
import { canary } from "#gateway/testing/gateway.ts";
import { readHost } from "./listening-host.ts";
import { SettingsReader } from "./settings-reader.ts";

function read(host: string) {
  const settings = new SettingsReader({ HOST: host }, () => "");
  return { host: readHost(settings), faults: settings.faults };
}

test.each([
  ["127.0.0.1", "127.0.0.1"],
  ["::", "::"],
  ["[::1]", "::1"],
  ["fe80::1%eth0", "fe80::1%eth0"],
  ["LOCALHOST", "localhost"],
  ["gateway.example.com.", "gateway.example.com."],
  ["x86_64-conda-linux-gnu", "x86_64-conda-linux-gnu"],
])("takes %s", (text, host) => {
  expect(read(text)).toEqual({ host, faults: [] });
});

test.each([
  "http://127.0.0.1",
  `http://user:${canary}@127.0.0.1`,
  "localhost:4173",
  "[::1]:4173",
  "[localhost]",
  "256.1.1.1",
  "127.1",
  "0",
  "0x7f.1",
  "*",
  "127.0.0.1, ::1",
  "127.0.0.0/8",
  "a b",
  "a..b",
  "ä.example.com",
  `${canary}/`,
])("refuses %s", (text) => {
  const { faults } = read(text);
  expect(faults).toEqual([expect.stringMatching(/^HOST is no address/)]);
  expect(faults.join()).not.toContain(canary);
});
