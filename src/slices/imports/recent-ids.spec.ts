import { expect, it } from "vitest";
import { withId } from "./recent-ids.ts";

it("lists the ids of opened logs newest first, each once, at most eight", () => {
  const opened = ["a/b", "2", "3", "4", "5", "6", "7", "8", "a/b", "9"];
  const ids = opened.reduce<readonly string[]>(withId, []);
  expect(ids).toEqual(["9", "a/b", "8", "7", "6", "5", "4", "3"]);
});
