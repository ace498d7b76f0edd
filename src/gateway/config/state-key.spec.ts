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
import { sharedKey as readKey } from "./state-key.ts";

const directory = mkdtempSync(join(tmpdir(), "countboard state "));
const notes: string[] = [];
const sharedKey = (stateDir: string) => readKey(stateDir, (sentence) => notes.push(sentence));
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
    expect(() => sharedKey(stateDir)).toThrow(/cannot be read \(it is a pipe or a device/);
    rmSync(path);
    symlinkSync(join(directory, "nothing"), path);
    expect(() => sharedKey(stateDir)).toThrow(/cannot be read \(ENOENT\)/);
  },
);

test.each([0, 7, 255])("a key whose bytes are all %i is a fault", (byte) => {
  const stateDir = join(directory, `bytes ${byte}`);
  mkdirSync(stateDir);
  writeFileSync(join(stateDir, "gateway.key"), Buffer.alloc(32, byte));
  expect(() => sharedKey(stateDir)).toThrow(/^STATE_DIR holds a gateway\.key that is not/);
});

test("a new key beside shares says that they have ended", () => {
  notes.length = 0;
  const stateDir = join(directory, "lost key");
  mkdirSync(stateDir);
  sharedKey(stateDir);
  expect(notes).toEqual([]);
  const restored = join(directory, "restored");
  mkdirSync(restored);
  writeFileSync(join(restored, "shares.json"), "{}");
  sharedKey(restored);
  expect(notes).toEqual([expect.stringContaining("all links, screens and sessions have ended")]);
  sharedKey(restored);
  expect(notes).toHaveLength(1);
});
