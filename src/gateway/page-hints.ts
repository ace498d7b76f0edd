import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { pageSize } from "#contract/parameters.ts";
import type { OwnLanguage } from "./access/spoken.ts";

/** What the build says of its files: which code a page's code imports, and the styles that come with it. */
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
    assets: z.optional(z.array(z.string())),
  }),
);

type Manifest = z.infer<typeof manifestSchema>;

/** The file of the words that a page is drawn with: the first ones, its own besides, or all. */
type Words = "first" | "counting-page" | "screen" | "catalogue";

const countingCode = "src/pages/counting/page.tsx";

/** The code and the words that each page is drawn with at first. */
export const pageCode: readonly {
  readonly path: RegExp;
  readonly code: string;
  readonly words: Words;
}[] = [
  { path: /^\/$/, code: "src/pages/countings/page.tsx", words: "first" },
  { path: /^\/countings\/[^/]+$/, code: countingCode, words: "counting-page" },
  {
    path: /^\/countings\/[^/]+\/recount-round$/,
    code: "src/pages/counting/recount-round/page.tsx",
    words: "catalogue",
  },
  {
    path: /^\/countings\/[^/]+\/print$/,
    code: "src/pages/counting/report/page.tsx",
    words: "counting-page",
  },
  { path: /^\/trends$/, code: "src/pages/trends/page.tsx", words: "catalogue" },
  { path: /^\/incident-types$/, code: "src/pages/incident-types/page.tsx", words: "catalogue" },
  { path: /^\/imports(\/[^/]+)?$/, code: "src/pages/import-log/page.tsx", words: "catalogue" },
  { path: /^\/shares$/, code: "src/pages/shares/page.tsx", words: "catalogue" },
  { path: /^\/screen$/, code: "src/pages/screen/page.tsx", words: "screen" },
  { path: /^\/screen\/setup$/, code: "src/pages/screen/setup/page.tsx", words: "catalogue" },
  { path: /^\/help$/, code: "src/pages/help/page.tsx", words: "catalogue" },
];

/**
 * The name that the build gives what a counting's page shows unless its address asks for another tab; without its
 * charts, which come last.
 */
export const overviewName = "overview";

/** Where the build writes what it knows of its files, below the page's directory. */
export const manifestPath = ".vite/manifest.json";

/** Reads what the build says of its files; a directory without it gives no hints of code. */
function readManifest(directory: string): Manifest {
  const path = join(directory, manifestPath);
  return existsSync(path) ? manifestSchema.parse(JSON.parse(readFileSync(path, "utf8"))) : {};
}

/** Every file that a page's code needs beyond what every page starts with. */
function filesOf(manifest: Manifest, name: string, known: Set<string>): string[] {
  const chunk = manifest[name];
  if (chunk === undefined || known.has(name)) return [];
  known.add(name);
  const imported = (chunk.imports ?? []).flatMap((other) => filesOf(manifest, other, known));
  return [chunk.file, ...(chunk.css ?? []), ...imported];
}

/** What is drawn at an address that no page has, is there with what every page starts with. */
const nowhere = { code: "", words: "first" } as const;

const pageAt = (path: string) => pageCode.find((page) => page.path.test(path)) ?? nowhere;

/** Whether a page shows a counting's overview as soon as its code and its figures are there. */
const showsOverview = (code: string, search: string) =>
  code === countingCode && !/[?&]tab=/.test(search);

/** The files of a page's words; the first ones of English are with what every page starts with. */
function messagesFor(words: Words, language: OwnLanguage): string[] {
  const own = words === "first" ? [] : [words];
  const files = language === "en" ? own : ["first", ...own];
  return files.map((file) => `src/messages/${language}/${file}.ts`);
}

/** Figures that the page will ask for in these words as soon as its code runs. */
function figuresOf(path: string, search: string): string[] {
  const settings = "/api/settings";
  const isWholeList = path === "/" && !/[?&](warehouse|from|to)=/.test(search);
  return isWholeList ? [settings, `/api/v1/countings?limit=${pageSize.max}`] : [settings];
}

/**
 * A `Link` header for a page: what the browser can ask for before it has read, loaded and run the code that
 * would ask for it.
 */
export function createPageHints(
  directory: string,
): (path: string, search: string, language: OwnLanguage) => string {
  const manifest = readManifest(directory);
  const overview = Object.keys(manifest).filter((key) => manifest[key]?.name === overviewName);
  return (address, search, language) => {
    const path = address.replace(/(?<=.)\/$/, "");
    const known = new Set<string>();
    const filesFor = (...names: string[]) =>
      names.flatMap((name) => filesOf(manifest, name, known));
    const { code, words } = pageAt(path);
    const files = [
      // What every page starts with stands behind the small entry.
      ...filesFor("index.html", "src/app/main.tsx", code, ...messagesFor(words, language)),
      ...(code === countingCode ? workersOf(manifest) : []),
      ...(showsOverview(code, search) ? filesFor(...overview) : []),
      ...fontsOf(manifest),
    ];
    return [
      // Nothing is read of the page before this small file has run.
      "</theme.js>; rel=preload; as=script",
      ...figuresOf(path, search).map((to) => `<${to}>; rel=preload; as=fetch; crossorigin`),
      ...files.map((file) => `</${file}>; ${useOf(file)}`),
    ].join(", ");
  };
}

/**
 * What the entry starts beside the page for a counting: without the hint it is the last of all files where a browser
 * has few connections, and only then asks for the lines.
 */
function workersOf(manifest: Manifest): string[] {
  const parts = manifest["index.html"]?.imports ?? [];
  const assets = parts.flatMap((name) => manifest[name]?.assets ?? []);
  return assets.filter((file) => file.endsWith(".js"));
}

/** The letters of nearly every text; other scripts are asked for when a text has them. */
function fontsOf(manifest: Manifest): string[] {
  return (manifest["index.html"]?.assets ?? []).filter((file) => /-latin-opsz-normal-/.test(file));
}

function useOf(file: string): string {
  if (file.endsWith(".js")) return "rel=modulepreload";
  return `rel=preload; as=${file.endsWith(".css") ? "style" : "font"}; crossorigin`;
}
