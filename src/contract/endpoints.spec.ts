import { describe, expect, it } from "vitest";
import { endpointPath } from "./endpoints.ts";

describe("path of an operation", () => {
  it("encodes its id as one segment", () => {
    expect(endpointPath("counting", "a/b%2F$&")).toBe("/v1/countings/a%2Fb%252F%24%26");
    expect(endpointPath("countings")).toBe("/v1/countings");
  });

  it("replaces lone surrogates, which no URL can contain", () => {
    expect(endpointPath("counting", "\ud800")).toBe("/v1/countings/%EF%BF%BD");
  });
});
