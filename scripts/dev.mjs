import { endWithParent } from "./end-with-parent.mjs";
import { root, setUp } from "./setup.mjs";

endWithParent();
setUp();
// Imported late, because it may have been installed just now.
const { createServer } = await import("vite");
const server = await createServer({ root, logLevel: "warn" });
await server.listen();
console.log(`Countboard, in development, is at ${server.resolvedUrls?.local[0]}`);
