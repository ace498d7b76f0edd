import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { canary } from "#gateway/testing/gateway.ts";
import { ConfigFault } from "./config.ts";
import { readEnvironment } from "./environment.ts";

const directory = mkdtempSync(join(tmpdir(), "countboard environment "));
afterAll(() => rmSync(directory, { recursive: true }));

const passcode = { ACCESS: "passcode", ACCESS_PASSCODE: "a passcode" };
const long = `${canary} and enough more of it`;

function faults(env: Record<string, string>): readonly string[] {
  try {
    readEnvironment(env, join(directory, "unused"));
  } catch (error) {
    if (error instanceof ConfigFault) return error.sentences;
    throw error;
  }
  return [];
}

test("writes nothing with open access and without a folder", () => {
  const fallbackDir = join(directory, "open");
  expect(readEnvironment({}, fallbackDir)).toMatchObject({ key: undefined, stateDir: undefined });
  expect(existsSync(fallbackDir)).toBe(false);
});

test("creates the default folder and a key when access is restricted", () => {
  const fallbackDir = join(directory, "default");
  const { key, stateDir } = readEnvironment(passcode, fallbackDir);
  expect(stateDir).toBe(fallbackDir);
  expect(key).toHaveLength(32);
  expect(readEnvironment(passcode, fallbackDir).key).toEqual(key);
  expect(readdirSync(fallbackDir)).toEqual(["gateway.key"]);
});

test("prefers a configured key to the folder's; equal texts are equal keys", () => {
  const stateDir = join(directory, "keyed");
  writeFileSync(join(directory, "key"), `${long}\n`);
  const direct = readEnvironment({ ...passcode, STATE_DIR: stateDir, SHARE_KEY: long });
  const fromFile = readEnvironment({ SHARE_KEY_FILE: join(directory, "key") });
  expect(direct.key).toHaveLength(32);
  expect(fromFile.key).toEqual(direct.key);
  expect(readdirSync(stateDir)).toEqual([]);
});

test("reports faults of keys and folders with all others, and repeats no key", () => {
  writeFileSync(join(directory, "file"), "");
  const said = faults({
    ...passcode,
    PORT: "x",
    SHARE_KEY: canary,
    STATE_DIR: join(directory, "file"),
  });
  expect(said.map((one) => one.split(" ")[0])).toEqual(["PORT", "SHARE_KEY", "STATE_DIR"]);
  expect(said.join()).not.toContain(canary);
  expect(faults({ SHARE_KEY: long, SHARE_KEY_FILE: "/x" })[0]).toMatch(/both set/);
});

test("reads calendar files of work hours, and says which of them is not used", () => {
  const path = (name: string) => join(directory.replaceAll(" ", "-"), name);
  mkdirSync(path(""));
  const event =
    "BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20001225\r\nRRULE:FREQ=YEARLY\r\nEND:VEVENT\r\n";
  writeFileSync(path("holidays.ics"), `BEGIN:VCALENDAR\r\n${event}END:VCALENDAR\r\n`);
  writeFileSync(path("large.ics"), event.repeat(20_000));
  const read = (name: string) => ({ WORK_HOURS: `UTC Mo 6:00-9:00, off ${path(name)}` });
  const dates =
    readEnvironment(read("holidays.ics")).config.workHours(Date.now())?.[0]?.dates ?? [];
  expect(dates.length).toBeGreaterThan(1);
  expect(dates.every(({ date }) => date.endsWith("-12-25"))).toBe(true);
  expect(faults(read("large.ics"))).toEqual([expect.stringMatching(/larger than 1 MB/)]);
  expect(faults(read("missing.ics"))).toEqual([expect.stringMatching(/cannot be read \(ENOENT\)/)]);
  rmSync(path(""), { recursive: true });
});
