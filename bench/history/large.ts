import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { listed } from "#gateway/history/archive/listed.ts";
import { openStore } from "#gateway/history/archive/open-store.ts";
import { readBody } from "#gateway/history/archive/read-body.ts";
import { openDatabase } from "#gateway/history/database.ts";
import { createReferenceApi } from "#reference-api/create.ts";

/**
 * Started by `bench/history.mjs`: makes the body of a counting of 50,000 lines, or, in another process, so that its memory
 * is that of writing alone, writes it several times.
 */

const [folder = "", doing = "", times = "1"] = process.argv.slice(2);
const file = join(folder, "large.json");

if (doing === "make") await makeBody();
else await measure();
process.disconnect();

async function makeBody(): Promise<void> {
  const api = createReferenceApi({ user: "demo", password: "demo" });
  const Authorization = `Basic ${Buffer.from("demo:demo").toString("base64")}`;
  const address = "http://127.0.0.1/v1/countings/lines-50000";
  const answer = await api(new Request(address, { headers: { Authorization } }));
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
}

async function measure(): Promise<void> {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 50);
  const database = await openDatabase(join(folder, "spill"));
  const elapsed = () => performance.now();
  const store = await openStore({ database, folder, elapsed, onNote: () => {} });
  const taken: { readonly seconds: number; readonly processor: number }[] = [];
  for (let time = 0; time < Number(times); time += 1) {
    const start = elapsed();
    const used = process.cpuUsage();
    const counting = await readBody(file);
    await store.put(listed(counting.header), { ...counting, body: String(time) }, Date.now());
    await store.publish();
    const { user, system } = process.cpuUsage(used);
    taken.push({ seconds: (elapsed() - start) / 1000, processor: (user + system) / 1e6 });
  }
  clearInterval(watch);
  const seconds = Math.min(...taken.map((one) => one.seconds));
  const processor = Math.min(...taken.map((one) => one.processor));
  process.send?.({
    what: "writing a count of 50,000 lines, from its answer to its file",
    value: `${seconds.toFixed(2)} s, ${processor.toFixed(2)} s of processor`,
    wanted: "≤ 2 s",
    passed: seconds <= 2,
  });
  process.send?.({
    what: "memory of the process meanwhile",
    value: `${Math.round(peak / 1e6)} MB`,
    wanted: "≤ 512",
    passed: peak <= 512e6,
  });
}
