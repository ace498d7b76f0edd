import { afterEach, expect, it, vi } from "vitest";

/** By a name that is no constant: the script belongs to workers, whose types are others than those of tests. */
const script: string = "./main.ts";

afterEach(() => vi.unstubAllGlobals());

it("keeps its lines when WebKit runs the script once more", async () => {
  const scope = { onmessage: null };
  vi.stubGlobal("self", scope);
  await import(script);
  const first = scope.onmessage;
  expect(first).not.toBeNull();
  vi.resetModules();
  await import(script);
  expect(scope.onmessage).toBe(first);
});
