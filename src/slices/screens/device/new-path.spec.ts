import { expect, it } from "vitest";
import { createMoving } from "./use-updates.ts";

/** A fake browser with what it has stored, and where it went. */
function browser(stored = "") {
  const seen = { stored, opened: [] as string[], isServed: true };
  const start = () =>
    createMoving({
      shownPath: () => seen.stored,
      keepPath: (path) => {
        seen.stored = path;
      },
      isServed: async () => seen.isServed,
      open: (path) => seen.opened.push(path),
    });
  return { seen, start };
}

it("stays where it is until the gateway names another path", async () => {
  const { seen, start } = browser();
  const moveTo = start();
  await moveTo("/screen?distance=4");
  await moveTo("/screen?distance=4");
  expect(seen).toMatchObject({ stored: "/screen?distance=4", opened: [] });
  await moveTo("/screen?distance=9");
  await moveTo("/screen?distance=9");
  expect(seen).toMatchObject({ stored: "/screen?distance=9", opened: ["/screen?distance=9"] });
});

it("learns of a change that was made while it was off", async () => {
  const { seen, start } = browser("/screen?distance=4");
  await start()("/screen?distance=9");
  expect(seen.opened).toEqual(["/screen?distance=9"]);
});

it("moves in each tab of the screen", async () => {
  const { seen, start } = browser("/screen?distance=4");
  const tabs = [start(), start()];
  for (const moveTo of tabs) await moveTo("/screen?distance=9");
  expect(seen.opened).toEqual(["/screen?distance=9", "/screen?distance=9"]);
});

it("waits until the new page is served", async () => {
  const { seen, start } = browser("/screen?distance=4");
  const moveTo = start();
  seen.isServed = false;
  await moveTo("/screen?distance=9");
  expect(seen).toMatchObject({ stored: "/screen?distance=4", opened: [] });
  seen.isServed = true;
  await moveTo("/screen?distance=9");
  expect(seen.opened).toEqual(["/screen?distance=9"]);
});
