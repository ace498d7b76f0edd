// Serves the build in `dist` with Vite and the same gateway; builds it first if there is none.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { endWithParent } from "./end-with-parent.mjs";
import { root, setUp } from "./setup.mjs";

endWithParent();
setUp();
if (!existsSync(join(root, "dist", "page", "index.html")) && !(await build(["page"]))) {
  process.exit(1);
}
// Imported late, because it may have been installed just now.
const { preview } = await import("vite");
const server = await preview({ root, logLevel: "warn" });
console.log(`The build of Countboard is at ${server.resolvedUrls?.local[0]}`);
