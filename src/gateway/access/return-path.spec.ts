import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCharacter } from "#testing/any-character.ts";
import { returnPath } from "./return-path.ts";

describe("open redirect", () => {
  test.each([
    "//evil.example.com",
    "///evil.example.com",
    "/\\evil.example.com",
    "\\\\evil.example.com",
    "/\t/evil.example.com",
    "/\n/evil.example.com",
    "/\r\n/evil.example.com",
    "/%0d%0aSet-Cookie:x=1\r\nX: y",
    "https://evil.example.com",
    "HTTPS:evil.example.com",
    "javascript:alert(1)",
    "data:text/html,x",
    "evil.example.com",
    "@evil.example.com",
    "/..//evil.example.com",
    "/.//evil.example.com",
    "/a/../..//evil.example.com",
    "/%2e%2e//evil.example.com",
    "/#//evil.example.com",
    " /trends",
    "/tr\u00e9nds",
    "",
    `/${"a".repeat(2001)}`,
    "/api/settings",
    "/access/sign-in",
    "/share/token",
    "/assets/x.js",
    null,
    undefined,
  ])("%j leads to the start page", (text) => {
    expect(returnPath(text)).toBe("/");
  });

  test.each([
    "/",
    "/trends",
    "/?warehouse=7&q=a%20b",
    "/countings/a%2Fb?tab=lines&tz=Europe%2FMadrid",
    "/screen?all",
    "/?to=//evil.example.com",
  ])("%j is our own", (path) => {
    expect(returnPath(path)).toBe(path);
  });

  test("no path leads to another origin", () => {
    const part = fc.constantFrom("/", "\\", ".", "..", "%2f", "%5c", "@", ":", "?", "#", "\t", "a");
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.array(part, { maxLength: 12 }).map((parts) => parts.join("")),
      fc
        .tuple(fc.constantFrom("http://", "https://", "//"), fc.string({ unit: anyCharacter }))
        .map(([before, rest]) => `${before}evil.example.com/${rest}`),
    );
    fc.assert(
      fc.property(text, (written) => {
        const path = returnPath(written);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, "https://own.example.com").origin).toBe("https://own.example.com");
      }),
    );
  });
});
