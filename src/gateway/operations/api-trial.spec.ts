import { describe, expect, test } from "vitest";
import { dialects } from "#contract/parameters.ts";
import { json, testConfig, testGateway } from "#gateway/testing/gateway.ts";

const now = Date.parse("2026-01-05T06:00:00Z");
const day = 86_400_000;
const warehouses = [
  { id: 1, code: "MAD", slug: "madrid", name: "Madrid" },
  { id: 2, code: "OPO", slug: "porto", name: "Porto" },
];
const entries = Array.from({ length: 40 }, (_, index) => ({
  id: `C-${index}`,
  startedAt: new Date(now - index * day).toISOString(),
  warehouse: warehouses[index % 5 === 4 ? 1 : 0],
}));

interface ApiOptions {
  readonly names?: readonly string[];
  readonly ignores?: string;
  readonly by?: "id" | "code";
  readonly items?: typeof entries;
  readonly unknownWarehouse?: number;
}

/** An API that knows these parameters and rejects, or ignores, all others. */
function api({
  names = Object.values(dialects.camel),
  ignores,
  by = "id",
  items = entries,
  ...more
}: ApiOptions) {
  return async ({ url }: Request) => {
    const given = new URL(url).searchParams;
    if (ignores === undefined && [...given.keys()].some((name) => !names.includes(name))) {
      return json({}, { status: 422 });
    }
    const read = (name: string) => (name === ignores ? null : given.get(name));
    const [after, before, warehouse] = [
      read("startedAfter"),
      read("startedBefore"),
      read("warehouse"),
    ];
    if (
      warehouse &&
      more.unknownWarehouse &&
      !items.some((one) => `${one.warehouse?.[by]}` === warehouse)
    ) {
      return json({}, { status: more.unknownWarehouse });
    }
    const found = items.filter(
      (one) =>
        (after === null || one.startedAt > after) &&
        (before === null || one.startedAt < before) &&
        (warehouse === null || String(one.warehouse?.[by]) === warehouse),
    );
    return json({
      items: found.slice(0, Number(given.get("limit"))),
      meta: { total: found.length },
    });
  };
}

async function trial(options: ApiOptions, changes = {}) {
  const { upstream } = testConfig();
  const { gateway, requests, lines } = testGateway(api(options), {
    upstream: { ...upstream, ...changes },
  });
  const result = await gateway.tryApi();
  const notes = lines.map((line) => JSON.parse(line).message);
  return { ...result, notes, queries: requests.map(({ url }) => new URL(url).searchParams) };
}

describe("the trial of the API", () => {
  test("asks for a list with a limit, dates and a warehouse that it has", async () => {
    const { sentence, notes, queries } = await trial({});
    expect(sentence).toBe("The API accepts the credentials.");
    expect(notes).toEqual([]);
    const names = ["limit", "startedAfter", "startedBefore", "warehouse"];
    expect([...(queries.at(-1)?.keys() ?? [])].sort()).toEqual(names);
    expect(queries.at(-1)?.get("warehouse")).toBe("2");
    expect(queries.length).toBeLessThan(4);
  });

  test.each([
    [
      ["limit", "cursor", "started_after", "started_before", "warehouse_id"],
      /startedBefore, startedAfter/,
    ],
    [["limit", "cursor", "startedAfter", "startedBefore", "warehouse_id"], /parameters warehouse /],
    [["page_size"], /parameters limit /],
  ])("names the parameters that an API with %j rejects", async (names, sentence) => {
    const result = await trial({ names });
    expect(result.sentence).toMatch(/^The API gives no figures yet/);
    expect(result.sentence).toMatch(sentence);
    expect(result.sentence).toMatch(/set COUNTING_API_QUERY/);
    expect(result.notes).toHaveLength(1);
    expect(result.isWorthRepeating).toBe(false);
  });

  test.each(["startedAfter", "startedBefore", "warehouse"])(
    "names the parameter %s that the API ignores",
    async (ignores) => {
      const { sentence, notes } = await trial({ ignores });
      expect(sentence).toBe("The API accepts the credentials.");
      expect(notes).toEqual([expect.stringMatching(`ignores the list's parameter ${ignores}: `)]);
    },
  );

  test.each([undefined, 404])(
    "names the identifier by which no warehouse is found",
    async (unknownWarehouse) => {
      const options = { by: "code", ...(unknownWarehouse ? { unknownWarehouse } : {}) } as const;
      const { notes } = await trial(options);
      expect(notes).toEqual([expect.stringMatching(/by the id of its.*COUNTING_API_WAREHOUSE_BY/)]);
      expect((await trial(options, { warehouseBy: "code" })).notes).toEqual([]);
    },
  );

  test.each([[[]], [entries.slice(0, 1)], [entries.slice(0, 3)]])(
    "raises no false alarm with a short list",
    async (items) => {
      const { sentence, notes } = await trial({ items, unknownWarehouse: 404 });
      expect(sentence).toBe("The API accepts the credentials.");
      expect(notes).toEqual([]);
    },
  );

  test("tells that entries of the list are no countings", async () => {
    const { gateway, lines } = testGateway(async () =>
      json({ items: [{ id: 1 }], meta: { total: 1 } }),
    );
    await gateway.tryApi();
    expect(lines.join()).toMatch(/no counting with startedAt.*COUNTING_API_URL/);
  });

  test("is worth repeating while the API does not answer, and says why", async () => {
    const { gateway } = testGateway(async () => json({}, { status: 503 }));
    const { sentence, isWorthRepeating } = await gateway.tryApi();
    expect(sentence).toMatch(/no figures yet\. The API failed \(status 503\)/);
    expect(isWorthRepeating).toBe(true);
  });
});
