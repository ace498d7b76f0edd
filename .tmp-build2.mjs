import { build } from "vite";
const root="/work/wt/archive";
await build({ root, configFile:false, logLevel:"warn", publicDir:false, ssr:{noExternal:true}, build:{ ssr:true, outDir: root+"/node_modules/.cache/bench-prof2", emptyOutDir:true, target:"node20", rolldownOptions:{ external:/^@duckdb\//, input:{prof:"/work/wt/archive/.tmp-prof.ts"}, output:{entryFileNames:"[name].mjs",chunkFileNames:"[name].mjs"}}}});
