import { expect, it } from "vitest";
import { screenPath } from "#components/access/share-path.ts";
import { paths, routeAt } from "#routes.ts";

it("finds the set-up of screens at its earlier address, too", () => {
  for (const path of ["/screens", "/screen/setup", "/screen/setup/"]) {
    expect(routeAt(path)?.name).toBe("screens");
  }
  expect(paths.screens()).toBe("/screens");
});

it("is asked for a screen of the visible counting", () => {
  const search = new URLSearchParams("tab=lines");
  expect(screenPath("/countings/a%2Fb", search)).toBe("/screens?counting=a%2Fb");
});
