import { afterEach, describe, expect, it, vi } from "vitest";
import { stubDeniedStorage, stubStorage } from "#testing/fake-storage.ts";
import { createStoredState } from "./stored-state.ts";

const createNumbers = () =>
  createStoredState<readonly number[]>({
    key: "numbers",
    initial: [],
    decode: (text) => JSON.parse(text).map(Number),
  });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a stored state", () => {
  it("is found by the next page", () => {
    stubStorage();
    createNumbers().update((all) => [...all, 1]);
    expect(createNumbers().get()).toEqual([1]);
  });

  it("keeps changes of another tab", () => {
    stubStorage();
    const [one, other] = [createNumbers(), createNumbers()];
    expect(one.get()).toEqual([]);
    other.update(() => [1]);
    one.update((all) => [...all, 2]);
    expect(one.get()).toEqual([1, 2]);
  });

  it("is the same object until it changes, and notifies subscribers until they end", () => {
    stubStorage({ numbers: "[1]" });
    const state = createNumbers();
    const listener = vi.fn();
    const end = state.subscribe(listener);
    expect(state.get()).toBe(state.get());
    state.update(() => [2]);
    end();
    state.update(() => [3]);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("follows the changes of another tab while it has subscribers", () => {
    let onStorage = (_event: { key: string | null }) => {};
    vi.stubGlobal("window", {
      addEventListener: (_name: string, listener: typeof onStorage) => {
        onStorage = listener;
      },
      removeEventListener: vi.fn(),
    });
    const texts = stubStorage({ numbers: "[1]" });
    const state = createNumbers();
    const listener = vi.fn();
    const end = state.subscribe(listener);
    expect(state.get()).toEqual([1]);
    texts.set("numbers", "[1,2]");
    onStorage({ key: "other" });
    expect(listener).not.toHaveBeenCalled();
    onStorage({ key: "numbers" });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(state.get()).toEqual([1, 2]);
    end();
    expect(window.removeEventListener).toHaveBeenCalledTimes(1);
  });

  it("finds what another tab stored while it had no subscribers", () => {
    const texts = stubStorage({ numbers: "[1]" });
    const state = createNumbers();
    const end = state.subscribe(vi.fn());
    expect(state.get()).toEqual([1]);
    end();
    texts.set("numbers", "[1,2]");
    expect(state.get()).toEqual([1, 2]);
  });

  it("lasts as long as the page when storage is switched off, and reports it", () => {
    stubDeniedStorage();
    const state = createNumbers();
    expect(state.isStored()).toBe(false);
    state.update((all) => [...all, 1]);
    state.update((all) => [...all, 2]);
    expect(state.get()).toEqual([1, 2]);
  });

  it("lasts as long as the page when storage is full, and reports it", () => {
    const full = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { getItem: () => "[1]", setItem: full });
    const state = createNumbers();
    expect(state.isStored()).toBe(true);
    state.update((all) => [...all, 2]);
    state.update((all) => [...all, 3]);
    expect(state.get()).toEqual([1, 2, 3]);
    expect(state.isStored()).toBe(false);
  });

  it.each(["", "{", "5"])("has its initial value where %j is stored", (text) => {
    stubStorage({ numbers: text });
    expect(createNumbers().get()).toEqual([]);
  });
});
