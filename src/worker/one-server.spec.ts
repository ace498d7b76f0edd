import { afterEach, expect, it, vi } from "vitest";

const scripts = Object.entries(import.meta.glob("../**/worker/main.ts"));

afterEach(() => vi.unstubAllGlobals());

it.each(scripts)("keeps the first server when WebKit runs %s once more", async (_name, load) => {
  const scope = { onmessage: null };
  vi.stubGlobal("self", scope);
  await load();
  const first = scope.onmessage;
  expect(first).not.toBeNull();
  vi.resetModules();
  await load();
  expect(scope.onmessage).toBe(first);
});
