import { describe, expect, it } from "vitest";
import { contentState, pageState } from "./page-state.ts";

const contents = ["ready", "empty", "no-match", "partial"] as const;
const ages = ["fresh", "ageing", "stale"] as const;

it("is partial before it is empty, and empty by a filter where one is set", () => {
  const none = { isPartial: false, isEmpty: true };
  expect(contentState({ isPartial: true, isEmpty: true })).toBe("partial");
  expect(contentState(none)).toBe("empty");
  expect(contentState({ ...none, isFiltered: true })).toBe("no-match");
  expect(contentState({ isPartial: false, isEmpty: false, isFiltered: true })).toBe("ready");
});

describe("pageState", () => {
  it.each(ages)("is loading before the first answer, or error after a failure: %s", (age) => {
    expect(pageState(null, false, age)).toBe("loading");
    expect(pageState(null, true, age)).toBe("error");
  });

  it.each(contents)("is %s without a problem", (content) => {
    expect(pageState(content, false, "fresh")).toBe(content);
    expect(pageState(content, false, "ageing")).toBe(content);
  });

  it.each(contents)("is error when the last request failed, instead of %s", (content) => {
    expect(pageState(content, true, "fresh")).toBe("error");
    expect(pageState(content, true, "ageing")).toBe("error");
  });

  it.each(contents)("is stale while old figures are shown, instead of %s", (content) => {
    expect(pageState(content, false, "stale")).toBe("stale");
    expect(pageState(content, true, "stale")).toBe("stale");
  });
});
