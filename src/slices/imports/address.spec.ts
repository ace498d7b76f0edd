import { expect, it } from "vitest";
import { paths, routeAt } from "#routes.ts";

it("has an address without an import, too", () => {
  expect(paths.imports()).toBe("/imports");
  expect(routeAt("/imports")?.name).toBe("imports");
  expect(routeAt("/imports/a")?.name).toBe("imports");
});
