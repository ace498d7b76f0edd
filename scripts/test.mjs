// Runs every check and test that a change has to pass; the long sweeps are those of `npm run proof`.
import { begin, build, check, end, pageTests, unitTests } from "./checks.mjs";

begin();
const [isBuilt] = await Promise.all([
  build(),
  check("types", "typescript/bin/tsc", "-b"),
  check(
    "lint and import direction",
    "@biomejs/biome/bin/biome",
    "check",
    "--error-on-warnings",
    ".",
  ),
  check("unused code", "knip/bin/knip.js", "--config", "config/knip.json"),
]);
unitTests();
if (isBuilt) pageTests(["--grep-invert", "@sweep|@pictures"]);
end();
