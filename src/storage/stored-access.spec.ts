import { beforeEach, describe, expect, it, vi } from "vitest";
import { stubDeniedStorage, stubStorage } from "#testing/fake-storage.ts";

const link = '["warehouse","","7"]';
const otherLink = '["warehouse","","8"]';

/** The modules afresh, as after a page load. */
async function newPage() {
  vi.resetModules();
  const { createStoredState } = await import("./stored-state.ts");
  const { beginAccess, endAccess, keyOfOwn } = await import("./stored-access.ts");
  const textIn = (key: string | (() => string), area: "local" | "session" = "local") =>
    createStoredState<string>({ key, initial: "", decode: String, encode: String, area });
  return {
    beginAccess,
    endAccess,
    theme: textIn("theme"),
    warehouses: textIn("countboard:warehouses", "session"),
    watched: textIn("countboard:watched:7", "session"),
    views: textIn(() => keyOfOwn("countboard:views")),
  };
}

beforeEach(() => {
  stubStorage();
  return () => vi.unstubAllGlobals();
});

/** A page of someone who signed in, with everything stored. */
async function signedIn() {
  const page = await newPage();
  page.beginAccess("own");
  for (const state of [page.theme, page.warehouses, page.watched, page.views]) {
    state.update(() => "stored");
  }
  return page;
}

const left = ({ theme, warehouses, watched, views }: Awaited<ReturnType<typeof newPage>>) =>
  [theme, warehouses, watched, views].map((state) => state.get());

describe("what the gateway showed", () => {
  it("outlives a page of the same access", async () => {
    await signedIn();
    const page = await newPage();
    expect(page.beginAccess("own")).toBe(false);
    expect(left(page)).toEqual(["stored", "stored", "stored", "stored"]);
  });

  it("is removed from storage and memory when the viewer signs out", async () => {
    const page = await signedIn();
    const seen = vi.fn();
    page.warehouses.subscribe(seen);
    page.endAccess();
    expect(left(page)).toEqual(["stored", "", "", ""]);
    expect(seen).toHaveBeenCalled();
    expect(sessionStorage.getItem("countboard:warehouses")).toBeNull();
    const next = await newPage();
    next.beginAccess("own");
    expect(left(next)).toEqual(["stored", "", "", "stored"]);
  });

  it("is not stored while it still arrives after the access ended", async () => {
    const page = await signedIn();
    page.endAccess();
    for (const state of [page.theme, page.warehouses]) state.update(() => "arrived");
    expect(left(page)).toEqual(["arrived", "", "", ""]);
    expect(sessionStorage.getItem("countboard:warehouses")).toBeNull();
  });

  it("is stored again once the same access begins again, which needs no new page", async () => {
    const page = await signedIn();
    page.endAccess();
    expect(page.beginAccess("own")).toBe(false);
    page.warehouses.update(() => "arrived");
    expect(left(page)).toEqual(["stored", "arrived", "", "stored"]);
  });

  it.each([
    ["own", link],
    [link, otherLink],
    [link, "own"],
  ])("by %s is nothing for %s, in the same page or the next", async (before, after) => {
    for (const isSamePage of [true, false]) {
      stubStorage();
      const first = await newPage();
      first.beginAccess(before);
      first.warehouses.update(() => "stored");
      first.views.update(() => "stored");
      const next = isSamePage ? first : await newPage();
      expect(next.beginAccess(after)).toBe(isSamePage);
      expect(left(next)).toEqual(["", "", "", ""]);
      // Views are the viewer's own, and come back.
      const again = await newPage();
      again.beginAccess(before);
      expect(left(again)).toEqual(["", "", "", "stored"]);
    }
  });

  it("is kept from links where nothing says whose it is", async () => {
    for (const [access, kept] of [
      [link, ""],
      ["own", "stored"],
    ] as const) {
      stubStorage({ "countboard:warehouses": "stored" });
      const page = await newPage();
      page.beginAccess(access);
      expect(page.warehouses.get()).toBe(kept);
    }
  });

  it("is forgotten where storage is switched off, too", async () => {
    stubDeniedStorage();
    const page = await signedIn();
    expect(page.warehouses.get()).toBe("stored");
    page.endAccess();
    expect(left(page)).toEqual(["stored", "", "", ""]);
  });

  it("is written once for each access, so that tabs do not answer each other", async () => {
    const page = await signedIn();
    const write = vi.spyOn(localStorage, "setItem");
    page.beginAccess("own");
    expect(write).not.toHaveBeenCalled();
  });
});
