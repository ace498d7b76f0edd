import { readFile } from "node:fs/promises";
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
const first = new Set(["index", "early", "main", "shared", "shared-by-others", "page"]);

/**
 * What only some ask for, and has files of its own: parts that come late, and each language; and grids, which one page
 * has before any of its parts. What grids and charts both stand on is a few lines, and no file of its own.
 */
const apart =
  /\/node_modules\/(?!use-sync-external-store)|\/src\/((messages|pages\/(counting\/overview|screen))\/|table\/(grid|use-grid|app-table|is-plain-click))/;

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
 * What several pages share is one file instead of dozens, since browsers fetch only six at a time: one for what the
 * list needs too, which is opened most, and one for the rest. Every page starts with main.tsx.
 */
function sharedFile(id: string, context: Rolldown.ChunkingContext): string | null {
  const needed = [...neededBy(id, context)];
  if (needed.length < 2) return null;
  const isFirst = needed.some((name) =>
    /\/src\/(app\/main|pages\/countings\/page)\.tsx$/.test(name),
  );
  if (isFirst) return "shared";
  // Charts come after all else, so that what they alone need does, too.
  const isOfCharts = needed.every((name) => name.includes("/src/charts/"));
  return isOfCharts || apart.test(id) ? null : "shared-by-others";
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
    isSsrBuild ? standsAlone() : packFiles(),
    process.env.VITEST ? [] : [componentsPage(), gateway()],
  ],
  server: { host: "127.0.0.1", port },
  preview: { host: "127.0.0.1", port },
  worker: { format: "es", rolldownOptions: { checks } },
  css: { modules: { localsConvention: "camelCaseOnly" } },
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
                  test: /\/src\/(lines\/early-load|routes)\.ts|preload-helper/,
                  priority: 2,
                },
                {
                  name: sharedFile,
                  debugName: "shared",
                  includeDependenciesRecursively: false,
                  priority: 1,
                },
                // No page's first rows wait for these. Without what they import, which those may have: taken
                // along, they would wait for all of it. The report has parts of the overview: a second file for
                // the rest of it would cost each phone more than all of it costs a report.
                {
                  // The gateway's hints look for it by this name.
                  name: "overview",
                  test: /\/src\/pages\/counting\/overview\//,
                  includeDependenciesRecursively: false,
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
