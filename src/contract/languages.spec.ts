import { describe, expect, it } from "vitest";
import { acceptedTags, chooseLanguage, chooseLocale } from "./languages.ts";

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
    // What browsers answer that run without a locale.
    [null, ["C"], "en", "en"],
    [null, ["und", "x-private", "*", ""], "en", "en"],
    [null, ["en-US@posix"], "en", "en"],
    [null, ["de_DE@euro", "de-AT"], "de", "de-AT"],
  ])("asked %s, preferred %s: %s as in %s", (asked, preferred, language, locale) => {
    expect(chooseLocale(asked, preferred)).toEqual({ language, locale });
  });
});

describe("an Accept-Language header", () => {
  it.each([
    [null, []],
    ["de-AT,en;q=0.5", ["de-AT", "en"]],
    ["ja, en;q=0.4, pt-BR;q=0.9", ["ja", "pt-BR", "en"]],
    ["de;q=0, fr;q=0.1", ["fr"]],
  ])("that says %j prefers %j", (header, tags) => {
    expect(acceptedTags(header)).toEqual(tags);
  });

  it("is read up to twenty tags", () => {
    expect(acceptedTags("x,".repeat(5000))).toHaveLength(20);
  });

  it("returns the language alone without a locale", () => {
    expect(chooseLanguage(null, acceptedTags("ja, de-AT;q=0.5"))).toBe("de");
    expect(chooseLanguage("fr-CA", ["de"])).toBe("fr");
    expect(chooseLanguage("de-", [])).toBe("de");
  });
});
