import { beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "#testing/fake-storage.ts";

beforeEach(() => {
  stubStorage();
  return () => vi.unstubAllGlobals();
});

/** Imports the module afresh, as after a page load. */
async function loaded() {
  vi.resetModules();
  return await import("./own-views.ts");
}

test("many views and long addresses survive a reload", async () => {
  const views = Array.from({ length: 300 }, (_, n) => ({
    name: `View ${n}`,
    address: `/?q=${"a".repeat(5000)}`,
  }));
  (await loaded()).changeOwnViews(() => ({ views }));
  expect((await loaded()).ownViews.get().views).toEqual(views);
});
