// Runs the sweeps, which are too long for `npm test`: every width, every fault, every way to page. The tests
// that look at a page by the rules of accessibility are run again, in all its states and in both themes.
import { begin, build, end, pageTests } from "./checks.mjs";

begin();
if (build()) pageTests(["--grep", "@sweep|@proof"], { PROOF: "1" });
end();
