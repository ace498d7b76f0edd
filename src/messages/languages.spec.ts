import { describe, expect, it } from "vitest";
import { spokenBy } from "./languages.ts";

describe("the language of the page", () => {
  it.each([
    [null, [], "en", "en"],
    [null, ["en-GB", "en"], "en", "en-GB"],
    [null, ["ja", "en-AU"], "en", "en-AU"],
    ["en", ["en-GB"], "en", "en-GB"],
    ["en-us", ["en-GB"], "en", "en-US"],
    ["EN", [], "en", "en"],
    [null, ["es-MX", "en-GB"], "es", "es-MX"],
    ["es", ["en-GB", "es-AR"], "es", "es-AR"],
    ["es-ES", ["es-AR"], "es", "es-ES"],
    ["en", ["es-AR"], "en", "en"],
    ["xx", ["en-GB"], "en", "en-GB"],
    ["en-", ["en-GB"], "en", "en-GB"],
    ["", [], "en", "en"],
    ["constructor", [], "en", "en"],
  ])("asked %s, preferred %s: %s as in %s", (asked, preferred, language, locale) => {
    expect(spokenBy(asked, preferred)).toEqual({ language, locale });
  });
});
