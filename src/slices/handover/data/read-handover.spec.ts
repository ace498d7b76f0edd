import { expect, test } from "vitest";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import type { LineStore } from "#lines/line-store.ts";
import { aCounting, foundCountings } from "#testing/samples.ts";
import { FailureError } from "#transport/failure.ts";
import { type HandoverReading, readHandover } from "./read-handover.ts";

const found = foundCountings([aCounting({ id: "a" }), aCounting({ id: "b" })]);
const unreachable = { kind: "unreachable", path: "/api" } as const;

/** Reads with stores whose load does this; returns every state of the reading, and which stores were closed. */
async function read(load: (id: string, controller: AbortController) => Promise<never>) {
  const controller = new AbortController();
  const states: HandoverReading[] = [];
  const closed: string[] = [];
  await readHandover(
    {
      find: async () => found,
      open: (id) =>
        ({
          load: () => load(id, controller),
          close: () => closed.push(id),
        }) as unknown as LineStore,
      calendarOf: () => roundTheClock,
      ends: new Map(),
      onEnd: () => {},
    },
    {
      span: { from: 0, to: null },
      isOne: true,
      signal: controller.signal,
      onChange: (reading) => states.push(reading),
    },
  );
  return { last: states.at(-1), phases: states.map(({ phase }) => phase), closed };
}

test("a counting that cannot be read is recorded, and the others go on", async () => {
  const { last, phases, closed } = await read(async () => {
    throw new FailureError(unreachable);
  });
  expect(phases[0]).toBe("finding");
  expect(last?.phase).toBe("done");
  expect(last?.results.map(({ kind, counting }) => `${counting.id} ${kind}`)).toEqual([
    "a failed",
    "b failed",
  ]);
  expect(closed).toEqual(["a", "b"]);
});

test("a cancelled reading keeps what it has", async () => {
  const { last, closed } = await read(async (id, controller) => {
    if (id === "a") throw new FailureError(unreachable);
    controller.abort();
    throw controller.signal.reason;
  });
  expect(last?.phase).toBe("stopped");
  expect(last?.results).toHaveLength(1);
  expect(closed).toEqual(["a", "b"]);
});
