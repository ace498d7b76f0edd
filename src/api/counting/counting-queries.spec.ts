import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "#api/query-client.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { everyLine, type LineFilter } from "#lines/line-query.ts";
import { defaultFields } from "#lines/line-row.ts";
import { answerOf, streaming } from "#testing/connected-store.ts";
import { InProcessWorker } from "#testing/in-process-worker.ts";
import { aCounting, aLine } from "#testing/samples.ts";
import { aggregatesQuery, countingQuery, orderQuery, rowsQuery } from "./counting-queries.ts";

let workers: InProcessWorker[] = [];
let client = createQueryClient();

beforeEach(() => {
  workers = [];
  client = createQueryClient();
  class StartedWorker extends InProcessWorker {
    constructor() {
      super(streaming(async (address) => answerOf([aLine()], aCounting({ id: address }))));
      workers.push(this);
    }
  }
  vi.stubGlobal("Worker", StartedWorker);
});

afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const load = (id: string) => client.fetchQuery({ ...countingQuery(client, id), staleTime: 0 });
const terminated = () => workers.map((worker) => worker.terminated);

const orderOf = (version: number, filter: LineFilter = everyLine) =>
  orderQuery(client, { id: "a", version, filter, sorts: [], view: defaultViewSettings });

it("seeds the default view on a counting's first load", async () => {
  const { version } = await load("a");
  const order = await client.fetchQuery(orderOf(version));
  const rows = await client.fetchQuery(
    rowsQuery(client, { id: "a", order, from: 0, to: 1, fields: defaultFields }),
  );
  expect(rows.rows.map(({ index }) => index)).toEqual([0]);
  await client.fetchQuery(
    aggregatesQuery(client, { id: "a", version, filter: everyLine, view: defaultViewSettings }),
  );
  expect(workers[0]?.received.map(({ kind }) => kind)).toEqual(["load"]);
});

it("has one store per counting", async () => {
  await load("a");
  const { version } = await load("a");
  await load("b");
  await client.fetchQuery(orderOf(version));
  expect(terminated()).toEqual([false, false]);
  expect(workers[0]?.received.map(({ kind }) => kind)).toEqual(["load", "load", "order"]);
});

it("closes a counting's store when its query is removed, and no other", async () => {
  const { version } = await load("a");
  await load("b");
  const order = orderOf(version);
  await client.fetchQuery(order);
  client.removeQueries({ queryKey: order.queryKey });
  expect(terminated()).toEqual([false, false]);
  client.removeQueries({ queryKey: ["counting", "a"] });
  expect(terminated()).toEqual([true, false]);
  client.removeQueries({ queryKey: ["counting", "b"] });
  expect(terminated()).toEqual([true, true]);
});

it("opens a new store for a counting that is requested again", async () => {
  await load("a");
  client.removeQueries({ queryKey: ["counting", "a"] });
  const { version } = await load("a");
  expect(version).toBe(1);
  expect(terminated()).toEqual([true, false]);
});

it("answers queries after a crashed worker's successor has loaded", async () => {
  const { version } = await load("a");
  workers[0]?.onerror?.(new Event("error") as never);
  // Unlike the default view, this is not sent with the lines.
  const filter = { text: "bolt" };
  const order = client.fetchQuery(orderOf(version, filter));
  await expect(order).rejects.toThrow();
  const loading = load("a");
  const asked = client.fetchQuery(orderOf(version + 1, filter));
  await loading;
  expect((await asked).rows).toHaveLength(1);
});
