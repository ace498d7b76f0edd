import { build } from "./build.mjs";
import { setUp } from "./setup.mjs";

setUp();
await build("page", "server");
// In this process, so that whoever ends it ends the server.
await import(new URL("../dist/server/gateway.js", import.meta.url).href);
