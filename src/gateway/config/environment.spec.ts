import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { canary } from "#gateway/testing/gateway.ts";
import { ConfigFault } from "./config.ts";
import { createProcessReader, readEnvironment } from "./environment.ts";

const directory = mkdtempSync(join(tmpdir(), "countboard environment "));
afterAll(() => rmSync(directory, { recursive: true }));

const passcode = { ACCESS: "passcode", ACCESS_PASSCODE: "a passcode" };
const long = `${canary} and enough more of it`;

function faults(env: Record<string, string>): readonly string[] {
  try {
    readEnvironment(env, { fallbackDir: join(directory, "unused") });
  } catch (error) {
    if (error instanceof ConfigFault) return error.sentences;
    throw error;
  }
  return [];
}

test("writes nothing with open access and without a folder", () => {
  const fallbackDir = join(directory, "open");
  expect(readEnvironment({}, { fallbackDir })).toMatchObject({
    key: undefined,
    stateDir: undefined,
  });
  expect(existsSync(fallbackDir)).toBe(false);
});

test("creates the default folder and a key when access is restricted", () => {
  const fallbackDir = join(directory, "default");
  const { key, stateDir } = readEnvironment(passcode, { fallbackDir });
  expect(stateDir).toBe(fallbackDir);
  expect(key).toHaveLength(32);
  expect(readEnvironment(passcode, { fallbackDir }).key).toEqual(key);
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

describe("the file of settings", () => {
  const path = join(directory, "settings.env");
  const api =
    "COUNTING_API_URL=https://api.example.com\nCOUNTING_API_CLIENT_ID=a\nCOUNTING_API_CLIENT_SECRET=b\n";
  /** What reading says for each text that the file has in turn; `null` is no file. */
  function read(
    texts: readonly (string | Buffer | null)[],
    { env = {}, isNamed = false }: { env?: Record<string, string>; isNamed?: boolean } = {},
  ) {
    const inherited = { ...env, ...(isNamed && { SETTINGS_FILE: path }) };
    const readProcess = createProcessReader(inherited, path);
    return texts.map((text) => {
      rmSync(path, { force: true });
      if (text !== null) writeFileSync(path, text);
      try {
        return readProcess().config;
      } catch (error) {
        if (error instanceof ConfigFault) return error.sentences.join(" ");
        throw error;
      }
    });
  }

  test("may be missing, or have comments alone, unless SETTINGS_FILE names it", () => {
    for (const text of [null, "", "# nothing yet\n"]) {
      expect(read([text])).toEqual([expect.objectContaining({ demo: true })]);
      const fault = text === null ? /names cannot be read \(ENOENT\)/ : /names has no settings/;
      expect(read([text], { isNamed: true })).toEqual([expect.stringMatching(fault)]);
    }
    expect(read([api], { env: { SETTINGS_FILE: "" } })).toEqual([
      expect.stringMatching(/^SETTINGS_FILE is empty/),
    ]);
  });

  test("says at a start that it has no settings, because demo data may surprise", () => {
    const note =
      /^The file .*settings\.env has no settings: without COUNTING_API_URL in .* demo data/;
    for (const text of ["", "# nothing yet\n"]) {
      expect(read([text])).toEqual([
        expect.objectContaining({ notes: [expect.stringMatching(note)] }),
      ]);
    }
    expect(read([null])).toEqual([expect.objectContaining({ notes: [] })]);
  });

  test.each([
    [null, /is gone/],
    ["", /has no settings/],
    ["# all of it\n", /has no settings/],
    [Buffer.from(`\uFEFF${api}`, "utf16le"), /is not text in UTF-8/],
    [`${api}ALLOWED_HOS`, /line 4: This is neither a comment nor a setting/],
    [`ACCESS="passcode\n${api}`, /line 1: The quote sign/],
  ])("does not lose its settings in silence: %j", (text, fault) => {
    const [first, second] = read([api, text]);
    expect(first).toMatchObject({ demo: false });
    expect(second).toMatch(fault);
  });

  test("is read again whole", () => {
    const [, second, third] = read([`${api}PORT=1`, `${api}TIME_ZONE=UTC`, `${api}PORT=2`]);
    expect(second).toMatchObject({ port: 4173, timeZone: "UTC" });
    expect(third).toMatchObject({ port: 2, timeZone: null });
  });

  test("names the settings that it had before", () => {
    const access = "ACCESS=passcode\nACCESS_PASSCODE=warehouse\n";
    const all = `${access}ACCESS_ADMIN_PASSCODE=${canary}\nALLOWED_HOSTS=a.example\nCURRENCY=\n`;
    const stateDir = `STATE_DIR=${join(directory, "named")}\n`;
    const lost = /settings\.env no longer has: ACCESS_ADMIN_PASSCODE, ALLOWED_HOSTS\.$/;
    const notes = read([
      stateDir + all,
      `${stateDir}${access}ALLOWED_HOSTS=\n`,
      // The reload before may have been refused.
      `${stateDir}${access}`,
      stateDir + all,
    ]).map((config) => (typeof config === "string" ? config : config.notes));
    expect(notes).toEqual([[], [expect.stringMatching(lost)], [expect.stringMatching(lost)], []]);
  });

  test("gives way to the environment, which is named, but not to empty variables", () => {
    const env = { POLL_SECONDS: "5", CURRENCY: "", PORT: "1" };
    expect(read(["POLL_SECONDS=7\nCURRENCY=EUR\nPORT=1\n"], { env })).toEqual([
      expect.objectContaining({
        pollSeconds: 5,
        currency: "EUR",
        notes: ["The environment has other values than the file for: POLL_SECONDS."],
      }),
    ]);
  });

  test("must suit the host that the process listens on already, too", () => {
    writeFileSync(path, "HOST=127.0.0.1\nACCESS=open");
    const readProcess = createProcessReader({}, path);
    const again = (listeningOn: string) => readProcess({ listeningOn, inUse: readProcess() });
    expect(again("::1").config).toMatchObject({ host: "127.0.0.1" });
    expect(() => again("0.0.0.0")).toThrow(/^ALLOWED_HOSTS is missing/);
  });
});
