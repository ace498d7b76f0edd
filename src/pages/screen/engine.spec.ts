import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages } from "#contract/languages.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const script = read("public/engine.js");

/** Runs the script in a fake browser with these features, and returns the text that it shows. */
function noticeText(
  globals: Record<string, unknown>,
  noModule = true,
  language = "",
  search = "",
): string {
  const texts: string[] = [];
  const element = () => ({
    style: {},
    setAttribute: () => {},
    appendChild: (child: { textContent?: string }) => texts.push(child.textContent ?? ""),
    ...(noModule && { noModule: false }),
  });
  const document = {
    createElement: element,
    documentElement: { hasAttribute: () => false },
    getElementById: () => null,
    body: element(),
  };
  const location = { pathname: "/screen", search };
  const window = { addEventListener: () => {} };
  const navigator = { language };
  const all = { document, location, navigator, window, Array, AbortSignal, ...globals };
  new Function(...Object.keys(all), script)(...Object.values(all));
  return texts.join(" ");
}

/** An array without methods of later years. */
const oldArray = { prototype: { findLast: () => {} } };

/** A screen whose build lacks a chunk, with a controlled clock and server. */
function missingChunk(storage = new Map<string, string>(), isMarked = false) {
  const seen = { requests: 0, reloads: 0, notices: 0 };
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
      seen.requests += 1;
      this.responseText = build ?? "";
      if (build === null) this.onerror();
      else this.onload();
    }
  }
  const element = () => ({ style: {}, setAttribute: () => {}, appendChild: () => {} });
  const document = {
    createElement: () => ({ ...element(), noModule: false }),
    documentElement: { hasAttribute: (name: string) => isMarked && name === "data-part-missing" },
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
      getItem: (name: string) => storage.get(name) ?? null,
      setItem: (name: string, value: string) => void storage.set(name, value),
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

describe("a chunk that is missing on the server", () => {
  it("reloads the screen once, and only when the server answers", () => {
    const storage = new Map<string, string>();
    const screen = missingChunk(storage);
    screen.miss();
    screen.miss();
    for (let check = 0; check < 5; check += 1) screen.pass();
    expect(screen.seen).toMatchObject({ requests: 6, reloads: 0 });
    expect(screen.seen.notices).toBeGreaterThan(0);
    screen.answer("one");
    screen.pass();
    expect(screen.seen.reloads).toBe(1);
    const again = missingChunk(storage);
    again.answer("one");
    again.miss();
    for (let check = 0; check < 5; check += 1) again.pass();
    again.answer(null);
    again.pass();
    expect(again.seen.reloads).toBe(0);
    again.answer("two");
    again.pass();
    expect(again.seen.reloads).toBe(1);
  });
});

describe("a chunk that was missing before the script ran", () => {
  it("reloads the screen too", () => {
    const screen = missingChunk(new Map(), true);
    expect(screen.seen.requests).toBe(1);
    screen.answer("one");
    screen.pass();
    expect(screen.seen.reloads).toBe(1);
  });
});

describe("the notice for outdated browsers", () => {
  it("is shown without modules, ES2023 or other required features", () => {
    expect(noticeText({})).toBe("");
    expect(noticeText({}, false)).toContain("too old");
    expect(noticeText({ Array: oldArray })).toContain("too old");
    expect(noticeText({ AbortSignal: class {} })).toContain("too old");
    expect(noticeText({ AbortSignal: undefined })).toContain("too old");
    // Such browsers lack later features too.
    expect(noticeText({ Array: oldArray, Object: {} })).toContain("too old");
  });

  it("uses the language of the address, else the browser's, else English", () => {
    const old = (language: string, search = "") => noticeText({}, false, language, search);
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

  it("matches the build target", () => {
    // The script detects the build target by a feature of ES2023.
    expect(read("vite.config.ts")).toMatch(/target: "es2023"/);
    expect(script).toContain("toSorted");
    // Newer than ES2023, and needed for the lines of a counting.
    expect(read("src/lines/engine/load/load-counting.ts")).toContain("AbortSignal.any(");
    for (const browser of ["Chrome / Edge 116", "Firefox 124", "Safari 17.4"]) {
      expect(script).toContain(browser);
    }
  });

  it("uses only syntax that the oldest browsers can parse", () => {
    const code = script.replace(/\/\/.*$/gm, "");
    expect(code).not.toMatch(/=>|`|\b(?:const|let|class|async|await)\b|\?\.|\?\?|\.\.\.|,\s*\)/);
    expect(read("index.html")).toContain('<script defer src="/engine.js"></script>');
  });
});
