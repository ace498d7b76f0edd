import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Language } from "#contract/languages.ts";
import { pageSize } from "#contract/parameters.ts";
import type { BasePath } from "#gateway/http/base-path.ts";
import { type Route, type RouteName, routeAt } from "#routes.ts";

/** The parts of the build's manifest in use: each chunk's file, imports and styles. */
const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    imports: v.optional(v.array(v.string())),
    css: v.optional(v.array(v.string())),
    assets: v.optional(v.array(v.string())),
  }),
);

type Manifest = v.InferOutput<typeof manifestSchema>;

type Chunk = Manifest[string];

/** The chunk of each part of a language's messages. */
const messagesFiles = {
  common: "common",
  counting: "counting-page",
  overview: "overview-page",
  all: "catalogue",
} as const;

/** The chunk that starts the page; the build names it (`vite.config.ts`). */
const entryChunk = "entry";

/** Chunks that the build names (`chunkOf` in `scripts/page-chunks.ts`) and the links ask for. */
export type LinkedChunk = "main" | "list" | "counting" | "header" | "lines" | "overview";

/** The build's names for pages that share a file with what further pages need of them. */
const pageParts: { readonly [Name in RouteName]?: LinkedChunk } = {
  countings: "list",
  counting: "counting",
};

/** Maximum length of the header: many proxies, such as nginx by default, take at most 4 kB for all headers of an answer. */
const maxLength = 1800;

/** Path of the build's manifest below the page's directory. */
export const manifestPath = ".vite/manifest.json";

/** Reads the build's manifest; without one there are no links to code. */
function readManifest(directory: string): Manifest {
  const path = join(directory, manifestPath);
  return existsSync(path) ? v.parse(manifestSchema, JSON.parse(readFileSync(path, "utf8"))) : {};
}

/** Every file that a page's code needs, except those in `known`. */
function filesOf(manifest: Manifest, name: string, known: Set<string>): string[] {
  const chunk = manifest[name];
  if (chunk === undefined || known.has(name)) return [];
  known.add(name);
  const imported = (chunk.imports ?? []).flatMap((other) => filesOf(manifest, other, known));
  return [chunk.file, ...(chunk.css ?? []), ...imported];
}

/** The build's names for a page and for what it shows at first, without charts, which load last. */
function partsOf(route: Route, search: string): [page: string, ...shown: LinkedChunk[]] {
  const page = pageParts[route.name] ?? route.module;
  if (route.name !== "counting") return [page];
  if (!/[?&]tab=/.test(search)) return [page, "header", "overview"];
  return /[?&]tab=(lines|discrepancies|incidents|recounts)(&|$)/.test(search)
    ? [page, "lines"]
    : [page];
}

/** The files of a page's messages; the core English ones are part of the entry. */
function messageFiles(
  part: Route["messages"],
  shown: readonly LinkedChunk[],
  language: Language,
): string[] {
  const parts = new Set<keyof typeof messagesFiles>(["common", part]);
  if (shown.includes("overview")) parts.add("overview");
  if (language === "en") parts.delete("common");
  return [...parts].map((name) => `src/messages/${language}/${messagesFiles[name]}.ts`);
}

/** The file of the messages of a page's slice. */
function sliceMessageFiles(route: Route | undefined, language: Language): string[] {
  const [slice] = /^src\/slices\/[^/]+\//.exec(route?.module ?? "") ?? [];
  return slice === undefined ? [] : [`${slice}messages/${language}.ts`];
}

/** Addresses that the page fetches as soon as its code runs, spelled identically. */
function figuresOf(route: Route | undefined, search: string): string[] {
  const settings = "/api/settings";
  const isWholeList = route?.name === "countings" && !/[?&](warehouse|from|to)=/.test(search);
  return isWholeList ? [settings, `/api/v1/countings?limit=${pageSize.max}`] : [settings];
}

/**
 * A `Link` header of at most 1,800 characters for a page: resources that the browser can request before it has loaded
 * and run the code that needs them.
 */
export function createPreloadLinks(
  directory: string,
  basePath: BasePath,
): (path: string, search: string, language: Language) => string {
  const manifest = readManifest(directory);
  const keys = new Map(Object.entries(manifest).map(([key, { name }]) => [name, key]));
  const entry = manifest[keys.get(entryChunk) ?? ""];
  return (path, search, language) => {
    const route = routeAt(path);
    const [page, ...shown] = route ? partsOf(route, search) : [];
    const known = new Set<string>();
    const filesFor = (...names: string[]) =>
      names.flatMap((name) => filesOf(manifest, keys.get(name) ?? name, known));
    const files = [
      ...filesFor(entryChunk),
      ...(route?.name === "counting" ? workersOf(entry) : []),
      // Text would else be laid out twice.
      ...fontsOf(entry),
      ...filesFor("main", ...(page ? [page] : [])),
      ...filesFor(...messageFiles(route?.messages ?? "common", shown, language)),
      ...filesFor(...sliceMessageFiles(route, language)),
      ...filesFor(...shown),
    ];
    const links = [
      // The browser runs this small file before anything else of the page.
      `<${basePath}/early.js>; rel=preload; as=script`,
      ...figuresOf(route, search).map(
        (to) => `<${basePath}${to}>; rel=preload; as=fetch; crossorigin`,
      ),
      ...files.map((file) => `<${basePath}/${file}>; ${useOf(file)}`),
    ];
    return fitting(links);
  };
}

/** The first links, which the page needs soonest; it requests the others itself. */
function fitting(links: readonly string[]): string {
  let header = "";
  for (const link of links) {
    const longer = header === "" ? link : `${header}, ${link}`;
    if (longer.length > maxLength) break;
    header = longer;
  }
  return header;
}

/**
 * The worker that the entry starts for a counting. Without the hint it would be the last file over few connections,
 * and the request for the lines waits for it.
 */
function workersOf(entry: Chunk | undefined): string[] {
  return (entry?.assets ?? []).filter((file) => file.endsWith(".js"));
}

/** The fonts of nearly every text; those of other scripts load when a text needs them. */
function fontsOf(entry: Chunk | undefined): string[] {
  return (entry?.assets ?? []).filter((file) => /-latin-opsz-normal-/.test(file));
}

function useOf(file: string): string {
  if (file.endsWith(".js")) return "rel=modulepreload";
  return `rel=preload; as=${file.endsWith(".css") ? "style" : "font"}; crossorigin`;
}
