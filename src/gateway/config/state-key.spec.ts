import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ConfigFault } from "./config.ts";
import { sharedKey } from "./state-key.ts";

const directory = mkdtempSync(join(tmpdir(), "countboard state "));
afterAll(() => rmSync(directory, { recursive: true }));

test("gateways that share a folder share a key, which only they can read", () => {
  const [stateDir, other] = [join(directory, "one"), join(directory, "other")];
  mkdirSync(stateDir);
  mkdirSync(other);
  const key = sharedKey(stateDir);
  expect(key).toHaveLength(32);
  expect(sharedKey(stateDir)).toEqual(key);
  expect(readdirSync(stateDir)).toEqual(["gateway.key"]);
  expect(statSync(join(stateDir, "gateway.key")).mode & 0o777).toBe(0o600);
  expect(sharedKey(other)).not.toEqual(key);
});

test("a folder that cannot be used is a fault", () => {
  writeFileSync(join(directory, "file"), "");
  expect(() => sharedKey(join(directory, "file"))).toThrow(ConfigFault);
  writeFileSync(join(directory, "gateway.key"), "short", { mode: 0o600 });
  expect(() => sharedKey(directory)).toThrow(/^STATE_DIR holds a gateway\.key that is not/);
});

test.runIf(process.platform !== "win32")(
  "a key that is a pipe, or a link to nothing, is a fault",
  () => {
    const stateDir = join(directory, "odd");
    mkdirSync(stateDir);
    const path = join(stateDir, "gateway.key");
    execFileSync("mkfifo", [path]);
    expect(() => sharedKey(stateDir)).toThrow(/cannot be read \(NOTFILE\)/);
    rmSync(path);
    symlinkSync(join(directory, "nothing"), path);
    expect(() => sharedKey(stateDir)).toThrow(/cannot be read \(ENOENT\)/);
  },
);
