import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import type { Language } from "#contract/languages.ts";
import { pageSize } from "#contract/parameters.ts";
import { type Route, routeAt } from "#routes.ts";

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

/** The chunk of each part of a language's messages. */
const messagesFiles = {
  first: "first",
  counting: "counting-page",
  screen: "screen",
  all: "catalogue",
} as const;

/** The build's name for a counting's overview, the default tab, without its charts, which load last. */
export const overviewName = "overview";

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

/** Whether a page shows a counting's overview at first. */
const showsOverview = (route: Route | undefined, search: string) =>
  route?.name === "counting" && !/[?&]tab=/.test(search);

/** The files of a page's messages; the core English ones are part of the entry. */
function messageFiles(part: Route["messages"], language: Language): string[] {
  const parts = new Set(["first", part] as const);
  if (language === "en") parts.delete("first");
  return [...parts].map((one) => `src/messages/${language}/${messagesFiles[one]}.ts`);
}

/** Addresses that the page fetches as soon as its code runs, spelled identically. */
function figuresOf(route: Route | undefined, search: string): string[] {
  const settings = "/api/settings";
  const isWholeList = route?.name === "countings" && !/[?&](warehouse|from|to)=/.test(search);
  return isWholeList ? [settings, `/api/v1/countings?limit=${pageSize.max}`] : [settings];
}

/**
 * A `Link` header for a page: resources that the browser can request before it has loaded and run the code that needs
 * them.
 */
export function createPreloadLinks(
  directory: string,
): (path: string, search: string, language: Language) => string {
  const manifest = readManifest(directory);
  const overview = Object.keys(manifest).filter((key) => manifest[key]?.name === overviewName);
  return (path, search, language) => {
    const route = routeAt(path);
    const known = new Set<string>();
    const filesFor = (...names: string[]) =>
      names.flatMap((name) => filesOf(manifest, name, known));
    const files = [
      // The small entry imports the code that every page shares.
      ...filesFor("index.html", "src/app/main.tsx", ...(route ? [route.module] : [])),
      ...filesFor(...messageFiles(route?.messages ?? "first", language)),
      ...(route?.name === "counting" ? workersOf(manifest) : []),
      ...(showsOverview(route, search) ? filesFor(...overview) : []),
      ...fontsOf(manifest),
    ];
    return [
      // The browser runs this small file before anything else of the page.
      "</early.js>; rel=preload; as=script",
      ...figuresOf(route, search).map((to) => `<${to}>; rel=preload; as=fetch; crossorigin`),
      ...files.map((file) => `</${file}>; ${useOf(file)}`),
    ].join(", ");
  };
}

/**
 * The worker that the entry starts for a counting. Without the hint it would be the last file over few connections,
 * and the request for the lines waits for it.
 */
function workersOf(manifest: Manifest): string[] {
  const parts = manifest["index.html"]?.imports ?? [];
  const assets = parts.flatMap((name) => manifest[name]?.assets ?? []);
  return assets.filter((file) => file.endsWith(".js"));
}

/** The fonts of nearly every text; those of other scripts load when a text needs them. */
function fontsOf(manifest: Manifest): string[] {
  return (manifest["index.html"]?.assets ?? []).filter((file) => /-latin-opsz-normal-/.test(file));
}

function useOf(file: string): string {
  if (file.endsWith(".js")) return "rel=modulepreload";
  return `rel=preload; as=${file.endsWith(".css") ? "style" : "font"}; crossorigin`;
}
