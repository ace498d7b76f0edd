import { join } from "node:path";
import * as v from "valibot";
import { historyParameters } from "#contract/history/parameters.ts";
import { openDatabase } from "#gateway/history/database.ts";
import { createEngine } from "#gateway/history/engine/engine.ts";
import type { EngineQuestion } from "#gateway/history/protocol.ts";
import { measuredQuestions } from "./questions.ts";

/** Asks one question in a process of its own, or all of them; `bench/history.mjs` starts it. */

/** How often a question is asked again. */
const times = 7;

const [folder = "", which = ""] = process.argv.slice(2);
const engine = await createEngine(await openDatabase(join(folder, "spill")), folder);
// As the process does at its start.
if (which === "all") await engine.prepare();

let peak = 0;
for (const [index, { name, query, warehouse }] of measuredQuestions.entries()) {
  if (which !== "all" && which !== String(index)) continue;
  const parameters = v.parse<v.GenericSchema<unknown, EngineQuestion["parameters"]>>(
    historyParameters[name],
    query,
  );
  const measured: number[] = [];
  const processor: number[] = [];
  let isAnswered = true;
  for (let time = 0; time < (which === "all" ? times : 1); time += 1) {
    const used = process.cpuUsage();
    const start = performance.now();
    const answer = await engine.ask(
      {
        name,
        parameters,
        warehouse,
        warehouseBy: "id",
        hidden: [],
        timeZone: "Europe/Madrid",
        now: Date.parse("2026-11-01T12:00:00Z"),
      },
      new AbortController().signal,
    );
    measured.push(performance.now() - start);
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1000);
    isAnswered &&= answer.isAnswered;
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  process.send?.({ index, ms: measured, processor, isAnswered, peak });
}
process.disconnect();
