import { writeFile } from "node:fs/promises";
import { type Facts, readFacts } from "./facts.ts";
import type { RunningSites } from "./sites.ts";
import type { Engine, Tab } from "./tab.ts";
import { refusals } from "./visits/all-visits.ts";
import type { Visit } from "./visits/visit.ts";

/** What an engine showed, by visit and moment, and what went wrong there. */
export interface Findings {
  readonly engine: string;
  readonly seen: Map<string, Facts | string>;
  readonly faults: string[];
}

/** Visits whose pictures are stored, for people to compare. */
const pictured = ["list", "overview", "lines", "screen-all"];

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Ports and addresses of links differ from site to site. */
const withoutChance = (facts: Facts): Facts =>
  JSON.parse(
    JSON.stringify(facts)
      .replace(/127\.0\.0\.1:\d+/g, "127.0.0.1")
      .replace(/\/share\/[\w.-]+/g, "/share/…"),
  );

/** Makes visits in an engine, one after the other in the same tab. A visit that fails does not end the round. */
export async function makeRound(
  engine: Engine,
  sites: RunningSites,
  visits: Readonly<Record<string, Visit>>,
  folder: string,
): Promise<Findings> {
  const seen = new Map<string, Facts | string>();
  const faults: string[] = [];
  const tabs: Tab[] = [];
  const newTab = async () => {
    const tab = await engine.newTab();
    tabs.push(tab);
    return tab;
  };
  let tab = await newTab();
  for (const [name, visit] of Object.entries(visits)) {
    const file = (what: string) => `${folder}/${what.replace(/\W+/g, "-")}-${engine.name}.png`;
    let hasFailed = false;
    try {
      await visit({
        tab,
        sites: sites.addresses,
        newTab,
        keep: (what, value) => seen.set(`${name}: ${what}`, JSON.stringify(value)),
        note: async (what, noted = tab) => {
          const facts = await readFacts(noted, sites.loading);
          seen.set(`${name}: ${what}`, withoutChance(facts));
          if (pictured.includes(name)) await writeFile(file(name), await noted.picture());
        },
      });
    } catch (error) {
      hasFailed = true;
      faults.push(`${name}: ${messageOf(error)}`);
      await tab.picture().then(
        (picture) => writeFile(file(`failed ${name}`), picture),
        () => {},
      );
    }
    const complaints = tabs.flatMap((one) => one.complaints());
    for (const text of [...sites.errors(), ...complaints]) {
      if (engine.ownDoing?.test(text) || refusals[name]?.test(text)) continue;
      faults.push(`${name}: ${text}`);
    }
    // The others had profiles of their own; after a failure, this one may be anywhere.
    for (const one of tabs.splice(0)) {
      if (one === tab && !hasFailed) tabs.push(one);
      else await one.close().catch((error) => faults.push(`${name}: ${messageOf(error)}`));
    }
    if (hasFailed) tab = await newTab();
  }
  await tab.close();
  return { engine: engine.name, seen, faults };
}

/** Where two engines show something else, in words. */
export function differences(one: Findings, other: Findings): string[] {
  const names = new Set([...one.seen.keys(), ...other.seen.keys()]);
  return [...names].flatMap((name) => {
    const [mine, theirs] = [one.seen.get(name), other.seen.get(name)];
    // A visit that has failed is a fault of its own.
    if (mine === undefined || theirs === undefined) return [];
    return differencesOf(mine, theirs).map(
      ([here, there]) => `${name}: ${one.engine} has ${here}; ${other.engine} has ${there}`,
    );
  });
}

type Pair = readonly [here: string, there: string];

function differencesOf(mine: Facts | string, theirs: Facts | string): readonly Pair[] {
  if (typeof mine === "string" || typeof theirs === "string") {
    return mine === theirs ? [] : [[JSON.stringify(mine), JSON.stringify(theirs)]];
  }
  const lines = (facts: Facts) => [
    facts.address,
    facts.state,
    facts.title,
    ...facts.figures,
    ...facts.texts,
  ];
  const [here, there] = [lines(mine), lines(theirs)];
  const at = here.findIndex((line, index) => line !== there[index]);
  if (at < 0 && here.length === there.length) return [];
  const from = at < 0 ? here.length : at;
  // The first difference says enough; others often follow from it.
  const near = (all: readonly string[]) => all.slice(from, from + 3).join(" | ");
  return [[near(here), near(there)]];
}
