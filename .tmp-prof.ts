import { join } from "node:path";
import * as v from "valibot";
import { historyParameters } from "#contract/history/parameters.ts";
import { openDatabase } from "#gateway/history/database.ts";
import { questionRows } from "#gateway/history/engine/question-rows.ts";
import { bindings } from "#gateway/history/engine/parameters.ts";
import { makeViews } from "#gateway/history/engine/views.ts";
import { createCatalogReader } from "#gateway/history/engine/catalog-reader.ts";
import { measuredQuestions } from "./bench/history/questions.ts";
const [folder = "", which = "", mode="", pre=""] = process.argv.slice(2);
const db = await openDatabase(join(folder, "spill2"));
const catalog = await createCatalogReader(folder)();
import { Totals } from "#gateway/history/engine/totals.ts";
await Totals.open(db, folder);
const at = (p: string) => join(folder, p);
for (const [index, { what, name, query, warehouse }] of measuredQuestions.entries()) {
  if (which !== "all" && !which.split(",").includes(String(index))) continue;
  const row = questionRows[name];
  if (row.reads === "totals") continue;
  const parameters: any = v.parse(historyParameters[name] as any, query);
  const warehouses = catalog.warehousesOf(warehouse, "id");
  const ours = catalog.countings.filter((c: any) => warehouses.includes(c.warehouse));
  const wanted = new Set((row.about?.(ours, parameters) ?? ours).map((c: any) => c.file));
  const files = catalog.files.filter((f: any) => warehouses.includes(f.warehouse) && wanted.has(f.path));
  console.log(`== ${index} ${what}: ${files.length} files, ${files.reduce((s: number, f: any) => s + f.rows, 0)} rows`);
  for (let t = 0; t < 4; t++) {
    const t0 = performance.now();
    const c = await db.connect();
    if (pre) await c.run(pre);
    const isLoc = name === "location" || (parameters as any).kind === "location";
    await makeViews(c, { countings: [at(catalog.countingsFile!.path)], lines: row.reads === "lines" ? files.map((f: any) => at(f.path)) : [], totals: [], inMemory: [] } as any, [], isLoc ? "location" : "product");
    const t1 = performance.now();
    const { values, types } = bindings(db.duckDb, row.sql, { name, parameters, warehouse, warehouseBy: "id", hidden: [], timeZone: "Europe/Madrid", now: Date.parse("2026-11-01T12:00:00Z") } as any, warehouses);
    const cpu0 = process.cpuUsage();
    const stmt = await c.prepare(row.sql);
    const t2 = performance.now();
    stmt.bind(values, types as any);
    const r = await stmt.runAndReadAll();
    const t3 = performance.now();
    const rows = r.getRowObjects();
    const t4 = performance.now();
    const u = process.cpuUsage(cpu0);
    console.log(`views ${(t1 - t0).toFixed(0)} prepare ${(t2 - t1).toFixed(0)} run ${(t3 - t2).toFixed(0)} rows ${(t4 - t3).toFixed(0)} cpu ${((u.user + u.system) / 1000).toFixed(0)}`);
    if (mode === "explain" && t === 3) {
      const e = await c.runAndReadAll("explain (analyze, format json) " + row.sql, values, types as any);
      const tree = JSON.parse(String(e.getRows()[0]?.[1]));
      const out: any[] = [];
      const walk = (n: any) => { out.push([n.operator_timing ?? 0, n.operator_name ?? n.operator_type, n.operator_cardinality, n.operator_rows_scanned, JSON.stringify(n.extra_info ?? {}).slice(0, 160)]); for (const k of n.children ?? []) walk(k); };
      walk(tree);
      console.log("latency", tree.latency, "cpu", tree.cpu_time);
      for (const o of out.sort((x, y) => y[0] - x[0]).slice(0, 9)) console.log((o[0] * 1000).toFixed(1).padStart(7), o.slice(1).join(" | "));
    }
    c.closeSync();
  }
}
