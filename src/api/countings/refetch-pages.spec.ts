import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { refetchPages } from "./refetch-pages.ts";

/** Observed queries whose requests are answered by hand. */
function observed(names: readonly string[]) {
  const client = new QueryClient();
  const requested: string[] = [];
  const answers: (() => void)[] = [];
  const observers = names.map((name) => {
    client.setQueryData([name], name);
    const observer = new QueryObserver(client, {
      queryKey: [name],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: () => {
        requested.push(name);
        return new Promise<string>((resolve) => answers.push(() => resolve(name)));
      },
    });
    return observer.subscribe(() => undefined);
  });
  const answerNext = async () => {
    answers.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { client, requested, answers, answerNext, observers };
}

it("refetches pages in order, two at a time, and ends with the last answer", async () => {
  const names = ["a", "b", "c", "d", "e"];
  const { client, requested, answers, answerNext } = observed(names);
  let isDone = false;
  const refresh = refetchPages(
    client,
    names.map((name) => [name]),
  ).then(() => {
    isDone = true;
  });
  const seen: number[] = [];
  while (answers.length > 0) {
    seen.push(answers.length);
    expect(isDone).toBe(false);
    await answerNext();
  }
  await refresh;
  expect(requested).toEqual(names);
  expect(seen).toEqual([2, 2, 2, 2, 1]);
});

it("leaves out pages that are no longer shown when their turn comes", async () => {
  const { client, requested, answerNext, observers } = observed(["a", "b", "c"]);
  const refresh = refetchPages(client, [["a"], ["b"], ["c"]]);
  observers[2]?.();
  await answerNext();
  await answerNext();
  await refresh;
  expect(requested).toEqual(["a", "b"]);
});
