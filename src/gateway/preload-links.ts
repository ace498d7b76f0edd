import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Language } from "#contract/languages.ts";
import { pageSize } from "#contract/parameters.ts";
import { type Route, routeAt } from "#routes.ts";

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

/** The file that holds a part of a language's messages. */
const messagesFiles = {
  first: "first",
  counting: "counting-page",
  screen: "screen",
  all: "catalogue",
} as const;

/**
 * The name that the build gives what a counting's page shows unless its address asks for another tab; without its
 * charts, which come last.
 */
export const overviewName = "overview";

/** Where the build writes what it knows of its files, below the page's directory. */
export const manifestPath = ".vite/manifest.json";

/** Reads what the build says of its files; a directory without it gives no links to code. */
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

/** Whether a page shows a counting's overview as soon as its code and its figures are there. */
const showsOverview = (route: Route | undefined, search: string) =>
  route?.name === "counting" && !/[?&]tab=/.test(search);

/** The files of a page's messages; the first ones of English are part of what every page starts with. */
function messagesFor(part: Route["messages"], language: Language): string[] {
  const parts = new Set(["first", part] as const);
  if (language === "en") parts.delete("first");
  return [...parts].map((one) => `src/messages/${language}/${messagesFiles[one]}.ts`);
}

/** Addresses that the page will fetch, written the same way, as soon as its code runs. */
function figuresOf(route: Route | undefined, search: string): string[] {
  const settings = "/api/settings";
  const isWholeList = route?.name === "countings" && !/[?&](warehouse|from|to)=/.test(search);
  return isWholeList ? [settings, `/api/v1/countings?limit=${pageSize.max}`] : [settings];
}

/**
 * A `Link` header for a page: what the browser can ask for before it has read, loaded and run the code that
 * would ask for it.
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
      // The small entry imports what every page starts with.
      ...filesFor("index.html", "src/app/main.tsx", ...(route ? [route.module] : [])),
      ...filesFor(...messagesFor(route?.messages ?? "first", language)),
      ...(route?.name === "counting" ? workersOf(manifest) : []),
      ...(showsOverview(route, search) ? filesFor(...overview) : []),
      ...fontsOf(manifest),
    ];
    return [
      // Nothing is read of the page before this small file has run.
      "</theme.js>; rel=preload; as=script",
      ...figuresOf(route, search).map((to) => `<${to}>; rel=preload; as=fetch; crossorigin`),
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
