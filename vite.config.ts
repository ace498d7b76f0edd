import { readdir, readFile } from "node:fs/promises";
import react from "@vitejs/plugin-react";
import { build, type Connect, type Plugin, runnerImport } from "vite";
import { defineConfig } from "vitest/config";
import { fontSubset } from "./scripts/font-subset.ts";
import { keepEarlierAssets } from "./scripts/keep-earlier-assets.ts";
import { leanIcons } from "./scripts/lean-icons.ts";
import { leanRouter } from "./scripts/lean-router.ts";
import { namedClasses, shortNames } from "./scripts/named-classes.ts";
import { notePackages, notices } from "./scripts/notices.ts";
import { packFiles } from "./scripts/pack-files.ts";
import { chunkOf, initialChunks } from "./scripts/page-chunks.ts";

const port = Number(process.env.PORT || 4173);

/** Runs the gateway, as in production, in front of Vite's own servers. */
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

/** Serves `/dev/components`, every shared component in its states, in development only. */
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

/** Makes browsers compile the initial chunks during their download instead of at each function's first call. */
function compileAhead(): Plugin {
  return {
    name: "compile-ahead",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk" || !initialChunks.has(file.name)) continue;
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
 * Strips comments and indentation from the scripts of the public folder. A minifier would emit syntax that the old
 * browsers they are written for do not support.
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

/**
 * Builds the script that draws a pairing page's QR code into one file with a fixed name: that page is open to
 * everyone, unlike the bundle's files, and screens may be older than the bundle's target.
 */
function pairingCode(): Plugin {
  return {
    name: "pairing-code",
    apply: "build",
    async generateBundle() {
      const built = await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        plugins: [notePackages()],
        build: {
          write: false,
          target: "es2018",
          lib: { entry: "src/ui/codes/pair-qr.ts", formats: ["iife"], name: "pairing" },
        },
      });
      for (const { output } of [built].flat().filter((one) => "output" in one)) {
        this.emitFile({ type: "asset", fileName: "pair-qr.js", source: output[0].code });
      }
    },
  };
}

/** Marks the server's files as modules, so that their folder runs anywhere. */
function serverPackage(): Plugin {
  return {
    name: "server-package",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "package.json", source: '{ "type": "module" }\n' });
    },
  };
}

/**
 * Ignores a warning about Vite's own plug-in for CSS modules, which inlines `composes` from other files without naming
 * them. Only relative URLs in those files would break, and there are none.
 */
function ignoreComposesWarning(): Plugin {
  return {
    name: "ignore-composes-warning",
    configResolved({ logger }) {
      const { warnOnce } = logger;
      logger.warnOnce = (message, options) => {
        if (!message.includes("did not pass the `from` option")) warnOnce(message, options);
      };
    },
  };
}

/** Slow machines need no warning. */
const checks = { bundlerTimings: false };

export default defineConfig(({ command, isSsrBuild }) => ({
  // Tests mount the gateway themselves.
  plugins: [
    namedClasses(),
    leanIcons(),
    leanRouter(),
    react(),
    compileAhead(),
    fontSubset(),
    ignoreComposesWarning(),
    isSsrBuild
      ? serverPackage()
      : [keepEarlierAssets(), shortenPublicScripts(), pairingCode(), packFiles()],
    [notePackages(), notices()],
    process.env.VITEST ? [] : [componentsPage(), gateway()],
  ],
  server: { host: "127.0.0.1", port },
  preview: { host: "127.0.0.1", port },
  worker: { format: "es", plugins: () => [notePackages()], rolldownOptions: { checks } },
  // One build for any base path: its files find each other, and only index.html names them from the top of the host.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  css: { modules: { localsConvention: "camelCaseOnly", ...(command === "build" && shortNames) } },
  // Part of React since version 18.
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
          // Its binaries come in a package per platform. Without them only the history is missing.
          external: /^@duckdb\//,
          input: {
            gateway: "src/gateway/entry.ts",
            history: "src/gateway/history/process.ts",
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
        // The gateway's preload links read it.
        manifest: true,
        // Every page would first load a list of the files that each late part imports.
        modulePreload: false,
        rolldownOptions: {
          checks,
          // Puts the names of CSS classes where they are used.
          optimization: { inlineConst: { mode: "all" } },
          output: {
            codeSplitting: {
              groups: [
                // Keeps the entry small and in one file; it starts requests before the rest has loaded.
                {
                  name: "entry",
                  test: /\/src\/(app\/entry|ui\/fonts\/fonts|lines\/early-load|routes?|slices|transport\/base-path)\.ts|preload-helper/,
                  priority: 2,
                },
                {
                  name: chunkOf,
                  debugName: "parts",
                  includeDependenciesRecursively: false,
                  priority: 1,
                },
                {
                  name: "screen",
                  test: /\/src\/slices\/screens\//,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
  // The server's files run without node_modules.
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
