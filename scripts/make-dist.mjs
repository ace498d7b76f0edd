// Fills `dist` with the build of the current sources. It is the one that `npm start` serves, made only once.
import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cachedBuild } from "./cached-build.mjs";
import { root, setUp } from "./setup.mjs";

setUp();
const built = await cachedBuild();
// A first build has nothing earlier.
for (const part of ["page", "server", "earlier"]) {
  const source = join(built, part);
  const target = join(root, "dist", part);
  const copy = `${target}.${process.pid}`;
  if (existsSync(source)) cpSync(source, copy, { recursive: true });
  rmSync(target, { recursive: true, force: true });
  if (existsSync(copy)) renameSync(copy, target);
}
