import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const script = read("public/engine.js");

/** Runs the script in a browser made of these parts, and gives the words that it shows. */
function said(globals: Record<string, unknown>, noModule = true): string {
  const words: string[] = [];
  const element = () => ({
    style: {},
    setAttribute: () => {},
    appendChild: (child: { textContent?: string }) => words.push(child.textContent ?? ""),
    ...(noModule && { noModule: false }),
  });
  const document = { createElement: element, getElementById: () => null, body: element() };
  const location = { pathname: "/screen" };
  const window = { addEventListener: () => {} };
  const all = { document, location, window, Array, AbortSignal, ...globals };
  new Function(...Object.keys(all), script)(...Object.values(all));
  return words.join(" ");
}

/** An array without what came in the given years. */
const oldArray = { prototype: { findLast: () => {} } };

describe("the notice for browsers that are too old", () => {
  it("is shown where a module, ES2023 or what the page asks for besides is missing", () => {
    expect(said({})).toBe("");
    expect(said({}, false)).toContain("too old");
    expect(said({ Array: oldArray })).toContain("too old");
    expect(said({ AbortSignal: class {} })).toContain("too old");
    expect(said({ AbortSignal: undefined })).toContain("too old");
  });

  it("stands for what the build is made for", () => {
    // What ES2023 brought is what tells whether a browser is of its time.
    expect(read("vite.config.ts")).toMatch(/target: "es2023"/);
    expect(script).toContain("toSorted");
    // Newer than that, and needed for the lines of a counting.
    expect(read("src/lines/engine/load-counting.ts")).toContain("AbortSignal.any(");
    for (const browser of ["Chrome or Edge 116", "Firefox 124", "Safari 17.4"]) {
      expect(script).toContain(browser);
    }
  });

  it("is written so that the oldest browsers can read it", () => {
    const code = script.replace(/\/\/.*$/gm, "");
    expect(code).not.toMatch(/=>|`|\b(?:const|let|class|async|await)\b|\?\.|\?\?|\.\.\.|,\s*\)/);
    expect(read("index.html")).toContain('<script defer src="/engine.js"></script>');
  });
});
