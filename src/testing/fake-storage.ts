import { vi } from "vitest";

/**
 * Replaces the browser's storage, until `vi.unstubAllGlobals`.
 * @param stored texts by key
 */
export function stubStorage(stored: Readonly<Record<string, string>> = {}): Map<string, string> {
  const texts = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
    key: (index: number) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  return texts;
}

/** Storage that throws, as browsers' does when it is switched off. */
export function stubDeniedStorage(): void {
  const deny = () => {
    throw new DOMException("Storage is switched off", "SecurityError");
  };
  const storage = { getItem: deny, setItem: deny };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
}
