// Proves what is too long for `npm test`: odd answers by the hundred thousand; every width, every fault, every
// way to page; all pages and states by the rules of accessibility and beside kept pictures; Lighthouse; attacks on the
// gateway; polls of half an hour, and of a day in compressed time. `npm run proof -- fuzz`, `pages`, `pictures`,
// `lighthouse`, `attack` or `soak` runs those parts alone; `-- pictures --keep` keeps the pictures as they are now,
// for a change of looks that is wanted; `-- soak --short` only shows that it runs.
import { findBrowser } from "./browser.mjs";
import { add, begin, build, end, pageTests, unitTests } from "./checks.mjs";

const names = ["fuzz", "pages", "pictures", "lighthouse", "attack", "soak"];
const options = ["--keep", "--short"];
const chosen = process.argv.slice(2).filter((one) => !options.includes(one));
const unknown = chosen.filter((one) => !names.includes(one));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}; there are ${names.join(", ")}.`);
  process.exit(1);
}
const wants = (name) => chosen.length === 0 || chosen.includes(name);

begin();
if (wants("fuzz")) unitTests(["fuzz.spec"], { FUZZ_CASES: process.env.FUZZ_CASES || "100000" });
if (chosen.join() === "fuzz" || (await build())) {
  if (wants("pages")) pageTests(["--grep", "@sweep|@proof"], { PROOF: "1" });
  if (wants("pictures")) {
    pageTests(["--grep", "@pictures", ...(process.argv.includes("--keep") ? ["-u"] : [])]);
  }
  if (wants("lighthouse")) {
    // Only now, since what it needs may have been installed just before.
    const { measureByLighthouse } = await import(new URL("lighthouse.mjs", import.meta.url).href);
    add("Lighthouse", 0, await measureByLighthouse());
  }
  if (wants("attack")) {
    const { attackGateway } = await import(
      new URL("../proof/attack/run.mjs", import.meta.url).href
    );
    add("attack", 0, await attackGateway());
  }
  if (wants("soak")) {
    const { soakPages } = await import(new URL("../bench/soak.mjs", import.meta.url).href);
    const rows = await soakPages(process.argv.includes("--short"), findBrowser("whole"));
    const failed = rows
      .filter((row) => !row.passed)
      .map(({ what, value, wanted }) => ({ name: what, why: `${value}; wanted: ${wanted}` }));
    add("soak", 0, { passed: rows.length - failed.length, failed });
  }
}
end();
