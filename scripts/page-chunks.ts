import type { Rolldown } from "vite";
import type { LinkedChunk } from "#gateway/page/preload-links.ts";

/** Chunks that the first rows, or the header of an overview, wait for. */
export const initialChunks = new Set([
  "entry",
  "main",
  "list",
  "counting",
  "header",
  "table",
  "lines",
  "lines-client",
  "page",
]);

/** Parts that render first, by their modules: those of the gateway's links, and others. */
const parts: Readonly<Record<LinkedChunk | "late-list" | "benefits", RegExp>> = {
  main: /\/src\/app\/main\.tsx$/,
  list: /\/src\/pages\/countings\/(page\.tsx|prefetch\.ts)$/,
  counting: /\/src\/pages\/counting\/(page\.tsx|prefetch\.ts)$/,
  header: /\/src\/pages\/counting\/header\/whole-header\.tsx$/,
  "late-list":
    /\/src\/slices\/(briefing\/briefing|alerts\/tell\/list-tell|history\/outcomes)\.tsx?$/,
  lines: /\/src\/pages\/counting\/lines\/lines-tab\.tsx$/,
  overview: /\/src\/pages\/counting\/overview\/overview\.tsx$/,
  benefits: /\/src\/slices\/(rescue|recount)\/benefit\.tsx$/,
};

/**
 * Modules with separate chunks: what loads late of packages, charts, tables and countings; languages; office screens;
 * logs; exports; targets; and what needs a package or another page's modules: QR codes, widths of columns, and the choice
 * of a counting or warehouse.
 */
const separateModules = new RegExp(
  [
    "/node_modules/",
    "/src/(charts|messages|slices|spreadsheet|(components|pages)/counting)/",
    "/src/components/(countings-filter/|export/|counting-choice/(?!counting-text))",
    "/src/(components|domain)/targets/",
    "/src/table/columns/column-width",
    "/src/ui/codes/",
  ].join("|"),
);

/**
 * Modules that the index of a package imports everywhere, though only some pages use them, with the chunk of these
 * pages; `null` for one of the bundler's choice.
 */
const indexedModules: readonly (readonly [modules: RegExp, chunk: string | null])[] = [
  [/\/mutationObserver\.|\/useMutation\./, null],
  [/\/infiniteQueryObserver\.|\/useInfiniteQuery\./, "list"],
  [/\/table-core\/.*column-sizing|createTableHook|columnHelper/, "lines"],
];

/** What of it only its late parts need loads with these. */
const overviewFolder = /\/src\/(pages\/counting\/overview|components\/counting\/panels)\//;

/** The entries and late modules that import a module, directly or through others. */
function rootsOf(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const roots = new Set<string>();
  const importers = new Set([id]);
  for (const importer of importers) {
    const info = context.getModuleInfo(importer);
    if (info?.isEntry || info?.dynamicImporters.length) roots.add(importer);
    for (const next of info?.importers ?? []) importers.add(next);
  }
  return roots;
}

/**
 * Names the chunk of a module. The parts above get few chunks instead of dozens, because browsers fetch only six files
 * at a time over HTTP/1: `main` for every page, with what list and counting share, `table` for their tables, one for each
 * part, and `shared-by-others` for modules that only other pages share. No chunk contains what only another part needs.
 * The gateway's preload links use these names.
 * @returns `null` for a chunk of the bundler's choice
 */
export function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const roots = [...rootsOf(id, context)];
  const has = (part: keyof typeof parts) => roots.some((root) => parts[part].test(root));
  const indexed = indexedModules.find(([modules]) => modules.test(id));
  if (indexed) return indexed[1];
  const isOfOverview = overviewFolder.test(id) && !roots.every((root) => overviewFolder.test(root));
  const isOfOverviewPage = has("overview") || has("header");
  // A counting's page always loads one of these tabs, and later the benefits of its tools.
  const isOfCounting = has("counting") || ((has("lines") || has("benefits")) && isOfOverviewPage);
  if (has("main") || (has("list") && (isOfCounting || isOfOverviewPage))) return "main";
  if (has("list") && has("lines")) return "table";
  // Otherwise late parts of the list, such as the briefing, would load a counting's page below it.
  if (has("late-list") && !has("list")) {
    return isOfCounting || isOfOverviewPage ? "lines-client" : null;
  }
  if (isOfCounting) return "counting";
  // Lines, which render without it, load it late.
  if (has("header")) return "header";
  // The panel of a page's link reads the filters of every page, and help names every figure.
  if (has("list") && /\/src\/(search-params|figures)\//.test(id)) return "main";
  if (has("list")) return "list";
  if (has("lines")) return "lines";
  // Contradictions in the data, which other tabs show, too.
  if (/\/src\/components\/counting\/notices\//.test(id)) return "notices";
  // The whole overview, although a report needs only some of it: a second chunk would slow down every phone.
  if (has("overview") || isOfOverview) return "overview";
  // Charts load last, with what only they need.
  const isOfCharts = roots.every((name) => name.includes("/src/charts/"));
  return roots.length < 2 || isOfCharts || separateModules.test(id) ? null : "shared-by-others";
}
