import { describe, expect, it } from "vitest";
import { listContent } from "./list-content.ts";

const whole = { loaded: 3, faults: [], end: "whole" } as const;
const none = { ...whole, loaded: 0 };
const fault = { index: 1, field: "id" };

describe("what there is to see of a list", () => {
  it("is empty only where the whole list is, and nothing was asked for in particular", () => {
    expect(listContent(none, 0, false)).toBe("empty");
    expect(listContent({ ...none, end: "short" }, 0, false)).toBe("ready");
    expect(listContent({ ...none, end: "more" }, 0, false)).toBe("ready");
  });

  it("is nothing that matches where filters leave none, of the API's or of what is loaded", () => {
    expect(listContent(none, 0, true)).toBe("no-match");
    expect(listContent({ ...whole, end: "more" }, 0, true)).toBe("no-match");
    expect(listContent(whole, 1, true)).toBe("ready");
  });

  it("is partial where entries could not be read, unless what could be read does not match", () => {
    expect(listContent({ ...whole, faults: [fault] }, 2, false)).toBe("partial");
    expect(listContent({ ...whole, faults: [fault] }, 0, true)).toBe("no-match");
    expect(listContent({ loaded: 1, faults: [fault], end: "more" }, 0, true)).toBe("partial");
  });
});
