import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages } from "#contract/languages.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const script = read("public/engine.js");

/** Runs the script in a browser made of these parts, and gives the words that it shows. */
function said(
  globals: Record<string, unknown>,
  noModule = true,
  language = "",
  search = "",
): string {
  const words: string[] = [];
  const element = () => ({
    style: {},
    setAttribute: () => {},
    appendChild: (child: { textContent?: string }) => words.push(child.textContent ?? ""),
    ...(noModule && { noModule: false }),
  });
  const document = { createElement: element, getElementById: () => null, body: element() };
  const location = { pathname: "/screen", search };
  const window = { addEventListener: () => {} };
  const navigator = { language };
  const all = { document, location, navigator, window, Array, AbortSignal, ...globals };
  new Function(...Object.keys(all), script)(...Object.values(all));
  return words.join(" ");
}

/** An array without what came in the given years. */
const oldArray = { prototype: { findLast: () => {} } };

/** A screen at the moment when a part of its build is missing. Time passes, and the server answers, as it is told. */
function missingPart(kept = new Map<string, string>()) {
  const seen = { asked: 0, reloads: 0, notices: 0 };
  const count = (what: keyof typeof seen) => () => {
    seen[what] += 1;
  };
  let build: string | null = null;
  let later: (() => void)[] = [];
  let onMissing = () => {};
  class XMLHttpRequest {
    status = 200;
    responseText = "";
    onload = () => {};
    onerror = () => {};
    open() {}
    send() {
      seen.asked += 1;
      this.responseText = build ?? "";
      if (build === null) this.onerror();
      else this.onload();
    }
  }
  const element = () => ({ style: {}, setAttribute: () => {}, appendChild: () => {} });
  const document = {
    createElement: () => ({ ...element(), noModule: false }),
    getElementById: element,
    querySelector: () => ({ src: "/assets/index-one.js" }),
    body: { appendChild: count("notices") },
  };
  const all = {
    document,
    XMLHttpRequest,
    location: { pathname: "/screen", search: "", reload: count("reloads") },
    window: {
      addEventListener: (name: string, heard: () => void) => {
        if (name === "vite:preloadError") onMissing = heard;
      },
    },
    navigator: { language: "en" },
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    },
    setTimeout: (run: () => void) => void later.push(run),
  };
  new Function(...Object.keys(all), script)(...Object.values(all));
  return {
    seen,
    miss: () => onMissing(),
    pass: () => {
      const due = later;
      later = [];
      for (const run of due) run();
    },
    answer: (text: string | null) => {
      build = text;
    },
  };
}

describe("a part that is missing on the server", () => {
  it("makes the screen load anew once, and only when the server answers", () => {
    const kept = new Map<string, string>();
    const screen = missingPart(kept);
    screen.miss();
    screen.miss();
    for (let look = 0; look < 5; look += 1) screen.pass();
    expect(screen.seen).toMatchObject({ asked: 6, reloads: 0 });
    expect(screen.seen.notices).toBeGreaterThan(0);
    screen.answer("one");
    screen.pass();
    expect(screen.seen.reloads).toBe(1);
    const again = missingPart(kept);
    again.answer("one");
    again.miss();
    for (let look = 0; look < 5; look += 1) again.pass();
    again.answer(null);
    again.pass();
    expect(again.seen.reloads).toBe(0);
    again.answer("two");
    again.pass();
    expect(again.seen.reloads).toBe(1);
  });
});

describe("the notice for browsers that are too old", () => {
  it("is shown where a module, ES2023 or what the page asks for besides is missing", () => {
    expect(said({})).toBe("");
    expect(said({}, false)).toContain("too old");
    expect(said({ Array: oldArray })).toContain("too old");
    expect(said({ AbortSignal: class {} })).toContain("too old");
    expect(said({ AbortSignal: undefined })).toContain("too old");
    // Those have none of what came later either.
    expect(said({ Array: oldArray, Object: {} })).toContain("too old");
  });

  it("speaks the language of the address, else the browser's, else English", () => {
    const old = (language: string, search = "") => said({}, false, language, search);
    expect(old("de-AT")).toContain("zu alt");
    expect(old("es-ES")).toContain("demasiado antiguo");
    expect(old("FR")).toContain("trop ancien");
    expect(old("pt-BR", "?all&lang=en")).toContain("too old");
    expect(old("en-GB", "?lang=pt-BR")).toContain("antigo demais");
    expect(old("ja")).toContain("too old");
    expect(old("constructor")).toContain("too old");
    for (const code of languages) expect(old(code)).toMatch(/Edge 116.+HDMI/);
    expect(new Set(languages.map((code) => old(code))).size).toBe(languages.length);
  });

  it("stands for what the build is made for", () => {
    // What ES2023 brought is what tells whether a browser is of its time.
    expect(read("vite.config.ts")).toMatch(/target: "es2023"/);
    expect(script).toContain("toSorted");
    // Newer than that, and needed for the lines of a counting.
    expect(read("src/lines/engine/load/load-counting.ts")).toContain("AbortSignal.any(");
    for (const browser of ["Chrome / Edge 116", "Firefox 124", "Safari 17.4"]) {
      expect(script).toContain(browser);
    }
  });

  it("is written so that the oldest browsers can read it", () => {
    const code = script.replace(/\/\/.*$/gm, "");
    expect(code).not.toMatch(/=>|`|\b(?:const|let|class|async|await)\b|\?\.|\?\?|\.\.\.|,\s*\)/);
    expect(read("index.html")).toContain('<script defer src="/engine.js"></script>');
  });
});
