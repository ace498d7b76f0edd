import { mkdir, writeFile } from "node:fs/promises";
import { expect, test } from "../fixtures.ts";
import { emptyAnswers, hostileAnswers } from "./hostile-answers.ts";
import { startChromium, startFirefox } from "./playwright-tabs.ts";
import { differences, type Findings, makeRound } from "./round.ts";
import { type RunningSites, startSites } from "./sites.ts";
import { startEngines } from "./start-engines.ts";
import type { Engine } from "./tab.ts";
import { journeys, states } from "./visits/all-visits.ts";
import { startWebkit } from "./webkit-tabs.ts";

const {
  CHROMIUM_PATH: chromium,
  FIREFOX_PATH: firefox = "",
  WEBKIT_DRIVER_PATH: webkitDriver = "",
  XVFB_PATH: display = "",
  ENGINE_VISITS: wanted,
} = process.env;

test.describe("every page and state, and what people do there", { tag: "@engines" }, () => {
  test("is the same in three engines, without an error", async ({ start }, testInfo) => {
    test.setTimeout(3_600_000);
    const programs = { Firefox: firefox, "WebKitGTK's driver": webkitDriver, Xvfb: display };
    const missing = Object.entries(programs).filter(([, path]) => path === "");
    expect(missing.map(([name]) => name).join(", "), "what has to be installed").toBe("");
    const [hostile, empty] = await Promise.all([
      start.upstream(hostileAnswers()),
      start.upstream(emptyAnswers),
    ]);
    const apis = { hostile: hostile.settings, empty: empty.settings };
    const downloads = testInfo.outputPath("downloads");
    await mkdir(downloads, { recursive: true });
    const profiles = testInfo.outputPath("profiles");

    async function visitWith(engine: Engine): Promise<Findings> {
      let sites: RunningSites | undefined;
      try {
        sites = await startSites(testInfo.outputPath("state", engine.name), apis);
        const all = { ...journeys, ...(await states(sites.addresses.demo)) };
        const chosen = Object.entries(all).filter(
          ([name]) => !wanted || wanted.split(",").some((part) => name.includes(part)),
        );
        const visits = Object.fromEntries(chosen);
        const found = await makeRound(engine, sites, visits, testInfo.outputPath());
        const report = { ...found, version: engine.version, seen: Object.fromEntries(found.seen) };
        await writeFile(
          testInfo.outputPath(`${engine.name}.json`),
          JSON.stringify(report, null, 1),
        );
        return found;
      } finally {
        await engine.close();
        await sites?.stop();
      }
    }

    // One that does not start ends the round before it has begun.
    const engines = await startEngines([
      startChromium(chromium),
      startFirefox(downloads),
      startWebkit({ driver: webkitDriver, display, profiles }),
    ]);
    const [first, ...others] = await Promise.all(
      engines.map(visitWith) as [Promise<Findings>, ...Promise<Findings>[]],
    );
    const faults = [first, ...others].flatMap(({ engine, faults }) =>
      faults.map((fault) => `${engine}, ${fault}`),
    );
    const apart = others.flatMap((other) => differences(first, other));
    expect([...faults, ...apart]).toEqual([]);
  });
});
