import { afterEach, expect, it, vi } from "vitest";

/** By names that are no constants: the scripts belong to workers, whose types are others than those of tests. */
const scripts: string[] = ["../lines/worker/main.ts", "../import-log/worker/main.ts"];

afterEach(() => vi.unstubAllGlobals());

it.each(scripts)("keeps the first server when WebKit runs %s once more", async (script) => {
  const scope = { onmessage: null };
  vi.stubGlobal("self", scope);
  await import(script);
  const first = scope.onmessage;
  expect(first).not.toBeNull();
  vi.resetModules();
  await import(script);
  expect(scope.onmessage).toBe(first);
});
