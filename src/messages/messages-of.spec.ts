import { beforeEach, describe, expect, it, vi } from "vitest";
import { en } from "./en/catalogue.ts";

/** The module as a page finds it that was just loaded. */
async function loaded() {
  vi.resetModules();
  return await import("./languages.ts");
}

describe("all words of a language", () => {
  beforeEach(() => () => {
    vi.doUnmock("./de/catalogue.ts");
    vi.doUnmock("./de/counting-page.ts");
    vi.doUnmock("./en/catalogue.ts");
    vi.resetModules();
  });

  it("are on their way at first, and then at hand", async () => {
    const { messagesOf } = await loaded();
    const coming = messagesOf("en", "all");
    expect(coming).toBeInstanceOf(Promise);
    expect(messagesOf("en", "all")).toBe(coming);
    await coming;
    await vi.waitFor(() => expect(messagesOf("en", "all")).not.toBeInstanceOf(Promise), 30_000);
  });

  it("are the English ones where their file cannot be had", async () => {
    vi.doMock("./de/catalogue.ts", () => Promise.reject(new Error("gone")));
    const { messagesOf } = await loaded();
    const { app, help } = await messagesOf("de", "all");
    expect([app.countings, help.title]).toEqual([en.app.countings, en.help.title]);
  });

  it("are asked for anew by whoever comes after none could be had", async () => {
    vi.doMock("./en/catalogue.ts", () => Promise.reject(new Error("gone")));
    const { messagesOf } = await loaded();
    const first = messagesOf("en", "all");
    await expect(first).rejects.toThrow();
    await vi.waitFor(() => expect(messagesOf("en", "all")).not.toBe(first), 30_000);
    await expect(messagesOf("en", "all")).rejects.toThrow();
  });

  it("of one part are taken from all of them where those are there", async () => {
    const { messagesOf } = await loaded();
    const counting = await messagesOf("de", "counting");
    expect(counting.app.countings).toBe((await messagesOf("de", "all")).app.countings);
    expect(counting).not.toHaveProperty("help");
    await vi.waitFor(() => expect(messagesOf("de", "all")).not.toBeInstanceOf(Promise), 30_000);
    expect(messagesOf("de", "screen")).toBe(messagesOf("de", "all"));
    expect(await messagesOf("es", "screen")).toHaveProperty("screen.title");
  });

  it("of one part stay in their language where all of it cannot be had", async () => {
    vi.doMock("./de/catalogue.ts", () => Promise.reject(new Error("gone")));
    const { messagesOf } = await loaded();
    const counting = await messagesOf("de", "counting");
    await messagesOf("de", "all");
    await vi.waitFor(() => expect(messagesOf("de", "all")).not.toBeInstanceOf(Promise), 30_000);
    expect(messagesOf("de", "counting")).toEqual(counting);
    expect(counting.counting.left).not.toBe(en.counting.left);
  });

  it("of one part are the English ones, all of them, where one of their files cannot be had", async () => {
    vi.doMock("./de/counting-page.ts", () => Promise.reject(new Error("gone")));
    const { messagesOf } = await loaded();
    const { app, counting } = await messagesOf("de", "counting");
    expect([app.countings, counting.left]).toEqual([en.app.countings, en.counting.left]);
  });
});
