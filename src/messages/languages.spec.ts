import { beforeEach, describe, expect, it, vi } from "vitest";
import { en } from "./en/catalogue.ts";

/** The module as a page finds it that was just loaded. */
async function freshModule() {
  vi.resetModules();
  return await import("./languages.ts");
}

/** What React's `use` reads from a promise without suspending. */
const fulfilled = { status: "fulfilled" };

describe("loading messages", () => {
  beforeEach(() => () => {
    vi.doUnmock("./de/catalogue.ts");
    vi.doUnmock("./de/counting-page.ts");
    vi.doUnmock("./en/catalogue.ts");
    vi.resetModules();
    vi.useRealTimers();
  });

  it("returns the same promise to every caller, with its value once it has loaded", async () => {
    const { loadMessages } = await freshModule();
    const loading = loadMessages("en", "all");
    expect(loading).not.toMatchObject(fulfilled);
    expect(loadMessages("en", "all")).toBe(loading);
    await loading;
    expect(loading).toMatchObject(fulfilled);
    expect(loadMessages("en", "all")).toBe(loading);
  });

  it("has the common English messages from the start", async () => {
    const { loadMessages } = await freshModule();
    expect(loadMessages("en", "common")).toMatchObject({
      ...fulfilled,
      value: { app: { countings: en.app.countings } },
    });
  });

  it("has the common ones of a language once any part of it has loaded", async () => {
    const { loadMessages, loadedCommon } = await freshModule();
    expect(loadedCommon("de").app.crash).toEqual(en.app.crash);
    const { app } = await loadMessages("de", "counting");
    expect(app.crash).not.toEqual(en.app.crash);
    expect(loadedCommon("de").app.crash).toBe(app.crash);
  });

  it("falls back to English where a file of the language is missing", async () => {
    vi.doMock("./de/catalogue.ts", () => Promise.reject(new Error("gone")));
    const { loadMessages } = await freshModule();
    const { app, shares } = await loadMessages("de", "all");
    expect([app.countings, shares.title]).toEqual([en.app.countings, en.shares.title]);
  });

  it("fails the same way for seconds where English is missing, too, and then loads again", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.doMock("./en/catalogue.ts", () => Promise.reject(new Error("gone")));
    const { loadMessages } = await freshModule();
    const failed = loadMessages("en", "all");
    await expect(failed).rejects.toThrow();
    vi.advanceTimersByTime(5000);
    expect(loadMessages("en", "all")).toBe(failed);
    vi.advanceTimersByTime(1);
    const retried = loadMessages("en", "all");
    expect(retried).not.toBe(failed);
    await expect(retried).rejects.toThrow();
  });

  it("takes a part from all messages where those are loaded", async () => {
    const { loadMessages } = await freshModule();
    const counting = await loadMessages("de", "counting");
    const all = await loadMessages("de", "all");
    expect(counting.app.countings).toBe(all.app.countings);
    expect(counting).not.toHaveProperty("shares");
    expect(loadMessages("de", "targets")).toBe(loadMessages("de", "all"));
    expect(await loadMessages("es", "targets")).toHaveProperty("targets");
  });

  it("keeps a loaded part in its language where all messages of that are missing", async () => {
    vi.doMock("./de/catalogue.ts", () => Promise.reject(new Error("gone")));
    const { loadMessages } = await freshModule();
    const counting = await loadMessages("de", "counting");
    await loadMessages("de", "all");
    expect(await loadMessages("de", "counting")).toEqual(counting);
    expect(counting.counting.left).not.toBe(en.counting.left);
  });

  it("falls back to English for a whole part where one of its files is missing", async () => {
    vi.doMock("./de/counting-page.ts", () => Promise.reject(new Error("gone")));
    const { loadMessages } = await freshModule();
    const { app, counting } = await loadMessages("de", "counting");
    expect([app.countings, counting.left]).toEqual([en.app.countings, en.counting.left]);
  });
});
