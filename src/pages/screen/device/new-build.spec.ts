import { describe, expect, it } from "vitest";
import { createReloading } from "./new-build.ts";

/** A browser that keeps for which builds it was reloaded, and counts what it asks for. */
function browser() {
  const kept = new Set<string>();
  const seen = { asked: 0, reloads: 0 };
  let answer: (isThere: boolean) => void = () => {};
  const reloadFor = createReloading({
    mayReload: (build) => !kept.has(build),
    takeReload: (build) => !kept.has(build) && Boolean(kept.add(build)),
    isServed: () => {
      seen.asked += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    reload: () => {
      seen.reloads += 1;
    },
  });
  return { seen, reloadFor, answer: (isThere: boolean) => answer(isThere) };
}

describe("a new build", () => {
  it("is loaded once, and nothing more is asked for where an old page comes all the same", async () => {
    const { seen, reloadFor, answer } = browser();
    const first = reloadFor("b");
    answer(true);
    await first;
    for (let poll = 0; poll < 5; poll += 1) await reloadFor("b");
    expect(seen).toEqual({ asked: 1, reloads: 1 });
  });

  it("waits until the gateway can give it, asking one at a time", async () => {
    const { seen, reloadFor, answer } = browser();
    const first = reloadFor("b");
    await reloadFor("b");
    expect(seen).toEqual({ asked: 1, reloads: 0 });
    answer(false);
    await first;
    const second = reloadFor("b");
    answer(true);
    await second;
    expect(seen).toEqual({ asked: 2, reloads: 1 });
  });
});
