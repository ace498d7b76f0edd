import { describe, expect, it } from "vitest";
import { createReloading } from "./use-updates.ts";

/** A fake browser that remembers the builds it was reloaded for, and counts its requests. */
function browser(ownBuild = "a") {
  const reloaded = new Set<string>();
  const seen = { requests: 0, reloads: 0 };
  let answer: (isThere: boolean) => void = () => {};
  const reloadFor = createReloading(ownBuild, {
    mayReload: (build) => !reloaded.has(build),
    takeReload: (build) => !reloaded.has(build) && Boolean(reloaded.add(build)),
    isServed: () => {
      seen.requests += 1;
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
  it("differs from the page's build, which is the first answer's if it is unknown", async () => {
    const known = browser();
    await known.reloadFor("a");
    expect(known.seen.requests).toBe(0);
    const unknown = browser("");
    await unknown.reloadFor("b");
    expect(unknown.seen.requests).toBe(0);
    void unknown.reloadFor("c");
    expect(unknown.seen.requests).toBe(1);
  });

  it("is loaded once, and not again when the old page comes back", async () => {
    const { seen, reloadFor, answer } = browser();
    const first = reloadFor("b");
    answer(true);
    await first;
    for (let poll = 0; poll < 5; poll += 1) await reloadFor("b");
    expect(seen).toEqual({ requests: 1, reloads: 1 });
  });

  it("waits until the gateway serves it, one request at a time", async () => {
    const { seen, reloadFor, answer } = browser();
    const first = reloadFor("b");
    await reloadFor("b");
    expect(seen).toEqual({ requests: 1, reloads: 0 });
    answer(false);
    await first;
    const second = reloadFor("b");
    answer(true);
    await second;
    expect(seen).toEqual({ requests: 2, reloads: 1 });
  });
});
