import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ConfigFault } from "./config.ts";
import { makeStateDir } from "./state-dir.ts";

const directory = mkdtempSync(join(tmpdir(), "countboard's state "));
afterAll(() => rmSync(directory, { recursive: true }));

const octal = (mode: number) => [mode.toString(8), mode] as const;

let count = 0;
function folder(mode: number, files: Readonly<Record<string, number>> = {}): string {
  count += 1;
  const path = join(directory, `${count}`);
  mkdirSync(path);
  for (const [name, fileMode] of Object.entries(files)) {
    writeFileSync(join(path, name), "");
    chmodSync(join(path, name), fileMode);
  }
  chmodSync(path, mode);
  return path;
}

function faults(path: string, uid?: number | null): readonly string[] {
  try {
    makeStateDir(path, uid);
  } catch (error) {
    if (error instanceof ConfigFault) return error.sentences;
    throw error;
  }
  return [];
}

const own = process.getuid?.() ?? 0;
const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`)}'`;

// Windows has no modes.
describe.runIf(process.platform !== "win32")("a folder", () => {
  test.each([0o777, 0o1777, 0o770, 0o702, 0o720].map(octal))(
    "with mode %s, in which others write, is refused with the command",
    (_, mode) => {
      const path = folder(mode);
      const [fault, ...others] = faults(path);
      expect(others).toEqual([]);
      expect(fault).toMatch(/^STATE_DIR can be written by other users \(mode [0-7]+\)/);
      expect(fault).toContain(`chmod 700 ${quoted(path)}`);
      chmodSync(path, 0o700);
      expect(faults(path)).toEqual([]);
    },
  );

  test("in which others write is rejected through a symbolic link, too", () => {
    const link = join(directory, "link");
    symlinkSync(folder(0o777), link);
    expect(faults(link)[0]).toContain(`chmod 700 ${quoted(link)}`);
  });

  test.each([0o700, 0o750, 0o755, 0o2755].map(octal))("with mode %s is fine", (_, mode) => {
    expect(faults(folder(mode, { "gateway.key": 0o600, "shares.json": 0o400 }))).toEqual([]);
  });

  test("that is created is private to this user", () => {
    const path = join(directory, "made", "here");
    expect(faults(path)).toEqual([]);
    expect(statSync(path).mode & 0o777).toBe(0o700);
  });

  test.each([
    ["gateway.key", "644"],
    ["gateway.key", "640"],
    ["shares.json", "666"],
    ["shares.json", "604"],
  ])("whose %s has mode %s is refused with the command", (name, mode) => {
    const path = folder(0o700, { [name]: Number.parseInt(mode, 8) });
    const [fault, ...others] = faults(path);
    expect(others).toEqual([]);
    expect(fault).toContain(`${name} in STATE_DIR can be read by other users`);
    expect(fault).toContain(`chmod 600 ${quoted(join(path, name))}`);
  });

  test("of another user is refused with the command", () => {
    const path = folder(0o700, { "gateway.key": 0o600 });
    const key = join(path, "gateway.key");
    // Root changes the owner; other users pass a different user id.
    const uid = own === 0 ? 0 : own + 1;
    if (own === 0) for (const one of [path, key]) chownSync(one, 12_345, 0);
    const [ofFolder, ofKey] = faults(path, uid);
    expect(ofFolder).toContain(`chown ${uid} ${quoted(path)} && chmod 700 ${quoted(path)}`);
    expect(ofKey).toContain(`chown ${uid} ${quoted(key)} && chmod 600 ${quoted(key)}`);
  });

  test("reports all faults at once", () => {
    const path = folder(0o777, { "gateway.key": 0o644, "shares.json": 0o644 });
    expect(faults(path)).toHaveLength(3);
  });
});

test("modes are ignored where there are no users", () => {
  expect(faults(folder(0o777, { "gateway.key": 0o666 }), null)).toEqual([]);
});
