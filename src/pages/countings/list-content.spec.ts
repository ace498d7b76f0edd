import { describe, expect, it } from "vitest";
import { listContent } from "./list-content.ts";

const whole = { loaded: 3, faults: [], end: "whole" } as const;
const empty = { ...whole, loaded: 0 };
const fault = { index: 1, field: "id" };

describe("the content of a list", () => {
  it("is empty only when the whole list is, without any filter", () => {
    expect(listContent(empty, 0, false)).toBe("empty");
    expect(listContent({ ...empty, end: "short" }, 0, false)).toBe("ready");
    expect(listContent({ ...empty, end: "more" }, 0, false)).toBe("ready");
  });

  it("is no-match when filters of the API or the page leave nothing", () => {
    expect(listContent(empty, 0, true)).toBe("no-match");
    expect(listContent({ ...whole, end: "more" }, 0, true)).toBe("no-match");
    expect(listContent(whole, 1, true)).toBe("ready");
  });

  it("is partial when entries are unreadable, unless the readable ones do not match", () => {
    expect(listContent({ ...whole, faults: [fault] }, 2, false)).toBe("partial");
    expect(listContent({ ...whole, faults: [fault] }, 0, true)).toBe("no-match");
    expect(listContent({ loaded: 1, faults: [fault], end: "more" }, 0, true)).toBe("partial");
  });
});
