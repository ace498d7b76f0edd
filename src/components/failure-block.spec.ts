import { expect, test } from "vitest";
import { en } from "#messages/en/catalogue.ts";
import { failureWords } from "./failure-block.tsx";

const notFound = (path: string) =>
  failureWords(
    {
      kind: "problem",
      code: "not-found",
      status: 404,
      upstreamStatus: 404,
      retryAfter: null,
      path,
    },
    words,
  ).text;
const words = en.failures;

test("never says of the list that it may have been removed", () => {
  expect(notFound("/api/v1/countings/a")).toMatch(/may have been removed/);
  expect(notFound("/api/v1/countings")).toMatch(/call IT/);
});
