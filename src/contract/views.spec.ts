import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { savedViewSchema, savedViewsSchema } from "./views.ts";

const isView = (address: string) => v.is(savedViewSchema, { name: "x", address });

describe("the address of a view", () => {
  test.each([
    "/",
    "/?status=late&warehouse=1",
    "/countings/a%2Fb?tab=lines&q=it%27s+%C3%A9",
    "/imports/import-1#L20-L35",
  ])("may be %s", (address) => {
    expect(isView(address)).toBe(true);
  });

  test.each([
    "",
    "trends",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/../other",
    "/%2e%2e/other",
    "https://evil.example/",
    "javascript:alert(1)",
  ])("is never %j", (address) => {
    expect(isView(address)).toBe(false);
  });

  test("is limited where admins keep it for everyone, not in the browser", () => {
    const view = { name: "x", address: `/?q=${"a".repeat(4000)}` };
    expect(v.is(savedViewSchema, view)).toBe(true);
    expect(v.is(savedViewsSchema, { views: [view] })).toBe(false);
  });
});
