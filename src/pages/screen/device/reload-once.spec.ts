import { describe, expect, it } from "vitest";
import { createReloads, mayReload, takeReload } from "./reload-once.ts";

function fakeReloads() {
  const texts = new Map<string, string>();
  return createReloads(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
  }));
}

describe("takeReload", () => {
  it("allows one reload for each build", () => {
    const reloads = fakeReloads();
    const take = (build: string) => takeReload(build, reloads);
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

  it("is predicted without being taken", () => {
    const reloads = fakeReloads();
    const may = () => mayReload("b", reloads);
    expect([may(), may()]).toEqual([true, true]);
    takeReload("b", reloads);
    expect(may()).toBe(false);
  });

  it("allows none where nothing can be stored", () => {
    const refusing = createReloads(() => {
      throw new DOMException("Storage is switched off", "SecurityError");
    });
    expect(takeReload("b", refusing)).toBe(false);
    expect(mayReload("b", refusing)).toBe(false);
  });
});
