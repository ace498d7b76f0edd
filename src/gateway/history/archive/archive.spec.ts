import { afterEach, describe, expect, test, vi } from "vitest";
import { day, minute } from "#domain/time/units.ts";
import {
  ArchiveApi,
  ArchiveProcess,
  archiveFolder,
  countedLine,
  endedCounting,
  failure,
  removeFolders,
} from "#gateway/testing/archive.ts";
import { readCatalog } from "./catalog.ts";
import { ArchiveStore } from "./store.ts";

afterEach(removeFolders);

async function anArchive(...ids: readonly string[]) {
  const folder = archiveFolder();
  const api = new ArchiveApi();
  for (const id of ids) api.add(endedCounting(id));
  const archive = await ArchiveProcess.start(folder, api);
  return { folder, api, archive };
}

async function countingOf(folder: string, id: string) {
  const { countings } = await readCatalog(folder);
  return countings.find(({ counting }) => counting === id);
}

describe("an archive", () => {
  test("reads countings that have ended, newest first, and each once", async () => {
    const { folder, api, archive } = await anArchive();
    api.add(endedCounting("old", { startedAt: "2026-01-10T06:00:00.000Z" }));
    api.add(endedCounting("new", { startedAt: "2026-03-10T06:00:00.000Z" }));
    api.add(endedCounting("active", { active: true }));
    const { progress, waitMs } = await archive.turn();
    expect(api.asked()).toEqual(["new", "old"]);
    expect(progress).toMatchObject({ isWriter: true, read: 2, total: 2, lines: 4, faults: [] });
    expect(waitMs).toBe(archive.options.lookMs);
    await archive.turn();
    expect(api.asked()).toHaveLength(2);
    expect(await countingOf(folder, "old")).toMatchObject({
      warehouse: 0,
      code: "N",
      last_finish: "2026-03-02T07:05:00.000Z",
      lines: 2,
      counted: 2,
      discrepancies: 1,
    });
  });

  test("looks back as far as it is told", async () => {
    const { api, archive } = await anArchive();
    await archive.turn();
    const startedAfter = new Date(api.now - 400 * day).toISOString();
    expect(api.requests).toEqual([{ kind: "list", startedAfter, cursor: null }]);
  });

  test("says what is left while it reads", async () => {
    const { api, archive } = await anArchive("a", "b", "c");
    api.fail("b", "upstream-unavailable");
    const { progress, notes } = await archive.turn();
    expect(progress).toMatchObject({ read: 2, total: 3, missingTotal: 1 });
    expect(notes).toEqual([
      "The history has 0 counts; 3 more are read now.",
      "The history is up to date, with 2 counts.",
    ]);
  });

  test("looks for what has ended meanwhile while it reads a long list", async () => {
    const { api, archive } = await anArchive("a", "b", "c");
    api.readMs = 600_000;
    const { progress, waitMs } = await archive.turn();
    expect(api.requests.map(({ kind }) => kind)).toEqual([
      ...["list", "counting", "counting"],
      ...["list", "counting"],
    ]);
    expect(progress).toMatchObject({ read: 3, total: 3 });
    expect(waitMs).toBe(archive.options.lookMs);
  });

  test("reads a counting again whose header has changed", async () => {
    const { folder, api, archive } = await anArchive("a", "b");
    await archive.turn();
    const lines = [1, 2, 3].map((id) => countedLine(id));
    api.add(endedCounting("b", { totalProducts: 3 }), lines);
    const { progress } = await archive.turn();
    expect(api.asked()).toEqual(["a", "b", "b"]);
    expect(progress).toMatchObject({ read: 2, lines: 5 });
    expect(await countingOf(folder, "b")).toMatchObject({ lines: 3, discrepancies: 0 });
  });

  test("writes no file for a body that has not changed", async () => {
    const { folder, api, archive } = await anArchive("a");
    await archive.turn();
    const before = await countingOf(folder, "a");
    // Only the list has another total; the body is the same.
    const body = JSON.stringify({ ...endedCounting("a"), products: [] });
    api.add(endedCounting("a", { totalIncidents: 2 }), body);
    await archive.turn();
    api.add(endedCounting("a", { totalIncidents: 3 }), body);
    await archive.turn();
    expect(before?.lines).toBe(2);
    expect(await countingOf(folder, "a")).toMatchObject({ lines: 0, file: null });
  });

  test("reads a counting once more when 30 days have passed since its end", async () => {
    const { folder, api, archive } = await anArchive();
    api.add(endedCounting("a", { endsAt: "2026-03-31T00:00:00.000Z" }));
    await archive.turn();
    api.now += 28 * day;
    await archive.turn();
    expect(api.asked()).toEqual(["a"]);
    api.now += 2 * day;
    await archive.turn();
    await archive.turn();
    expect(api.asked()).toEqual(["a", "a"]);
    expect((await countingOf(folder, "a"))?.read_at).toBe(new Date(api.now).toISOString());
  });

  test("keeps a counting that is active again, and reads it when it has ended", async () => {
    const { folder, api, archive } = await anArchive("a");
    await archive.turn();
    api.add(endedCounting("a", { active: true }), []);
    expect((await archive.turn()).progress).toMatchObject({ read: 1, total: 1, lines: 2 });
    api.add(endedCounting("a", { totalIncidents: 5 }), [countedLine(9)]);
    await archive.turn();
    expect(await countingOf(folder, "a")).toMatchObject({ lines: 1 });
  });

  test("reads a counting later that became active after the list", async () => {
    const { api, archive } = await anArchive();
    const header = endedCounting("a");
    api.add(header, JSON.stringify({ ...header, active: true, products: [] }));
    expect((await archive.turn()).progress).toMatchObject({ read: 0, missing: [] });
  });

  test("keeps a counting that the API has no longer", async () => {
    const { api, archive } = await anArchive("a", "b");
    await archive.turn();
    api.countings.delete("a");
    api.fail("b", "not-found");
    api.countings.set("b", {
      header: endedCounting("b", { totalIncidents: 9 }),
      body: failure("not-found"),
    });
    const { progress } = await archive.turn();
    expect(progress).toMatchObject({ read: 2, lines: 4, missing: [] });
  });

  test("does not ask again for a counting that is gone, until its header changes", async () => {
    const { api, archive } = await anArchive();
    api.add(endedCounting("a"));
    api.fail("a", "not-found");
    expect((await archive.turn()).progress.missing).toEqual([
      { id: "a", startedAt: endedCounting("a").startedAt, reason: "gone" },
    ]);
    api.now += day;
    await archive.turn();
    expect(api.asked()).toEqual(["a"]);
    api.add(endedCounting("a", { totalIncidents: 2 }));
    expect((await archive.turn()).progress).toMatchObject({ read: 1, missing: [] });
  });

  test.each([
    ["too large", failure("upstream-too-large"), "too-large"],
    ["no counting", "[]", "unreadable"],
    ["cut", '{"id":"a","products":[{', "unreadable"],
    ["of another counting", JSON.stringify({ ...endedCounting("b"), products: [] }), "unreadable"],
    ["without lines", JSON.stringify(endedCounting("a")), "unreadable"],
  ] as const)(
    "names a counting whose answer is %s, and tries it again later",
    async (_, body, reason) => {
      const { api, archive } = await anArchive("c");
      api.countings.set("a", { header: endedCounting("a"), body });
      const { progress } = await archive.turn();
      expect(progress).toMatchObject({ read: 1, faults: [], missing: [{ id: "a", reason }] });
      api.now += 59 * minute;
      await archive.turn();
      expect(api.asked()).toHaveLength(2);
      api.add(endedCounting("a"));
      api.now += minute;
      expect((await archive.turn()).progress).toMatchObject({ read: 2, missing: [] });
    },
  );

  test("leaves out a counting whose instants no file can hold", async () => {
    const { api, archive } = await anArchive("a", "b");
    const endsAt = "9999-12-31T23:59:59.000-10:00";
    api.add(endedCounting("c", { endsAt }));
    const other = JSON.stringify({ ...endedCounting("b", { endsAt }), products: [] });
    api.countings.set("b", { header: endedCounting("b"), body: other });
    const { progress } = await archive.turn();
    expect(progress).toMatchObject({ read: 1, faults: [], missing: [{ reason: "unreadable" }] });
    expect(api.asked()).toEqual(["a", "b"]);
  });

  test("goes on after a counting that the engine cannot write", async () => {
    const { archive } = await anArchive("a", "b");
    const put = vi.spyOn(ArchiveStore.prototype, "put");
    put.mockRejectedValueOnce(new Error("Out of Memory Error: 256 MB"));
    const { progress, notes } = await archive.turn();
    expect(progress).toMatchObject({ read: 1, faults: [], missing: [{ reason: "unreadable" }] });
    expect(notes).toContain("A count cannot be stored in the history (Error).");
    put.mockRestore();
  });

  test("sets broken lines aside and counts them", async () => {
    const { folder, api, archive } = await anArchive();
    const lines = [
      countedLine(1),
      { ...countedLine(2), costPrice: "2.5" },
      countedLine(3, { difference: 0.00001 }),
      countedLine(2 ** 53),
      null,
    ];
    api.add(endedCounting("a"), lines);
    expect((await archive.turn()).progress).toMatchObject({ lines: 1, broken: 4 });
    expect(await countingOf(folder, "a")).toMatchObject({ lines: 1, broken: 4 });
  });
});

describe("an API that fails", () => {
  test("is asked again later and later, and the archive says since when", async () => {
    const { api, archive } = await anArchive("a", "b");
    await archive.turn();
    api.failure = failure("upstream-unavailable");
    const since = new Date(api.now).toISOString();
    const waits: number[] = [];
    while (api.now - Date.parse(since) < day) {
      const { waitMs, progress } = await archive.turn();
      waits.push(waitMs / minute);
      expect(progress).toMatchObject({ read: 2, faults: [{ code: "api", since }] });
      api.now += waitMs;
    }
    expect(waits.slice(0, 5)).toEqual([0.5, 1, 2, 4, 8]);
    expect(waits.slice(5)).toEqual(Array(95).fill(15));
    expect(archive.notes.filter((note) => note.includes("does not answer"))).toHaveLength(1);
    api.failure = undefined;
    api.add(endedCounting("c"));
    expect((await archive.turn()).progress).toMatchObject({ read: 3, faults: [] });
    expect(archive.notes).toContain("The history is being read again.");
  });

  test("is left alone for as long as it asks", async () => {
    const { api, archive } = await anArchive();
    api.failure = { ...failure("rate-limited"), retryAfter: 250 };
    expect((await archive.turn()).waitMs).toBe(250_000);
  });

  test("is not asked for further countings after three that failed", async () => {
    const { api, archive } = await anArchive("a", "b", "c", "d");
    for (const id of ["a", "b", "c", "d"]) api.fail(id, "upstream-timeout");
    const { progress } = await archive.turn();
    expect(api.asked()).toEqual(["a", "b", "c"]);
    expect(progress).toMatchObject({ read: 0, total: 4, faults: [{ code: "api" }] });
  });
});

describe("a clock that jumps", () => {
  test("ahead makes countings be read once more, and none twice", async () => {
    const { api, archive } = await anArchive("a");
    await archive.turn();
    api.now += 300 * day;
    await archive.turn();
    await archive.turn();
    expect(api.asked()).toEqual(["a", "a"]);
  });

  test("back loses nothing", async () => {
    const { api, archive } = await anArchive("a");
    await archive.turn();
    api.now = 0;
    api.add(endedCounting("b"));
    const { progress } = await archive.turn();
    expect(progress).toMatchObject({ read: 2, faults: [] });
    expect(api.asked()).toEqual(["a", "b"]);
  });
});
