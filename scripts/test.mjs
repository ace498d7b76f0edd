// Runs every check and test that a change must pass; `npm run proof` runs the long sweeps. `unit`, `components` or
// `e2e` runs only these tests, or those of the named files.
import { begin, build, check, componentTests, end, pageTests, unitTests } from "./checks.mjs";

const [part, ...files] = process.argv.slice(2);
const withoutSweeps = ["--grep-invert", "@sweep|@pictures|@engines"];

/** Playwright compares a name with the whole path, in which the project's folder may have it, too. */
const inTests = (name) => (/^-|\//.test(name) ? name : `/(e2e|slices)/.*${name}`);

begin();
if (part === "unit") {
  await unitTests(files);
} else if (part === "components") {
  await componentTests(files);
} else if (part === "e2e") {
  if (await build()) await pageTests([...withoutSweeps, ...files.map(inTests)]);
} else {
  const isBuilt = await build();
  // Unit tests wait for timers and sockets in a quarter of their time.
  await Promise.all([unitTests(), checksAndComponentTests()]);
  // Alone: they fill the processors, and pages that wait for them are asked for their state more often.
  if (isBuilt) await pageTests(withoutSweeps);
}
end();

async function checksAndComponentTests() {
  await check("types", "typescript/bin/tsc", "-b", "--singleThreaded");
  await check("lint", "@biomejs/biome/bin/biome", "check", "--error-on-warnings", ".");
  await check("unused code", "knip/bin/knip.js", "--config", "config/knip.json");
  await componentTests([], { isQuiet: true });
}
