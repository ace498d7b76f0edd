import { expect, it } from "vitest";
import { paths, routeAt } from "#routes.ts";

it("finds the set-up of screens at its earlier address, too", () => {
  for (const path of ["/screens", "/screen/setup", "/screen/setup/"]) {
    expect(routeAt(path)?.name).toBe("screens");
  }
  expect(paths.screens()).toBe("/screens");
});
