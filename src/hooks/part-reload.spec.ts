import { expect, it } from "vitest";
import { PartReload } from "./part-reload.ts";

/** A page with files of a build, in a tab that remembers its reloads. */
function pageOf(
  files: string,
  tab: Set<string>,
  { build = "one" as string | null, rest = Promise.resolve() } = {},
) {
  let reloads = 0;
  const page = new PartReload(files, {
    servedBuild: async () => build,
    whenAtRest: () => rest,
    takeReload: (reason) => !tab.has(reason) && tab.add(reason) !== undefined,
    reload: () => {
      reloads += 1;
    },
  });
  return { page, reloads: () => reloads };
}

it("reloads once for each build of the server, then says that a part is missing", async () => {
  const tab = new Set<string>();
  const open = pageOf("index-a.js", tab, { build: "two" });
  const states: string[] = [];
  open.page.subscribe(() => states.push(open.page.get()));
  await Promise.all([open.page.miss(), open.page.miss()]);
  expect([open.reloads(), states]).toEqual([1, ["reloading"]]);
  const again = pageOf("index-a.js", tab, { build: "two" });
  await again.page.miss();
  expect([again.reloads(), again.page.get()]).toEqual([0, "failed"]);
  const next = pageOf("index-a.js", tab, { build: "three" });
  await next.page.miss();
  expect(next.reloads()).toBe(1);
  const newer = pageOf("index-c.js", tab, { build: "three" });
  await newer.page.miss();
  expect(newer.reloads()).toBe(1);
});

it("waits until nobody types", async () => {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  const { page, reloads } = pageOf("index-a.js", new Set(), { rest: promise });
  const missed = page.miss();
  await Promise.resolve();
  expect([page.get(), reloads()]).toEqual(["reloading", 0]);
  resolve();
  await missed;
  expect(reloads()).toBe(1);
});

it("stays while the server does not answer, and tries again for the next missed part", async () => {
  const tab = new Set<string>();
  const silent = pageOf("index-a.js", tab, { build: null });
  await silent.page.miss();
  expect([silent.reloads(), silent.page.get(), tab.size]).toEqual([0, "failed", 0]);
  const back = pageOf("index-a.js", tab);
  await back.page.miss();
  expect(back.reloads()).toBe(1);
});
