import { describe, expect, test } from "vitest";
import type { OwnViews } from "#hooks/own-views.ts";
import { viewsFile, withFile } from "./views-file.ts";

const north = { id: 1, name: "North", code: "N", slug: "north" };
const own: OwnViews = {
  views: [{ name: "Late", address: "/?status=late" }],
  start: "/?status=late",
  stars: [north],
};
const none: OwnViews = { views: [], start: null, stars: [] };

describe("a file of views", () => {
  test("brings everything to another browser", async () => {
    expect(withFile(none, await viewsFile(own).text())).toEqual(own);
  });

  test("replaces views of the same name, and keeps the start view", async () => {
    const other = { ...own, views: [{ name: "Late", address: "/trends" }], start: "/trends" };
    const both = withFile(own, await viewsFile(other).text());
    expect(both).toEqual({ ...own, views: other.views });
  });

  test.each([
    ["no JSON", "{"],
    ["another file", '{"views":[],"start":null,"stars":[]}'],
    [
      "an address of another host",
      JSON.stringify({ countboard: "views 1", ...own, views: [{ name: "x", address: "//evil" }] }),
    ],
    ["a script", JSON.stringify({ countboard: "views 1", ...own, start: "javascript:alert(1)" })],
  ])("is refused: %s", (_, text) => {
    expect(withFile(own, text)).toBeNull();
  });
});
