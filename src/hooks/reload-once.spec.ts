import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubDeniedStorage, stubStorage } from "#testing/fake-storage.ts";

/** Loads the module as a freshly loaded page does. */
async function load() {
  vi.resetModules();
  return await import("./reload-once.ts");
}

beforeEach(() => {
  stubStorage();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("takeReload", () => {
  it("allows one reload for each build", async () => {
    // Two gateways of different builds behind one address.
    const taken: boolean[] = [];
    for (const build of ["b", "a", "b", "a", "c", "c"]) {
      taken.push((await load()).takeReload(build));
    }
    expect(taken).toEqual([true, true, false, false, true, false]);
  });

  it("is predicted by mayReload, which stores nothing", async () => {
    const { mayReload, takeReload } = await load();
    expect([mayReload("b"), mayReload("b")]).toEqual([true, true]);
    takeReload("b");
    expect(mayReload("b")).toBe(false);
  });

  it("allows none without storage", async () => {
    stubDeniedStorage();
    const { mayReload, takeReload } = await load();
    expect([mayReload("b"), takeReload("b")]).toEqual([false, false]);
  });
});
