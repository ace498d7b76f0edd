import { build } from "./build.mjs";
import { endWithParent } from "./end-with-parent.mjs";
import { setUp } from "./setup.mjs";

endWithParent();
setUp();
if (!(await build(["server"]))) process.exit(1);
// In this process, so that ending it ends the server.
await import(new URL("../dist/server/reference-api.js", import.meta.url).href);
