import { expect, test } from "vitest";
import type { Counting } from "#contract/counting.ts";
import { hour } from "#domain/time/units.ts";
import { ago } from "#gateway/testing/briefed-api.ts";
import { get, json, testGateway } from "#gateway/testing/gateway.ts";
import { aCounting } from "#testing/samples.ts";

const running = (changes: Partial<Counting>): Counting =>
  aCounting({ startedAt: ago(10 * hour), endsAt: ago(-4 * hour), ...changes });

async function metricsOf(items: readonly Counting[], metricsCountings = true) {
  const upstream = async () => json({ items, meta: { total: items.length } });
  const { gateway } = testGateway(upstream, { metricsCountings });
  return (await get(gateway, "/metrics")).text();
}

test("each active count has its gauges", async () => {
  const warehouse = { name: 'No"rth\\\n', id: 7, code: "N", slug: "north" };
  const text = await metricsOf([
    running({ id: "a", warehouse }),
    running({ id: "late", endsAt: ago(hour) }),
    running({ id: "ended", active: false }),
  ]);
  const labels = '{counting="a",warehouse="N",warehouse_name="No\\"rth\\\\\\n"}';
  expect(text).toContain("countboard_countings_read 1\n");
  expect(text).toContain(`countboard_counting_progress_ratio${labels} 0.4\n`);
  expect(text).toContain(`countboard_counting_lines_left${labels} 120\n`);
  expect(text).toContain(`countboard_counting_stalled${labels} 0\n`);
  const late = /^countboard_counting_late_seconds\{counting="late".*\} (\S+)$/m.exec(text)?.[1];
  expect(Number(late)).toBeGreaterThanOrEqual(3600);
  expect(text).not.toContain("ended");
});

test("they are absent unless they are asked for", async () => {
  expect(await metricsOf([running({})], false)).not.toContain("countboard_counting");
});

test("the others are there while the API does not answer", async () => {
  const { gateway } = testGateway(async () => new Response(null, { status: 500 }), {
    metricsCountings: true,
  });
  const text = await (await get(gateway, "/metrics")).text();
  expect(text).toContain("countboard_countings_read 0\n");
  expect(text).toContain("countboard_memory_bytes");
});
