import { describe, expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import { accessGateway, createShare, sessionCookie } from "#gateway/testing/access.ts";
import { get } from "#gateway/testing/gateway.ts";
import { catalogues, languageAt, pageLanguage } from "./language.ts";

const languageOf = (query: string, accepted?: string) => {
  const headers = accepted === undefined ? {} : { "Accept-Language": accepted };
  const request = new Request("http://localhost/", { headers });
  return pageLanguage({ request, target: { path: "/access/sign-in", query } }).language;
};

describe("the language of the gateway's own pages", () => {
  test.each([
    ["", undefined, "en"],
    ["", "", "en"],
    ["", "de-AT,en;q=0.5", "de"],
    ["", "ja, en;q=0.4, pt-BR;q=0.9", "pt"],
    ["", "ja", "en"],
    ["", "de;q=0, fr;q=0.1", "fr"],
    ["", "*", "en"],
    ["", ";;q=x,,=, FR", "fr"],
    ["lang=es", "de", "es"],
    ["lang=es-MX", "de", "es"],
    ["lang=ja", "de", "de"],
    ["lang=", "de", "de"],
    ["to=%2Ftrends%3Ftz%3DUTC%26lang%3Dfr", "de", "fr"],
    ["to=%2F%3Flang%3Dfr&lang=pt", "de", "pt"],
    [`lang=${"x".repeat(5000)}`, "x,".repeat(5000), "en"],
  ])("asked for by %j and %j is %s", (query, accepted, language) => {
    expect(languageOf(query, accepted)).toBe(language);
  });
});

const textsOf = (t: object): readonly string[] =>
  Object.values(t).flatMap((one) => {
    if (typeof one === "string") return [one];
    return typeof one === "function" ? [one(1, 2), one(7013, 2)] : textsOf(one);
  });

const { en, ...others } = catalogues;

test.each(Object.entries(others))("the words in %s leave no English and no figure out", (_, t) => {
  const [own, english] = [textsOf(t), textsOf(en)];
  expect(own).toHaveLength(english.length);
  expect(own.filter((text) => english.includes(text))).toEqual([]);
  expect(own.filter((text) => /\b(the|of|and|this|with)\b|undefined/i.test(text))).toEqual([]);
  expect(t.signIn.tooMany(7013)).toContain("7013");
  expect(t.signIn.tooMany(1)).not.toContain("1");
});

test("a page is in the language of its address, else in the one that the browser prefers", () => {
  expect(languageAt("?tz=UTC&lang=fr-CA", "de")).toBe("fr");
  expect(languageAt("?lang=ja", "ja, de;q=0.5")).toBe("de");
  expect(languageAt("", null)).toBe("en");
});

describe("each page", async () => {
  const { gateway } = accessGateway();
  const { link } = await createShare(gateway, sessionCookie());
  const pages = ["/access/sign-in", "/pair", link ?? "", "/share/wrong", "/screen?lang=en"];

  test.each(pages)("%s says its language, and that it follows the browser's", async (page) => {
    for (const language of languages) {
      const target = page.replace("lang=en", `lang=${language}`);
      const headers = { "Accept-Language": `${language};q=0.9, ja`, Accept: "text/html" };
      const response = await get(gateway, target, { headers });
      expect(response.headers.get("Content-Language")).toBe(language);
      expect(response.headers.get("Vary")).toBe("Accept-Language");
      const text = await response.text();
      expect(text).toContain(`<html lang="${language}"`);
      expect(text).toContain('<script src="/framed.js" defer></script>');
      expect(text).toMatch(/<p id="framed" hidden>[^<]+<a href="[^"]+" target="_blank"/);
    }
  });

  test("keeps the requested page", async () => {
    const signIn = await (await get(gateway, "/access/sign-in?to=%2Ftrends&lang=de")).text();
    expect(signIn).toContain('action="/access/sign-in?to=%2Ftrends&amp;lang=de"');
    const landing = await (await get(gateway, `${link}?lang=de`)).text();
    expect(landing).toContain(`action="${link}?lang=de"`);
    const opened = await get(gateway, `${link}?lang=de`, { method: "POST" });
    expect(opened.headers.get("Location")).toBe("/?lang=de");
  });
});
