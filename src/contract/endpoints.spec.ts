import { describe, expect, it } from "vitest";
import { endpointPath } from "./endpoints.ts";

describe("the path of an operation", () => {
  it("has its id as one segment", () => {
    expect(endpointPath("counting", "a/b%2F$&")).toBe("/v1/countings/a%2Fb%252F%24%26");
    expect(endpointPath("countings")).toBe("/v1/countings");
  });

  it("has a placeholder for half of a character, which no address can have", () => {
    expect(endpointPath("counting", "\ud800")).toBe("/v1/countings/%EF%BF%BD");
  });
});
