import { expect, test } from "vitest";
import type { HistoryQuestions } from "#gateway/history/history-questions.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { aCounting } from "#testing/samples.ts";
import { createSuspects } from "./suspects.ts";

const startedAt = "2026-03-02T06:00:00.000Z";
const counting = aCounting({
  startedAt,
  warehouse: { name: "Valencia & Co", id: 7, code: "V 1", slug: "v" },
});

const suspectsOf = (answer: HistoryQuestions) =>
  createSuspects(answer, "code")(counting, new AbortController().signal);

test("asks about the counts of the warehouse before", async () => {
  const asked: unknown[] = [];
  const suspects = await suspectsOf(async (name, query) => {
    asked.push([name, Object.fromEntries(new URLSearchParams(query))]);
    const wrong = [
      { times: 3, products: ["P-1", "P-2"] },
      { times: 1, products: ["P-3"] },
    ];
    return JSON.stringify({ countings: 4, wrong });
  });
  expect(suspects).toEqual(new Set(["P-1", "P-2"]));
  expect(asked).toEqual([["wrong-before", { warehouse: "V 1", before: startedAt }]]);
});

test.each<[string, HistoryQuestions]>([
  ["an archive", () => Promise.reject(new ProblemError("history-off"))],
  ["four counts before", async () => JSON.stringify({ countings: 3, wrong: [] })],
  ["an answer that can be read", async () => "{}"],
])("knows nothing without %s", async (_, answer) => {
  expect(await suspectsOf(answer)).toBeNull();
});
