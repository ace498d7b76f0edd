import { expect, it } from "vitest";
import { sharePath } from "#components/access/share-path.ts";

it("is asked for a share of the visible counting, else of the warehouse, in the same zone", () => {
  const path = (pathname: string, search: string) =>
    sharePath(pathname, new URLSearchParams(search));
  expect(path("/countings/a%2Fb", "tab=lines&tz=UTC")).toBe("/shares?tz=UTC&counting=a%2Fb");
  expect(path("/", "warehouse=0&q=x")).toBe("/shares?warehouse=0");
  expect(path("/history", "")).toBe("/shares");
});
