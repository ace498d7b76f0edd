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
    vi.doUnmock("./en/catalogue.ts");
    vi.resetModules();
  });

  it("are on their way at first, and then at hand", async () => {
    const { messagesOf } = await loaded();
    const coming = messagesOf("en");
    expect(coming).toBeInstanceOf(Promise);
    expect(messagesOf("en")).toBe(coming);
    await coming;
    await vi.waitFor(() => expect(messagesOf("en")).not.toBeInstanceOf(Promise));
  });

  it("are the English ones where their file cannot be had", async () => {
    vi.doMock("./de/catalogue.ts", () => Promise.reject(new Error("gone")));
    const { messagesOf } = await loaded();
    const { app, help } = await messagesOf("de");
    expect([app.countings, help.title]).toEqual([en.app.countings, en.help.title]);
  });

  it("are asked for anew by whoever comes after none could be had", async () => {
    vi.doMock("./en/catalogue.ts", () => Promise.reject(new Error("gone")));
    const { messagesOf } = await loaded();
    const first = messagesOf("en");
    await expect(first).rejects.toThrow();
    await vi.waitFor(() => expect(messagesOf("en")).not.toBe(first));
    await expect(messagesOf("en")).rejects.toThrow();
  });
});
