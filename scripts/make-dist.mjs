// Fills `dist` with the build of the current sources. It is the one that `npm start` serves, made only once.
import { cpSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cachedBuild } from "./cached-build.mjs";
import { root, setUp } from "./setup.mjs";

setUp();
const built = await cachedBuild();
for (const part of ["page", "server"]) {
  const target = join(root, "dist", part);
  const copy = `${target}.${process.pid}`;
  cpSync(join(built, part), copy, { recursive: true });
  rmSync(target, { recursive: true, force: true });
  renameSync(copy, target);
}
