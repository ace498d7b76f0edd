import { describe, expect, it } from "vitest";
import { mayReload, takeReload } from "./reload-once.ts";

/** Storage as a browser has it, in as far as it is used. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

describe("takeReload", () => {
  it("allows one reload for each build", () => {
    const kept = storage();
    const take = (build: string) => takeReload(build, () => kept);
    // Two gateways behind one address that are of different builds for good.
    expect(["b", "a", "b", "a", "c", "c"].map(take)).toEqual([
      true,
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  it("is foretold, without taking it", () => {
    const kept = storage();
    const may = () => mayReload("b", () => kept);
    expect([may(), may()]).toEqual([true, true]);
    takeReload("b", () => kept);
    expect(may()).toBe(false);
  });

  it("allows none where nothing can be kept", () => {
    const refuses = () => {
      throw new DOMException("Storage is switched off", "SecurityError");
    };
    expect(takeReload("b", refuses)).toBe(false);
    expect(mayReload("b", refuses)).toBe(false);
  });
});
