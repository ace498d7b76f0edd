import { readdir, readFile } from "node:fs/promises";
import react from "@vitejs/plugin-react";
import { type Connect, type Plugin, type Rolldown, runnerImport } from "vite";
import { defineConfig } from "vitest/config";
import { fontSubset } from "./scripts/font-subset.ts";
import { packFiles } from "./scripts/pack-files.ts";

const port = Number(process.env.PORT || 4173);

/** The same gateway as in production, in front of Vite's own servers. */
function gateway(): Plugin {
  const mount = async (middlewares: Connect.Server) => {
    const path = "./src/gateway/dev-server.ts";
    const { module } = await runnerImport<typeof import("./src/gateway/dev-server.ts")>(path);
    middlewares.use(module.gatewayMiddleware());
  };
  return {
    name: "gateway",
    configureServer: (server) => mount(server.middlewares),
    configurePreviewServer: (server) => mount(server.middlewares),
  };
}

/** `/dev/components`: every shared component in its states; in development alone. */
function componentsPage(): Plugin {
  return {
    name: "components-page",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use("/dev/components", (_, response, next) => {
        readFile("src/dev/components.html", "utf8")
          .then((html) => server.transformIndexHtml("/dev/components", html))
          .then((html) => response.setHeader("Content-Type", "text/html").end(html))
          .catch(next);
      });
    },
  };
}

/** Files that the first rows wait for: what all pages start with, what they share, and a page itself. */
const first = new Set([
  "index",
  "early",
  "main",
  "shared",
  "list",
  "counting",
  "table",
  "lines",
  "page",
]);

/** What renders at first, by the module that it is loaded with. */
const parts = {
  all: /\/src\/app\/main\.tsx$/,
  list: /\/src\/pages\/countings\/(page\.tsx|prefetch\.ts)$/,
  counting: /\/src\/pages\/counting\/(page\.tsx|prefetch\.ts)$/,
  lines: /\/src\/pages\/counting\/lines\/lines-tab\.tsx$/,
  overview: /\/src\/pages\/counting\/overview\/overview\.tsx$/,
};

/** What only some ask for, and has files of its own: parts that come late, and each language. */
const apart = /\/node_modules\/|\/src\/(messages|pages\/screen)\//;

/** What the index of TanStack Query makes needed everywhere, though few pages send anything. */
const sendingOnly = /\/(mutationObserver|useMutation)\./;

/** What the index of TanStack Table makes needed by the list as well, which has no use for it. */
const gridOnly = /\/table-core\/.*column-(ordering|pinning|resizing)|createTableHook|columnHelper/;

/** The code that whatever is loaded by itself begins with, for all of them that need a module. */
function neededBy(id: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const needed = new Set<string>();
  const importers = new Set([id]);
  for (const importer of importers) {
    const info = context.getModuleInfo(importer);
    if (info?.isEntry || info?.dynamicImporters.length) needed.add(importer);
    for (const next of info?.importers ?? []) importers.add(next);
  }
  return needed;
}

/**
 * What is needed at first is a few files instead of dozens, since browsers fetch only six at a time: one for what
 * the list and a counting share, one for their tables, one for each of the parts above, and one for what only further
 * pages share. None of them loads what only another needs. The gateway's preload links find the parts by these names.
 */
function sharedFile(id: string, context: Rolldown.ChunkingContext): string | null {
  const needed = [...neededBy(id, context)];
  const has = (part: keyof typeof parts) => needed.some((name) => parts[part].test(name));
  if (sendingOnly.test(id)) return null;
  const isOfOverview = /\/src\/pages\/counting\/overview\//.test(id);
  // A counting's page has one of its tabs with it.
  const isOfCounting = has("counting") || (has("lines") && has("overview"));
  if (has("all")) return needed.length > 1 ? "shared" : null;
  if (has("list") && (isOfCounting || has("overview"))) return "shared";
  if (has("list") && has("lines")) return gridOnly.test(id) ? "lines" : "table";
  if (isOfCounting) return "counting";
  if (has("list")) return "list";
  if (has("lines")) return "lines";
  // All of the overview: the report for paper has parts of it, and a second file for the rest would cost each phone
  // more than all of it costs a report.
  if (has("overview") || isOfOverview) return "overview";
  // Charts come after all else, so that what they alone need does, too.
  const isOfCharts = needed.every((name) => name.includes("/src/charts/"));
  return needed.length < 2 || isOfCharts || apart.test(id) ? null : "shared-by-others";
}

/**
 * Browsers compile a function when it is first called, in the middle of drawing the first rows; told so, they
 * compile all of a file beside its download.
 */
function compileAhead(): Plugin {
  return {
    name: "compile-ahead",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk" || !first.has(file.name)) continue;
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
          const map = bundle[file.sourcemapFileName ?? ""];
          if (map?.type !== "asset") continue;
          const { mappings, ...rest } = JSON.parse(String(map.source));
          map.source = JSON.stringify({ ...rest, mappings: `;${mappings}` });
        }
      },
    },
  };
}

/**
 * Takes comments and indentation out of the scripts of the public folder. A minifier would write them in syntax that
 * the browsers they are for do not know.
 */
function shortenPublicScripts(): Plugin {
  return {
    name: "shorten-public-scripts",
    apply: "build",
    async generateBundle() {
      const names = (await readdir("public")).filter((name) => name.endsWith(".js"));
      for (const fileName of names) {
        const script = await readFile(`public/${fileName}`, "utf8");
        const source = script.replace(/^\s*\/\/.*\n/gm, "").replace(/^\s+/gm, "");
        this.emitFile({ type: "asset", fileName, source });
      }
    },
  };
}

/** Says what the server's files are, so that their folder runs wherever it is put. */
function standsAlone(): Plugin {
  return {
    name: "stands-alone",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "package.json", source: '{ "type": "module" }\n' });
    },
  };
}

/**
 * Drops a warning that Vite gives of itself: its plug-in for CSS modules inlines what is composed from another file
 * without naming that file. Only addresses in there would be wrong, and there are none.
 */
function withoutOwnWarning(): Plugin {
  return {
    name: "without-own-warning",
    configResolved({ logger }) {
      const { warnOnce } = logger;
      logger.warnOnce = (message, options) => {
        if (!message.includes("did not pass the `from` option")) warnOnce(message, options);
      };
    },
  };
}

/** A slow machine is no reason for a warning. */
const checks = { bundlerTimings: false };

export default defineConfig(({ isSsrBuild }) => ({
  // Tests mount the gateway themselves.
  plugins: [
    react(),
    compileAhead(),
    fontSubset(),
    withoutOwnWarning(),
    isSsrBuild ? standsAlone() : [shortenPublicScripts(), packFiles()],
    process.env.VITEST ? [] : [componentsPage(), gateway()],
  ],
  server: { host: "127.0.0.1", port },
  preview: { host: "127.0.0.1", port },
  worker: { format: "es", rolldownOptions: { checks } },
  css: { modules: { localsConvention: "camelCaseOnly" } },
  // React has had this store itself since version 18.
  resolve: { alias: { "use-sync-external-store/shim": "use-sync-external-store" } },
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        // Two commands may build at the same time; neither must empty the other's folder.
        emptyOutDir: false,
        copyPublicDir: false,
        target: "node20",
        rolldownOptions: {
          checks,
          input: {
            gateway: "src/gateway/main.ts",
            "reference-api": "src/gateway/serve-reference-api.ts",
          },
          output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
        },
      }
    : {
        outDir: "dist/page",
        target: "es2023",
        // The content security policy allows no data: addresses.
        assetsInlineLimit: 0,
        sourcemap: true,
        // Tells the gateway which files a page needs, so that browsers can ask for them at once.
        manifest: true,
        // Every browser that understands the target preloads modules by itself.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          checks,
          output: {
            codeSplitting: {
              groups: [
                // The entry stays small: it begins what need not wait for the rest.
                {
                  name: "early",
                  test: /\/src\/(lines\/early-load|routes)\.ts|preload-helper|rolldown\/runtime/,
                  priority: 2,
                },
                {
                  name: sharedFile,
                  debugName: "parts",
                  includeDependenciesRecursively: false,
                  priority: 1,
                },
                {
                  name: "screen",
                  test: /\/src\/pages\/screen\//,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
  // The server's files run by themselves, without node_modules.
  ssr: { noExternal: true },
  test: {
    include: ["src/**/*.spec.ts"],
    environment: "node",
    // Every spec is about plain functions, so that they can share a thread and what it has loaded.
    pool: "threads",
    isolate: false,
    // All cores; by itself the runner leaves one to whoever watches it.
    maxWorkers: "100%",
    // Long, so that a busy machine fails no test.
    testTimeout: 60_000,
    expect: { poll: { timeout: 45_000 } },
  },
}));
