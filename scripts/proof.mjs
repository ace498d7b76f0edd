// Runs the checks that are too long for `npm test`: hundreds of thousands of odd answers; every width, every fault,
// every way to page; accessibility and pictures of all pages and states; the same figures in three engines;
// Lighthouse; attacks on the gateway; an archive whose process is killed and whose disk is full; feeds read by other
// programs; alerts whose gateway is killed; memory over half an hour of polls, and over a day in compressed time;
// README's recipes on a copy of the sources, and the copy without each slice. `npm run proof -- fuzz`, `pages`,
// `pictures`, `engines`, `lighthouse`, `attack`, `archive`, `feed`, `alerts`, `soak`, `recipes` or `slices` runs only
// those parts; `-- pictures --keep` updates the pictures after an intended change; `-- soak --short` only checks that
// it runs; `-- slices --of=replay` takes out one slice, and `-- recipes --of=figure` tries one recipe.
import { findBrowser } from "./browser.mjs";
import { add, begin, build, end, pageTests, unitTests } from "./checks.mjs";

/** Specs with properties that run with as many cases as requested. */
const fuzzed = [
  ...["fuzz.spec", "conclusion-laws.spec", "line-columns.spec", "body-reader.spec"],
  ...["engine/exact.spec", "line-figures.spec", "plan-laws.spec"],
];

const names = [
  ...["fuzz", "pages", "pictures", "engines", "lighthouse", "attack"],
  ...["archive", "feed", "alerts", "soak", "recipes", "slices"],
];
const options = /^--(keep|short|of=.+)$/;
const chosen = process.argv.slice(2).filter((one) => !options.test(one));
const unknown = chosen.filter((one) => !names.includes(one));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}; there are ${names.join(", ")}.`);
  process.exit(1);
}
const named = process.argv
  .filter((one) => one.startsWith("--of="))
  .map((one) => one.slice("--of=".length));
const wants = (name) => chosen.length === 0 || chosen.includes(name);

begin();
if (wants("fuzz")) {
  await unitTests(fuzzed, { env: { FUZZ_CASES: process.env.FUZZ_CASES || "100000" } });
}
if (wants("recipes")) {
  const { tryRecipes } = await import(new URL("../proof/recipes/run.mjs", import.meta.url).href);
  add("recipes", 0, tryRecipes(named, findBrowser("bare")));
}
if (wants("slices")) {
  const { trySlices } = await import(
    new URL("../proof/recipes/without-slices.mjs", import.meta.url).href
  );
  add("slices", 0, trySlices(named));
}
if (
  (chosen.length > 0 && chosen.every((name) => ["fuzz", "recipes", "slices"].includes(name))) ||
  (await build())
) {
  if (wants("pages")) await pageTests(["--grep", "@sweep|@proof"], { env: { PROOF: "1" } });
  if (wants("pictures")) {
    await pageTests(["--grep", "@pictures", ...(process.argv.includes("--keep") ? ["-u"] : [])]);
  }
  if (wants("engines")) await pageTests(["--grep", "@engines"], { needsEngines: true });
  if (wants("lighthouse")) {
    // Imported late, because its packages may have been installed just now.
    const { measureByLighthouse } = await import(new URL("lighthouse.mjs", import.meta.url).href);
    add("Lighthouse", 0, await measureByLighthouse());
  }
  if (wants("attack")) {
    const { attackGateway } = await import(
      new URL("../proof/attack/run.mjs", import.meta.url).href
    );
    add("attack", 0, await attackGateway());
  }
  if (wants("archive")) {
    const { breakArchive } = await import(
      new URL("../proof/archive/run.mjs", import.meta.url).href
    );
    add("archive", 0, await breakArchive());
  }
  if (wants("feed")) {
    const { readFeeds } = await import(new URL("../proof/feed/run.mjs", import.meta.url).href);
    add("feed", 0, await readFeeds());
  }
  if (wants("alerts")) {
    const { tryAlerts } = await import(new URL("../proof/alerts/run.mjs", import.meta.url).href);
    add("alerts", 0, await tryAlerts());
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
