import { expect, test } from "vitest";
import { en } from "#messages/en/catalogue.ts";
import { viewContent } from "./view-content.ts";

test("views have their page and address", () => {
  const views = [
    { name: "Late", address: "/?status=late" },
    { name: "Zone A", address: "/countings/c-1?zone=A" },
  ];
  expect(viewContent(views, en).rows).toEqual([
    ["Late", en.app.countings, "/?status=late"],
    ["Zone A", en.views.counting("c-1"), "/countings/c-1?zone=A"],
  ]);
});
