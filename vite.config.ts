import react from "@vitejs/plugin-react";
import { type Connect, type Plugin, runnerImport } from "vite";
import { defineConfig } from "vitest/config";

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

export default defineConfig(({ isSsrBuild }) => ({
  // Tests mount the gateway themselves.
  plugins: [react(), process.env.VITEST ? [] : gateway()],
  server: { host: "127.0.0.1", port },
  preview: { host: "127.0.0.1", port },
  worker: { format: "es" },
  css: { modules: { localsConvention: "camelCaseOnly" } },
  build: isSsrBuild
    ? {
        outDir: "dist/server",
        // Two commands may build at the same time; neither must empty the other's folder.
        emptyOutDir: false,
        copyPublicDir: false,
        target: "node20",
        rolldownOptions: {
          input: {
            gateway: "src/gateway/main.ts",
            "reference-api": "src/reference-api/main.ts",
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
      },
  // The server's files run by themselves, without node_modules.
  ssr: { noExternal: true },
  test: {
    include: ["src/**/*.spec.ts"],
    environment: "node",
    // Every spec is about plain functions, so that they can share a thread and what it has loaded.
    pool: "threads",
    isolate: false,
  },
}));
