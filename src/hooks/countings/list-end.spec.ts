import { describe, expect, it } from "vitest";
import { listEnd, nextEntries } from "./list-end.ts";

describe("the end of the list", () => {
  it("is not reached while there is a next page, whatever the total", () => {
    expect(listEnd({ hasNext: true, leadsBack: false, loaded: 100, total: 412 })).toBe("more");
    expect(listEnd({ hasNext: true, leadsBack: false, loaded: 412, total: 412 })).toBe("more");
    expect(listEnd({ hasNext: true, leadsBack: false, loaded: 0, total: 0 })).toBe("more");
  });

  it("is whole with as many entries as the API names, or more", () => {
    expect(listEnd({ hasNext: false, leadsBack: false, loaded: 412, total: 412 })).toBe("whole");
    expect(listEnd({ hasNext: false, leadsBack: false, loaded: 413, total: 412 })).toBe("whole");
    expect(listEnd({ hasNext: false, leadsBack: false, loaded: 0, total: 0 })).toBe("whole");
  });

  it("is short when the API stops before its own total", () => {
    expect(listEnd({ hasNext: false, leadsBack: false, loaded: 200, total: 412 })).toBe("short");
    expect(listEnd({ hasNext: false, leadsBack: false, loaded: 0, total: 3 })).toBe("short");
  });

  it("is a loop when the API leads back, whatever the total", () => {
    expect(listEnd({ hasNext: false, leadsBack: true, loaded: 200, total: 412 })).toBe("looped");
    expect(listEnd({ hasNext: false, leadsBack: true, loaded: 412, total: 412 })).toBe("looped");
  });
});

describe("the next entries", () => {
  it("end with the page or with the list", () => {
    expect(nextEntries(100, 412, 100)).toEqual({ from: 101, to: 200 });
    expect(nextEntries(400, 412, 100)).toEqual({ from: 401, to: 412 });
  });

  it("are at least one, also beyond the total", () => {
    expect(nextEntries(412, 412, 100)).toEqual({ from: 413, to: 413 });
  });
});
