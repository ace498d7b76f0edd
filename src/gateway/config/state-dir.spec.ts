import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  lchownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { makeName } from "#gateway/folder/maker.ts";
import { ConfigFault } from "./config.ts";
import { makeStateDir, unwritable } from "./state-dir.ts";

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

/** Whose folders root alone can make. */
const other = 12_345;
const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8);

// Windows has no modes.
describe.runIf(process.platform !== "win32")("a folder", () => {
  // 2770 is what Kubernetes makes of a volume with fsGroup at each mount.
  test.each([0o777, 0o1777, 0o770, 0o2770, 0o702, 0o720, 0o500, 0o000].map(octal))(
    "of this user with mode %s is made 700, which the log says",
    (mode, bits) => {
      const path = folder(bits);
      const [note, ...others] = makeStateDir(path);
      expect(others).toEqual([]);
      expect(note).toMatch(new RegExp(`^STATE_DIR had mode ${mode}, .* it is 700 now\\.$`));
      expect(modeOf(path)).toBe("700");
      expect(makeStateDir(path)).toEqual([]);
    },
  );

  test("is set right through a symbolic link, too", () => {
    const path = folder(0o777);
    const link = join(directory, "link");
    symlinkSync(path, link);
    expect(makeStateDir(link)).toHaveLength(1);
    expect(modeOf(path)).toBe("700");
  });

  test.each([0o700, 0o750, 0o755, 0o2755].map(octal))("with mode %s is fine", (mode, bits) => {
    const path = folder(bits, { "gateway.key": 0o600, "shares.json": 0o400 });
    expect(makeStateDir(path)).toEqual([]);
    expect(modeOf(path)).toBe(mode);
  });

  test("that is created is private to this user", () => {
    const path = join(directory, "made", "here");
    makeStateDir(path);
    expect(modeOf(path)).toBe("700");
  });

  test.each([
    ["gateway.key", 0o644],
    ["gateway.key", 0o640],
    ["gateway.key", 0o660],
    ["gateway.key", 0o000],
    ["shares.json", 0o666],
    ["shares.json", 0o604],
    ["views.json", 0o660],
    ["counts.json", 0o664],
  ])("whose own %s has mode %o has it set right", (name, mode) => {
    const path = folder(0o700, { [name]: mode });
    const [note, ...others] = makeStateDir(path);
    expect(others).toEqual([]);
    expect(note).toContain(`${name} in STATE_DIR had mode ${mode.toString(8)}`);
    expect(modeOf(join(path, name))).toBe("600");
    // A key that others may have read is as good as published.
    expect(/remove it and start again/.test(note ?? "")).toBe(
      name === "gateway.key" && mode !== 0o000,
    );
  });

  test("keeps a lock that a gateway can still remove", () => {
    const path = folder(0o700);
    mkdirSync(join(path, "shares.lock"));
    chmodSync(join(path, "shares.lock"), 0o2770);
    makeStateDir(path);
    expect(modeOf(join(path, "shares.lock"))).toBe("700");
  });

  test("keeps the modes of files that are not the gateway's", () => {
    const path = folder(0o700, { "notes.txt": 0o644 });
    expect(makeStateDir(path)).toEqual([]);
    expect(modeOf(join(path, "notes.txt"))).toBe("644");
  });

  test("of another user is refused with the command", () => {
    const path = folder(0o777, { "gateway.key": 0o600, "views.json": 0o666 });
    const [key, views] = [join(path, "gateway.key"), join(path, "views.json")];
    // Root changes the owner; other users pass a different user id.
    const uid = own === 0 ? 0 : own + 1;
    if (own === 0) for (const one of [path, key, views]) chownSync(one, other, 0);
    const found = faults(path, uid);
    expect(found).toHaveLength(3);
    for (const [n, [one, mode]] of [
      [path, 700],
      [key, 600],
      [views, 600],
    ].entries()) {
      const quotedPath = quoted(String(one));
      expect(found[n]).toContain(`chown ${uid} ${quotedPath} && chmod ${mode} ${quotedPath}`);
    }
    expect([modeOf(path), modeOf(views)]).toEqual(["777", "666"]);
  });

  test.runIf(own === 0)("that root restored for another user is refused with the command", () => {
    const path = folder(0o700, { "shares.json": 0o644, "gateway.key": 0o600 });
    chownSync(path, other, 0);
    expect(faults(path, other)).toEqual([
      expect.stringContaining(`chown ${other} ${quoted(join(path, "shares.json"))}`),
    ]);
  });

  test.runIf(own === 0)("with a link of another user in it is refused, and its target kept", () => {
    const target = join(directory, "target");
    writeFileSync(target, "", { mode: 0o644 });
    const path = folder(0o777);
    symlinkSync(target, join(path, "shares.json"));
    lchownSync(join(path, "shares.json"), other, 0);
    expect(faults(path, own)).toEqual([
      expect.stringContaining(`rm ${quoted(join(path, "shares.json"))}`),
    ]);
    expect(modeOf(target)).toBe("644");
  });

  test.runIf(own === 0)("behind a link of another user is refused, and its mode kept", () => {
    const target = folder(0o777);
    const [foreign, ours] = [join(directory, "foreign"), join(directory, "ours")];
    symlinkSync(target, foreign);
    lchownSync(foreign, other, 0);
    // Relative, and with a slash at its end.
    symlinkSync("./foreign/", ours);
    for (const path of [foreign, `${foreign}/`, `${foreign}//.`, ours, `${ours}/./`]) {
      expect(faults(path, own)).toEqual([
        expect.stringMatching(/^STATE_DIR is a link that another user made: run chown -h 0 /),
      ]);
    }
    expect(modeOf(target)).toBe("777");
    lchownSync(foreign, own, 0);
    expect(makeStateDir(`${ours}/`)).toHaveLength(1);
  });

  test.runIf(own === 0)("with a link to another user's link in it is refused", () => {
    const path = folder(0o700);
    const foreign = join(directory, "foreign.json");
    writeFileSync(join(directory, "true.json"), "", { mode: 0o600 });
    symlinkSync("true.json", foreign);
    lchownSync(foreign, other, 0);
    symlinkSync("../foreign.json", join(path, "shares.json"));
    expect(faults(path, own)).toEqual([expect.stringContaining("foreign.json'")]);
  });

  test("sets right all of its own at once", () => {
    const path = folder(0o777, { "gateway.key": 0o644, "shares.json": 0o644 });
    expect(makeStateDir(path)).toHaveLength(3);
  });

  test("that cannot be made names the reason", () => {
    expect(faults("/dev/null/state")).toEqual([
      expect.stringMatching(
        /^STATE_DIR names a folder that cannot be written \(ENOTDIR\): name one/,
      ),
    ]);
  });
});

test.each([
  ["ENOSPC", "free some of the folder's disk, or name another folder"],
  ["EROFS", "mount the folder's disk so that it can be written, or name another folder"],
  ["EIO", "check the folder's disk, or name another folder"],
  ["EACCES", "name one that belongs to the gateway's user, or run chmod"],
])("a folder that cannot be written (%s) says what to do", (code, toDo) => {
  const error = Object.assign(new Error(code), { code });
  expect(unwritable(error, "chmod").sentences).toEqual([
    `STATE_DIR names a folder that cannot be written (${code}): ${toDo}.`,
  ]);
});

test("modes are ignored where there are no users", () => {
  const path = folder(0o777, { "gateway.key": 0o666 });
  expect(makeStateDir(path, null)).toEqual([]);
  expect(modeOf(path)).toBe("777");
});

test("drafts of terminated gateways are removed", () => {
  const path = folder(0o700);
  const { pid } = spawnSync(process.execPath, ["--version"]);
  const ended = makeName().replace(`-${process.pid}-`, `-${pid}-`);
  const elsewhere = makeName().replace(/^[0-9a-f]{12}/, "0".repeat(12));
  const long = makeName().replace(/^[0-9a-f]{12}/, "1".repeat(12));
  const ahead = makeName().replace(/^[0-9a-f]{12}/, "2".repeat(12));
  const slow = makeName().replace(/^[0-9a-f]{12}/, "3".repeat(12));
  const fast = makeName().replace(/^[0-9a-f]{12}/, "4".repeat(12));
  const kept = [
    `shares.json.${makeName()}`,
    `counts.json.${elsewhere}`,
    // Gateways on machines whose clocks differ may be writing these.
    `shares.json.${slow}`,
    `shares.json.${fast}`,
    "shares.json.bak",
    "shares.json.202611272045",
    "gateway.key.old",
    `notes.${ended}`,
  ];
  const removed = [
    `shares.json.${ended}`,
    `views.json.${ended}`,
    `counts.json.${ended}`,
    `gateway.key.${ended}`,
    `shares.json.${long}`,
    `shares.json.${ahead}`,
    // As earlier versions named them.
    "shares.json.0a1b2c3d4e5f",
    "gateway.key.4711-0a1b2c3d",
  ];
  const locks = [`shares.lock.${ended}`, "views.lock.0a1b2c3d4e5f0a1b2c3d4e5f"];
  for (const name of [...kept, ...removed]) writeFileSync(join(path, name), "");
  for (const name of locks) {
    mkdirSync(join(path, name));
    writeFileSync(join(path, name, name.replace(/^.*\./, "")), "");
  }
  for (const [name, seconds] of [
    [long, -90_000],
    [ahead, 90_000],
    [slow, -3600],
    [fast, 3600],
  ] as const) {
    const at = Date.now() / 1000 + seconds;
    utimesSync(join(path, `shares.json.${name}`), at, at);
  }
  makeStateDir(path);
  expect(readdirSync(path).toSorted()).toEqual(kept.toSorted());
});
