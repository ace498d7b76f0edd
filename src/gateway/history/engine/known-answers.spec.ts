import { expect, test } from "vitest";
import type { EngineAnswer, EngineQuestion } from "#gateway/history/protocol.ts";
import type { Engine } from "./engine.ts";
import { keepAnswers } from "./known-answers.ts";

const question: EngineQuestion = {
  name: "coverage",
  parameters: { by: "zone" },
  warehouse: "1",
  warehouseBy: "id",
  hidden: [],
  timeZone: "UTC",
  now: Date.parse("2026-03-01T23:50:00Z"),
};

/** An engine that answers with the number of questions so far, and what it was asked. */
function numbered(answerOf = (n: number): EngineAnswer => ({ isAnswered: true, body: `${n}` })) {
  let asked = 0;
  let version = 1;
  const engine: Engine = {
    prepare: async () => {},
    ask: async () => {
      asked += 1;
      return answerOf(asked);
    },
  };
  const keeping = keepAnswers(engine, async () => ({ version }));
  const ask = (changes: Partial<EngineQuestion> = {}) =>
    keeping.ask({ ...question, ...changes }, new AbortController().signal);
  const change = () => {
    version += 1;
  };
  return { ask, change };
}

test("the same question is computed once while the archive stays the same", async () => {
  const { ask, change } = numbered();
  expect(await ask()).toEqual({ isAnswered: true, body: "1" });
  expect(await ask({ now: question.now + 1 })).toEqual({
    isAnswered: true,
    body: "1",
    isKnown: true,
  });
  change();
  expect(await ask()).toEqual({ isAnswered: true, body: "2" });
});

test.each<Partial<EngineQuestion>>([
  { warehouse: null },
  { hidden: ["costs"] },
  { parameters: { by: "bay" } },
  { now: Date.parse("2026-03-02T00:00:00Z") },
])("another viewer, question or day is computed: %j", async (changes) => {
  const { ask } = numbered();
  await ask();
  expect(await ask(changes)).toEqual({ isAnswered: true, body: "2" });
});

test("faults and files are not kept", async () => {
  const failed: EngineAnswer = { isAnswered: false, code: "history-unavailable", detail: "" };
  for (const answer of [failed, { isAnswered: true, body: new Uint8Array(1) } as const]) {
    const { ask } = numbered(() => answer);
    await ask();
    expect(await ask()).toEqual(answer);
  }
});

test("long questions take room, and an answer that is too large takes none", async () => {
  let body = "{}";
  const { ask } = numbered(() => ({ isAnswered: true, body }));
  const askAbout = (code: string) => ask({ name: "product", parameters: { code } });
  await askAbout("a".repeat(3_000_000));
  body = "x".repeat(4_000_001);
  await askAbout("too large");
  expect(await askAbout("a".repeat(3_000_000))).toMatchObject({ isKnown: true });
  body = "{}";
  await askAbout("b".repeat(3_000_000));
  expect(await askAbout("a".repeat(3_000_000))).not.toMatchObject({ isKnown: true });
});

test("the oldest answers give way to new ones", async () => {
  const { ask } = numbered((n) => ({ isAnswered: true, body: String(n).repeat(1_500_000) }));
  for (const warehouse of ["1", "2", "3"]) await ask({ warehouse });
  expect(await ask({ warehouse: "3" })).toMatchObject({ isKnown: true });
  expect(await ask({ warehouse: "1" })).not.toMatchObject({ isKnown: true });
});
