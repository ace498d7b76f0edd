import { afterEach, expect, test, vi } from "vitest";
import { changeOwnViews } from "#hooks/own-views.ts";
import { stubStorage } from "#testing/fake-storage.ts";
import { startAddress } from "./start-view.ts";

afterEach(() => {
  changeOwnViews(() => ({ start: null }));
  vi.unstubAllGlobals();
});

test.each([
  ["https://host/", "navigate", "https://host/?status=late"],
  ["https://host/", "reload", null],
  ["https://host/", "back_forward", null],
  ["https://host/?warehouse=1", "navigate", null],
  ["https://host/trends", "navigate", null],
])("%s, %s, opens %s", (href, type, opened) => {
  stubStorage();
  vi.stubGlobal("location", { origin: "https://host" });
  changeOwnViews(() => ({ start: "/?status=late" }));
  expect(startAddress(href, type)).toBe(opened);
});

test("without a start view the list opens", () => {
  stubStorage();
  expect(startAddress("https://host/", "navigate")).toBeNull();
});
