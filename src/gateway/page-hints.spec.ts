import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { OwnLanguage } from "./access/spoken.ts";
import { createPageHints, manifestPath } from "./page-hints.ts";

const directory = mkdtempSync(join(tmpdir(), "countboard hints "));
afterAll(() => rmSync(directory, { recursive: true }));
mkdirSync(join(directory, ".vite"));
const manifest = {
  "index.html": {
    file: "assets/entry.js",
    assets: ["assets/inter-latin-opsz-normal-a.woff2", "assets/inter-greek-opsz-normal-a.woff2"],
  },
  "src/main.tsx": {
    file: "assets/index.js",
    imports: ["_shared.js"],
  },
  "_shared.js": { file: "assets/shared.js" },
  "_bar.js": { file: "assets/bar.js", css: ["assets/bar.css"], imports: ["_shared.js"] },
  "src/pages/countings/page.tsx": { file: "assets/list.js", imports: ["src/main.tsx", "_bar.js"] },
  "src/pages/counting/page.tsx": { file: "assets/detail.js", imports: ["_bar.js", "_loop.js"] },
  "src/messages/en/catalogue.ts": { file: "assets/words-en.js", imports: ["_shared.js"] },
  "src/messages/de/catalogue.ts": { file: "assets/words-de.js", imports: ["_first-de.js"] },
  "src/messages/de/first.ts": { file: "assets/first-de.js" },
  "_first-de.js": { file: "assets/first-de-shared.js" },
  "_loop.js": { file: "assets/loop.js", imports: ["src/pages/counting/page.tsx"] },
};
writeFileSync(join(directory, manifestPath), JSON.stringify(manifest));
const hints = createPageHints(directory);
const targets = (path: string, search = "", language: OwnLanguage = "en") =>
  [...hints(path, search, language).matchAll(/<([^>]*)>/g)].map(([, target]) => target);

describe("what a browser may ask for before the page's code runs", () => {
  it("is the first page of the list with the code that shows it, each file once", () => {
    expect(targets("/", "?tz=UTC")).toEqual([
      "/theme.js",
      "/api/settings",
      "/api/v1/countings?limit=100",
      "/assets/entry.js",
      "/assets/index.js",
      "/assets/shared.js",
      "/assets/list.js",
      "/assets/bar.js",
      "/assets/bar.css",
      "/assets/inter-latin-opsz-normal-a.woff2",
    ]);
  });

  it("is not the whole list where the address narrows it", () => {
    for (const search of ["?warehouse=0", "?tz=UTC&from=2026-01-01", "?to=2026-01-01"]) {
      expect(targets("/", search)).not.toContain("/api/v1/countings?limit=100");
    }
  });

  it("is a counting's code, however its files lean on each other", () => {
    expect(targets("/countings/a%2Fb")).toEqual([
      "/theme.js",
      "/api/settings",
      "/assets/entry.js",
      "/assets/index.js",
      "/assets/shared.js",
      "/assets/detail.js",
      "/assets/bar.js",
      "/assets/bar.css",
      "/assets/loop.js",
      "/assets/words-en.js",
      "/assets/inter-latin-opsz-normal-a.woff2",
    ]);
  });

  it("is the words in the viewer's language: all of them, or those of the list", () => {
    expect(targets("/countings/a", "", "de")).toContain("/assets/words-de.js");
    expect(targets("/countings/a", "", "de")).not.toContain("/assets/words-en.js");
    expect(targets("/", "", "de")).toContain("/assets/first-de.js");
    expect(targets("/", "", "de")).not.toContain("/assets/words-de.js");
  });

  it("says what each is for, so that it is not asked for twice", () => {
    expect(hints("/", "", "en")).toContain("</theme.js>; rel=preload; as=script");
    expect(hints("/", "", "en")).toContain("</api/settings>; rel=preload; as=fetch; crossorigin");
    expect(hints("/", "", "en")).toContain("</assets/bar.css>; rel=preload; as=style; crossorigin");
    expect(hints("/", "", "en")).toContain("</assets/bar.js>; rel=modulepreload");
    expect(hints("/", "", "en")).toContain(".woff2>; rel=preload; as=font; crossorigin");
  });

  it("is what every page starts with on other pages, without files that no manifest names", () => {
    expect(targets("/help")).toEqual([
      "/theme.js",
      "/api/settings",
      "/assets/entry.js",
      "/assets/index.js",
      "/assets/shared.js",
      "/assets/words-en.js",
      "/assets/inter-latin-opsz-normal-a.woff2",
    ]);
    expect(createPageHints(tmpdir())("/help", "", "en")).toBe(
      "</theme.js>; rel=preload; as=script, </api/settings>; rel=preload; as=fetch; crossorigin",
    );
  });
});
