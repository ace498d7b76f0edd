import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cachedBuild } from "./cached-build.mjs";
import { endWithParent } from "./end-with-parent.mjs";
import { setUp } from "./setup.mjs";

endWithParent();
setUp();
const folder = await cachedBuild();
// In this process, so that ending it ends the server.
await import(pathToFileURL(join(folder, "server", "gateway.js")).href);
