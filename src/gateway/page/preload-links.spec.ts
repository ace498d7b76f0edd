import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { Language } from "#contract/languages.ts";
import { addressOf } from "#routes.ts";
import { slices } from "#slices.ts";
import { createPreloadLinks, manifestPath } from "./preload-links.ts";

const directory = mkdtempSync(join(tmpdir(), "countboard preload links "));
afterAll(() => rmSync(directory, { recursive: true }));
mkdirSync(join(directory, ".vite"));

/** A page of any slice that shows all messages. */
const slice = slices.find(({ messages }) => messages === "all") ?? slices[0];
const sliceAddress = addressOf(slice);

const manifest = {
  "_entry.js": {
    file: "assets/entry.js",
    name: "entry",
    assets: [
      "assets/lines-worker.js",
      "assets/inter-latin-opsz-normal-a.woff2",
      "assets/inter-greek-opsz-normal-a.woff2",
    ],
  },
  "_main.js": { file: "assets/main.js", name: "main", imports: ["_shared.js"] },
  "_shared.js": { file: "assets/shared.js" },
  "_bar.js": { file: "assets/bar.js", css: ["assets/bar.css"], imports: ["_shared.js"] },
  "_list.js": {
    file: "assets/list.js",
    name: "list",
    imports: ["_main.js", "_bar.js"],
  },
  "_detail.js": { file: "assets/detail.js", name: "counting", imports: ["_bar.js", "_loop.js"] },
  [slice.module]: { file: "assets/slice.js", css: ["assets/slice.css"] },
  [slice.module.replace("page.tsx", "messages/de.ts")]: { file: "assets/slice-de.js" },
  "_header.js": { file: "assets/header.js", name: "header" },
  "_overview.js": { file: "assets/overview.js", name: "overview", imports: ["_bar.js"] },
  "_lines.js": { file: "assets/lines.js", name: "lines", imports: ["_bar.js"] },
  "src/messages/en/catalogue.ts": { file: "assets/words-en.js", imports: ["_shared.js"] },
  "src/messages/en/counting-page.ts": { file: "assets/counting-en.js", imports: ["_shared.js"] },
  "src/messages/de/counting-page.ts": { file: "assets/counting-de.js" },
  "src/messages/en/overview-page.ts": { file: "assets/tab-en.js" },
  "src/messages/de/catalogue.ts": { file: "assets/catalogue-de.js", imports: ["_common-de.js"] },
  "src/messages/de/common.ts": { file: "assets/common-de.js" },
  "_common-de.js": { file: "assets/common-de-shared.js" },
  "_loop.js": { file: "assets/loop.js", imports: ["_detail.js"] },
};
writeFileSync(join(directory, manifestPath), JSON.stringify(manifest));
const linksFor = createPreloadLinks(directory, "");
const targets = (path: string, search = "", language: Language = "en") =>
  [...linksFor(path, search, language).matchAll(/<([^>]*)>/g)].map(([, target]) => target);

const font = "/assets/inter-latin-opsz-normal-a.woff2";
const entryCode = "/assets/entry.js";
const mainCode = ["/assets/main.js", "/assets/shared.js"];

describe("the files that a browser preloads before the page's code runs", () => {
  it("is the first page of the list with the code that shows it, each file once", () => {
    expect(targets("/", "?tz=UTC")).toEqual([
      "/early.js",
      "/api/settings",
      "/api/v1/countings?limit=100",
      entryCode,
      font,
      ...mainCode,
      "/assets/list.js",
      "/assets/bar.js",
      "/assets/bar.css",
    ]);
  });

  it("is not the whole list when the address has filters", () => {
    for (const search of ["?warehouse=0", "?tz=UTC&from=2026-01-01", "?to=2026-01-01"]) {
      expect(targets("/", search)).not.toContain("/api/v1/countings?limit=100");
    }
  });

  it("is a counting's code, also with circular imports", () => {
    expect(targets("/countings/a%2Fb")).toEqual([
      "/early.js",
      "/api/settings",
      entryCode,
      "/assets/lines-worker.js",
      font,
      ...mainCode,
      "/assets/detail.js",
      "/assets/bar.js",
      "/assets/bar.css",
      "/assets/loop.js",
      "/assets/counting-en.js",
      "/assets/tab-en.js",
      "/assets/header.js",
      "/assets/overview.js",
    ]);
  });

  it("is the overview's code for a counting that shows its overview", () => {
    expect(targets("/countings/a", "?lang=en")).toContain("/assets/overview.js");
    for (const [path, search] of [
      ["/countings/a", "?tab=lines"],
      ["/countings/a", "?lang=en&tab=people"],
      [sliceAddress, ""],
    ] as const) {
      expect(targets(path, search)).not.toContain("/assets/overview.js");
    }
  });

  it("is the code of the lines for a counting that shows lines", () => {
    for (const tab of ["lines", "discrepancies", "incidents", "recounts"]) {
      expect(targets("/countings/a", `?tz=UTC&tab=${tab}`)).toContain("/assets/lines.js");
    }
    for (const search of ["", "?tab=people", "?tab=linesx"]) {
      expect(targets("/countings/a", search)).not.toContain("/assets/lines.js");
    }
  });

  it("is each page's own code", () => {
    const own = (path: string) =>
      targets(path).filter((file) => /(list|detail|slice)\.(js|css)$/.test(file ?? ""));
    expect(own("/")).toEqual(["/assets/list.js"]);
    expect(own("/countings/a/")).toEqual(["/assets/detail.js"]);
    expect(own(sliceAddress)).toEqual(["/assets/slice.js", "/assets/slice.css"]);
    for (const path of ["/countings", "/countings/a/b", `${sliceAddress}/b/c`, "/nowhere"]) {
      expect(own(path)).toEqual([]);
    }
  });

  it("is the page's messages in the viewer's language", () => {
    const messages = (path: string, language: Language) =>
      targets(path, "", language).filter((file) =>
        /\/(catalogue|counting|slice|common)-/.test(file ?? ""),
      );
    expect(messages("/", "en")).toEqual([]);
    expect(messages("/countings/a", "en")).toEqual(["/assets/counting-en.js"]);
    const common = "/assets/common-de.js";
    expect(messages("/", "de")).toEqual([common]);
    expect(messages("/countings/a", "de")).toEqual([common, "/assets/counting-de.js"]);
    expect(messages(sliceAddress, "de")).toEqual([
      common,
      "/assets/catalogue-de.js",
      "/assets/common-de-shared.js",
      "/assets/slice-de.js",
    ]);
  });

  it("names the type of each, so that none is requested twice", () => {
    expect(linksFor("/", "", "en")).toContain("</early.js>; rel=preload; as=script");
    expect(linksFor("/", "", "en")).toContain(
      "</api/settings>; rel=preload; as=fetch; crossorigin",
    );
    expect(linksFor("/", "", "en")).toContain(
      "</assets/bar.css>; rel=preload; as=style; crossorigin",
    );
    expect(linksFor("/", "", "en")).toContain("</assets/bar.js>; rel=modulepreload");
    expect(linksFor("/", "", "en")).toContain(".woff2>; rel=preload; as=font; crossorigin");
  });

  it("is short enough for proxies, however many files a page has", () => {
    const many = mkdtempSync(join(tmpdir(), "countboard preload links "));
    const names = Array.from({ length: 60 }, (_, index) => `_chunk-${index}.js`);
    const chunks = names.map((name, index) => [name, { file: `assets/chunk-${index}.js` }]);
    const main = { "_main.js": { file: "assets/main.js", name: "main", imports: names } };
    mkdirSync(join(many, ".vite"));
    writeFileSync(
      join(many, manifestPath),
      JSON.stringify({ ...Object.fromEntries(chunks), ...main }),
    );
    const header = createPreloadLinks(many, "/countboard")(sliceAddress, "", "en");
    rmSync(many, { recursive: true });
    expect(header).toMatch(/<\/countboard\/assets\/chunk-9\.js>; rel=modulepreload/);
    expect(header).toMatch(/; rel=modulepreload$/);
    expect(header.length).toBeLessThanOrEqual(1800);
  });

  it("is the start of every page on other pages, without files missing from the manifest", () => {
    expect(targets(sliceAddress)).toEqual([
      "/early.js",
      "/api/settings",
      entryCode,
      font,
      ...mainCode,
      "/assets/slice.js",
      "/assets/slice.css",
      "/assets/words-en.js",
    ]);
    expect(createPreloadLinks(tmpdir(), "")(sliceAddress, "", "en")).toBe(
      "</early.js>; rel=preload; as=script, </api/settings>; rel=preload; as=fetch; crossorigin",
    );
  });
});
