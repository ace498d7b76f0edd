import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages } from "#contract/languages.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const engine = read("public/engine.js");
const early = read("public/early.js");

const run = (script: string, globals: Record<string, unknown>) =>
  new Function(...Object.keys(globals), script)(...Object.values(globals));

const origin = "https://host.example";

/** The full address of the base path. */
const base = `${origin}/countboard/`;

/** Finds the scripts, and the page's module. */
const querySelector = (selector: string) => {
  const [, name = "assets/index-one.js"] = /\$='\/(.*)'/.exec(selector) ?? [];
  return { src: `${base}${name}` };
};

const engineAddress = `${base}engine.js`;

const at = (path: string) => ({ origin, pathname: `/countboard${path}` });

/** What browsers have that the page needs. */
const features = {
  ...{ Array, AbortSignal, CompressionStream, Intl, Object, String, URLSearchParams },
  Element: { prototype: { checkVisibility: () => true } },
  HTMLElement: { prototype: { showPopover: () => {}, hidePopover: () => {} } },
  HTMLDialogElement: { prototype: { showModal: () => {} } },
};

/** The names of the features that early.js asks for. */
const needed = /var needed = \(([^)]*)\)/.exec(early)?.[1]?.match(/[A-Z][\w.]+/g) ?? [];

/** The features without one of them; its owner has no others either. */
function featuresWithout(path: string): object {
  const [first = "", ...rest] = path.split(".");
  const others = Object.entries(features).filter(([name]) => name !== first);
  const owner = rest[0] === "prototype" ? { prototype: {} } : {};
  return { ...Object.fromEntries(others), ...(rest.length > 0 && { [first]: owner }) };
}

/** A document whose attributes and added scripts can be seen; engine.js runs when it is added. */
function fakeDocument(globals: Record<string, unknown>, noModule = true) {
  const seen = { texts: [] as string[], attributes: new Set<string>(), scripts: [] as string[] };
  const listeners = new Map<string, () => void>();
  const element = () => ({
    style: {},
    setAttribute: () => {},
    appendChild: (child: { textContent?: string }) => seen.texts.push(child.textContent ?? ""),
    ...(noModule && { noModule: false }),
  });
  const document = {
    createElement: element,
    documentElement: {
      hasAttribute: (name: string) => seen.attributes.has(name),
      setAttribute: (name: string) => seen.attributes.add(name),
    },
    head: {
      appendChild: ({ src }: { src: string }) => {
        seen.scripts.push(src);
        run(engine, all);
      },
    },
    addEventListener: (name: string, heard: () => void) => void listeners.set(name, heard),
    getElementById: () => null,
    querySelector,
    body: element(),
  };
  const window = { addEventListener: () => {}, ...features };
  const localStorage = { getItem: () => null };
  const all: Record<string, unknown> = { document, window, localStorage, Array, ...globals };
  return { seen, all, parsed: () => listeners.get("DOMContentLoaded")?.() };
}

/** Runs the scripts in a fake browser with these features, and returns the text that it shows. */
function noticeText(
  globals: Record<string, unknown>,
  noModule = true,
  language = "",
  search = "",
): string {
  const location = { ...at("/screen"), search };
  const browser = { location, navigator: { language }, ...globals };
  const { seen, all, parsed } = fakeDocument(browser, noModule);
  run(early, all);
  parsed();
  expect(seen.scripts).toEqual(seen.texts.length > 0 ? [engineAddress] : []);
  return seen.texts.join(" ");
}

/** A screen whose build lacks a chunk, with a controlled clock and server. */
function missingChunk(storage = new Map<string, string>()) {
  const seen = { requests: 0, reloads: 0, notices: 0 };
  const count = (what: keyof typeof seen) => () => {
    seen[what] += 1;
  };
  let build: string | null = null;
  let later: (() => void)[] = [];
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
    documentElement: { hasAttribute: (name: string) => name === "data-part-missing" },
    getElementById: element,
    querySelector,
    body: { appendChild: count("notices") },
  };
  const all = {
    document,
    XMLHttpRequest,
    location: { ...at("/screen"), search: "", reload: count("reloads") },
    navigator: { language: "en" },
    sessionStorage: {
      getItem: (name: string) => storage.get(name) ?? null,
      setItem: (name: string, value: string) => void storage.set(name, value),
    },
    setTimeout: (run: () => void) => void later.push(run),
  };
  return {
    seen,
    miss: () => run(engine, all),
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

it("keeps phones from making links of codes that look like telephone numbers", () => {
  expect(read("index.html")).toMatch(/name="format-detection" content="telephone=no,/);
});

describe("a page of a modern browser", () => {
  /** The addresses of the scripts that were added, after errors of a page's parts. */
  function scriptsAfter(
    path: string,
    events: readonly [type: string, target?: object][],
    hasStarted = true,
  ) {
    const listeners = new Map<string, (event: object) => void>();
    const window = {
      ...features,
      addEventListener: (name: string, heard: () => void) => void listeners.set(name, heard),
    };
    const { seen, all, parsed } = fakeDocument({
      window,
      location: { ...at(path), search: "" },
      navigator: { language: "en" },
      sessionStorage: { getItem: () => null },
      XMLHttpRequest: class {
        open() {}
        send() {}
      },
    });
    run(early, all);
    parsed();
    if (hasStarted) seen.attributes.add("data-started");
    for (const [type, target] of events) listeners.get(type)?.({ type, target });
    return seen.scripts;
  }
  const module = { tagName: "SCRIPT", type: "module" };

  it("loads nothing for older ones", () => {
    expect(scriptsAfter("/screen", [])).toEqual([]);
    expect(scriptsAfter("/screen", [["error", { tagName: "IMG" }], ["error"]])).toEqual([]);
    expect(scriptsAfter("/", [["vite:preloadError"], ["error", { tagName: "IMG" }]])).toEqual([]);
  });

  it("loads the recovery script once when a part of a screen is missing", () => {
    expect(scriptsAfter("/screen", [["vite:preloadError"]])).toEqual([engineAddress]);
    expect(scriptsAfter("/screen/", [["error", module], ["vite:preloadError"]])).toEqual([
      engineAddress,
    ]);
  });

  it("loads it for any page that cannot start", () => {
    expect(scriptsAfter("/", [["error", module]], false)).toEqual([engineAddress]);
    expect(scriptsAfter("/history", [["vite:preloadError"]], false)).toEqual([engineAddress]);
  });
});

describe("the notice for outdated browsers", () => {
  it("is shown without modules, ES2023 or other required features", () => {
    expect(noticeText({})).toBe("");
    expect(noticeText({}, false)).toContain("too old");
    expect(noticeText({ window: { addEventListener: () => {} } })).toContain("too old");
  });

  it.each(needed)("is shown without %s", (path) => {
    const window = { addEventListener: () => {}, ...featuresWithout(path) };
    expect(noticeText({ window })).toContain("too old");
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
    expect(needed).toContain("Array.prototype.toSorted");
    expect(engine).toContain("Chrome / Edge 116, Firefox 125, Safari 17.4");
    expect(read("README.md")).toContain(
      "Chrome and Edge from 116, Firefox from 125 and Safari from 17.4",
    );
  });

  it("uses only syntax that the oldest browsers can parse", () => {
    for (const script of [early, engine]) {
      const code = script.replace(/\/\/.*$/gm, "");
      expect(code).not.toMatch(/=>|`|\b(?:const|let|class|async|await)\b|\?\.|\?\?|\.\.\.|,\s*\)/);
    }
    expect(read("index.html")).toContain('<script src="/early.js"></script>');
  });
});
