import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { stateDir } from "#gateway/testing/access.ts";
import type { State } from "./state.ts";
import { openStateFile } from "./state-file.ts";

const open = (directory: string) => openStateFile(directory, () => {});
const addOne = (state: State) => [{ ...state, epoch: state.epoch + 1 }, state.epoch] as const;

const share = {
  id: "abcdefghijkl",
  kind: "screen",
  name: "Hall 3",
  scope: { kind: "all" },
  hides: [],
  epoch: 4,
  createdAt: "2026-01-05T06:00:00.000Z",
  expiresAt: null,
  lastUsedAt: null,
  revokedAt: null,
} as const;

describe("a file of an earlier version", () => {
  const waiting = { ticket: "t", code: "ABC", until: 1, shareId: null, from: "n" };

  test("is read, and written as the current one", async () => {
    const directory = stateDir();
    const path = join(directory, "shares.json");
    const earlier = { version: 1, epoch: 4, shares: [share], pairings: [waiting] };
    writeFileSync(path, JSON.stringify(earlier), { mode: 0o600 });
    const file = open(directory);
    expect((await file.read()).shares).toEqual([
      {
        ...share,
        ...{ subject: null, madeBy: null, view: null },
        ...{ change: null, admission: null, tokenHash: null },
      },
    ]);
    await file.change(addOne);
    const written = JSON.parse(readFileSync(path, "utf8"));
    expect(written).toMatchObject({ version: 4, epoch: 5, shares: [share] });
    expect(written).not.toHaveProperty("pairings");
  });

  test("ends the same sessions, whatever their role", async () => {
    const directory = stateDir();
    const endedSessions = { epoch: "e", entries: ["abcdefghijkl.mk2"] };
    const earlier = { version: 2, epoch: 4, shares: [], endedSessions };
    writeFileSync(join(directory, "shares.json"), JSON.stringify(earlier), { mode: 0o600 });
    const file = open(directory);
    const byRole = { viewer: endedSessions, admin: endedSessions };
    expect((await file.read()).endedSessions).toEqual(byRole);
    await file.change(addOne);
    expect((await open(directory).read()).endedSessions).toEqual(byRole);
  });
});

describe("a file of the current version", () => {
  const current = {
    version: 4,
    epoch: 4,
    shares: [],
    endedSessions: {
      viewer: { epoch: "", entries: [] },
      admin: { epoch: "", entries: [] },
    },
  };
  const reading = (state: object) => {
    const directory = stateDir();
    writeFileSync(join(directory, "shares.json"), JSON.stringify(state), { mode: 0o600 });
    return open(directory).read();
  };

  test("is read whole", async () => {
    expect(await reading(current)).toEqual(current);
  });

  test("is damaged without its ended sessions, which would be valid again", async () => {
    const { endedSessions, ...rest } = current;
    await expect(reading(rest)).rejects.toThrow(/ValiError/);
    const ofBothRoles = { ...rest, endedSessions: endedSessions.viewer };
    await expect(reading(ofBothRoles)).rejects.toThrow(/ValiError/);
  });

  test("is damaged where a share does not say whether it was changed", async () => {
    await expect(reading({ ...current, shares: [share] })).rejects.toThrow(/ValiError/);
    const shares = [{ ...share, change: null }];
    expect((await reading({ ...current, shares })).shares).toHaveLength(1);
  });
});
