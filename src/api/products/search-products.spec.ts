import { expect, test } from "vitest";
import { LineClient } from "#lines/line-client.ts";
import {
  type Answering,
  answerOf,
  hanging,
  neverAborted,
  streaming,
} from "#testing/connected-store.ts";
import { InProcessWorker } from "#testing/in-process-worker.ts";
import { aCounting, aLine, foundCountings } from "#testing/samples.ts";
import { FailureError } from "#transport/failure.ts";
import { type ProductSearch, searchProducts } from "./search-products.ts";

const refusal = { kind: "unreachable", path: "/api/v1/countings/b" } as const;

const product = (code: string, description: string) => ({ ...aLine().product, code, description });

/** Searches countings of the given sizes, and records what is open at once and every change. */
async function searched(
  sizes: Readonly<Record<string, number>>,
  answering: Answering,
  { text = "gbx", signal = neverAborted() } = {},
) {
  const active = Object.entries(sizes).map(([id, totalProducts]) =>
    aCounting({ id, totalProducts }),
  );
  const workers: InProcessWorker[] = [];
  const steps: ProductSearch[] = [];
  let mostOpen = 0;
  await searchProducts(
    {
      find: async () => foundCountings(active),
      open: (id) =>
        new LineClient(id, () => {
          const worker = new InProcessWorker(streaming(answering));
          workers.push(worker);
          mostOpen = Math.max(mostOpen, workers.filter((one) => !one.terminated).length);
          return worker;
        }),
    },
    { text, signal, onChange: (step) => steps.push(step) },
  );
  const { phase, results } = steps.at(-1) ?? {};
  return { phase, results, steps, mostOpen, areClosed: workers.every((one) => one.terminated) };
}

test("reads one counting at a time, the smallest first, and keeps only what matches", async () => {
  const answering: Answering = async (address) => {
    const id = address.slice(-1);
    return answerOf(
      [
        aLine({ id: 1, index: 0, product: product("GBX-1", "Gear box") }),
        aLine({ id: 2, index: 1, product: product("PAL-2", "Pallet for GBX"), countedStock: null }),
        aLine({ id: 3, index: 2, product: product("HEX-3", "Hex bolt") }),
      ],
      aCounting({ id }),
    );
  };
  const { phase, results, mostOpen, areClosed } = await searched({ a: 9, b: 3, c: 5 }, answering);
  expect(phase).toBe("done");
  expect(results?.map(({ counting }) => counting.id)).toEqual(["b", "c", "a"]);
  expect(results?.[0]).toMatchObject({
    kind: "searched",
    matches: 2,
    lines: [
      { id: 1, code: "GBX-1", description: "Gear box" },
      { id: 2, code: "PAL-2", counted: null },
    ],
  });
  expect([mostOpen, areClosed]).toEqual([1, true]);
});

test("finds a product by code, description and lot, but no line by person or location", async () => {
  const line = aLine({
    product: product("GBX-1", "Gear box"),
    location: { id: "l", code: "B-07" },
    assignedUser: { id: 7, username: "olga" },
    lot: { id: "1", code: "L-2044", stock: 1 },
  });
  const matchesOf = async (text: string) => {
    const { results } = await searched({ a: 1 }, async () => answerOf([line]), { text });
    const [result] = results ?? [];
    return result?.kind === "searched" ? result.matches : null;
  };
  expect(await matchesOf("gear gbx")).toBe(1);
  expect(await matchesOf("l-2044")).toBe(1);
  expect(await matchesOf("olga")).toBe(0);
  expect(await matchesOf("b-07")).toBe(0);
});

test("lists the first lines of a counting with many, and says how many match", async () => {
  const lines = Array.from({ length: 30 }, (_, index) =>
    aLine({ id: index, index, product: product(`GBX-${index}`, "Gear box") }),
  );
  const { results } = await searched({ a: 30 }, async () => answerOf(lines));
  expect(results?.[0]).toMatchObject({ matches: 30, lines: { length: 12 } });
});

test("goes on after a counting that cannot be read, and says which", async () => {
  const { phase, results } = await searched({ a: 1, b: 2, c: 3 }, async (address) => {
    if (address.endsWith("/b")) throw new FailureError(refusal);
    return answerOf([aLine({ product: product("GBX-1", "Gear box") })]);
  });
  expect(phase).toBe("done");
  expect(results?.map(({ kind }) => kind)).toEqual(["searched", "failed", "searched"]);
});

test("keeps what was found when it is stopped", async () => {
  const stop = new AbortController();
  const found = searched(
    { a: 1, b: 2 },
    (address, signal) => {
      if (address.endsWith("/a")) {
        return Promise.resolve(answerOf([aLine({ product: product("GBX-1", "Gear box") })]));
      }
      queueMicrotask(() => stop.abort());
      return hanging(address, signal);
    },
    { signal: stop.signal },
  );
  const { phase, results, areClosed } = await found;
  expect(phase).toBe("stopped");
  expect(results?.map(({ counting }) => counting.id)).toEqual(["c-1"]);
  expect(areClosed).toBe(true);
});
