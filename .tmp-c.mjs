import { DuckDBInstance } from "@duckdb/node-api";
import { readFileSync } from "node:fs";
const i = await DuckDBInstance.create(":memory:", {threads:"2", memory_limit:"256MB", preserve_insertion_order:"false"});
const c = await i.connect();
const f="/tmp/archive-bench/1m"; const cat=JSON.parse(readFileSync(f+"/catalog.json","utf8"));
const files=cat.files.filter(x=>x.warehouse===90).map(x=>`'${f}/${x.path}'`);
await c.run("set parquet_metadata_cache=true");
await c.run(`create temp view lines as select *, case when finished_at is null or counted is not null then difference end as known from read_parquet([${files}])`);
const q={
orig:`select product, location, lot, any_value(description) as description, any_value(class) as class,
    count(*) filter (where counting = 'large-a') as lines_a,
    count(*) filter (where counting = 'large-b') as lines_b,
    count(known) filter (where counting = 'large-a') > 0 as is_known_a,
    count(known) filter (where counting = 'large-b') > 0 as is_known_b,
    coalesce(bool_or(known <> 0) filter (where counting = 'large-a'), false) as is_wrong_a,
    coalesce(bool_or(known <> 0) filter (where counting = 'large-b'), false) as is_wrong_b,
    sum(expected) filter (where counting = 'large-a') as expected_a,
    sum(expected) filter (where counting = 'large-b') as expected_b,
    sum(known) filter (where counting = 'large-a') as difference_a,
    sum(known) filter (where counting = 'large-b') as difference_b,
    sum(known * cost) filter (where counting = 'large-a') as value_a,
    sum(known * cost) filter (where counting = 'large-b') as value_b
  from lines where counting in ('large-a','large-b') group by product, location, lot`,
two:`with one as (select product, location, lot, any_value(description) as description, any_value(class) as class, counting = 'large-a' as is_a,
 count(*) as lines, max(abs(known)) as worst, sum(expected) as expected, sum(known) as difference, sum(known*cost) as value
 from lines where counting in ('large-a','large-b') group by all)
 select coalesce(a.product,b.product) as product, coalesce(a.location,b.location) as location, coalesce(a.lot,b.lot) as lot, coalesce(a.description,b.description) as d, coalesce(a.class,b.class) as class, a.lines, b.lines, a.worst, b.worst, a.expected,b.expected,a.difference,b.difference,a.value,b.value
 from (select * from one where is_a) a full join (select * from one where not is_a) b on a.product=b.product and a.location=b.location and a.lot is not distinct from b.lot`,
casea:`with x as (select product, location, lot, description, class, counting='large-a' as is_a, known, expected, known*cost as value from lines where counting in ('large-a','large-b')),
 y as (select *, case when is_a then known end as ka, case when not is_a then known end as kb, case when is_a then expected end as ea, case when not is_a then expected end as eb, case when is_a then value end as va, case when not is_a then value end as vb from x)
 select product, location, lot, any_value(description), any_value(class), count(ea), count(eb), max(abs(ka)), max(abs(kb)), sum(ea), sum(eb), sum(ka), sum(kb), sum(va), sum(vb) from y group by product, location, lot`,
first:`select product, location, lot, arg_max(description, position), count(*) from lines group by all`,
scan:`select count(product), count(location), count(lot), count(description), count(class), sum(known*cost), sum(expected) from lines`,
nostr:`with x as (select product, location, lot, description, class, counting='large-a' as is_a, known, expected, known*cost as value from lines where counting in ('large-a','large-b')),
 y as (select *, case when is_a then known end as ka, case when not is_a then known end as kb, case when is_a then expected end as ea, case when not is_a then expected end as eb, case when is_a then value end as va, case when not is_a then value end as vb from x)
 select product, location, lot,  count(ea), count(eb), max(abs(ka)), max(abs(kb)), sum(ea), sum(eb), sum(ka), sum(kb), sum(va), sum(vb) from y group by product, location, lot`,
small:`with x as (select product, location, lot, description, class, counting='large-a' as is_a, known, expected, known*cost as value from lines where counting in ('large-a','large-b')),
 y as (select *, case when is_a then known end as ka, case when not is_a then known end as kb, case when is_a then expected end as ea, case when not is_a then expected end as eb, case when is_a then value end as va, case when not is_a then value end as vb from x)
 select product, location, lot, any_value(description), any_value(class), sum(ea), sum(eb), sum(ka), sum(kb), sum(va), sum(vb) from y group by product, location, lot`,
join:`with a as (select * from lines where counting='large-a'), b as (select * from lines where counting='large-b')
 select a.product, a.location, a.lot, a.description, a.known, b.known, a.expected, b.expected, a.known*a.cost, b.known*b.cost from a full join b on a.product=b.product and a.location=b.location and a.lot is not distinct from b.lot`,
};
for (const [n,s] of Object.entries(q)) { const o=[]; for(let t=0;t<5;t++){const c0=process.cpuUsage(); const t0=performance.now(); await c.run(`create or replace temp table r as ${s}`); const u=process.cpuUsage(c0); o.push(`${(performance.now()-t0).toFixed(0)}/${((u.user+u.system)/1000).toFixed(0)}`);} console.log(n.padEnd(8),o.join("  ")); }
