import { describe, expect, it, vi } from "vitest";
import { createStoredState } from "./stored-state.ts";

function fakeStorage(stored: string | null = null) {
  let text = stored;
  return {
    getItem: () => text,
    setItem: (_key: string, next: string) => {
      text = next;
    },
  };
}

const denied = () => {
  throw new DOMException("denied", "SecurityError");
};

const numbers = (storage: () => Pick<Storage, "getItem" | "setItem">) =>
  createStoredState<readonly number[]>({
    key: "numbers",
    initial: [],
    decode: (text) => JSON.parse(text).map(Number),
    storage,
  });

describe("a stored state", () => {
  it("is found by the next page", () => {
    const storage = fakeStorage();
    numbers(() => storage).update((all) => [...all, 1]);
    expect(numbers(() => storage).get()).toEqual([1]);
  });

  it("keeps what another tab has added meanwhile", () => {
    const storage = fakeStorage();
    const [one, other] = [numbers(() => storage), numbers(() => storage)];
    expect(one.get()).toEqual([]);
    other.update(() => [1]);
    one.update((all) => [...all, 2]);
    expect(one.get()).toEqual([1, 2]);
  });

  it("is the same object until it changes, and notifies subscribers until they end", () => {
    const state = numbers(() => storage);
    const storage = fakeStorage("[1]");
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
    const storage = fakeStorage("[1]");
    const state = numbers(() => storage);
    const listener = vi.fn();
    const end = state.subscribe(listener);
    expect(state.get()).toEqual([1]);
    storage.setItem("numbers", "[1,2]");
    onStorage({ key: "other" });
    expect(listener).not.toHaveBeenCalled();
    onStorage({ key: "numbers" });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(state.get()).toEqual([1, 2]);
    end();
    expect(window.removeEventListener).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  it("lasts as long as the page where storage is switched off, and says so", () => {
    const state = numbers(denied);
    expect(state.isStored()).toBe(false);
    state.update((all) => [...all, 1]);
    state.update((all) => [...all, 2]);
    expect(state.get()).toEqual([1, 2]);
  });

  it("lasts as long as the page where storage is full, and says so", () => {
    const state = numbers(() => ({ getItem: () => "[1]", setItem: denied }));
    expect(state.isStored()).toBe(true);
    state.update((all) => [...all, 2]);
    state.update((all) => [...all, 3]);
    expect(state.get()).toEqual([1, 2, 3]);
    expect(state.isStored()).toBe(false);
  });

  it.each(["", "{", "5"])("begins afresh where %j is stored", (text) => {
    expect(numbers(() => fakeStorage(text)).get()).toEqual([]);
  });
});
