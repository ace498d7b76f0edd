import { expect, test } from "vitest";
import { isFailedPart, missPart, partOf, watchMissedParts } from "#transport/failed-part.ts";
import { type Reply, type Request, RpcClient, RpcServer, type RpcWorker } from "./rpc.ts";

interface Sum {
  readonly sum: { readonly question: { readonly of: readonly number[] }; readonly answer: number };
}

test("a question that is withdrawn gets no answer, even if one is ready later", async () => {
  const replies: Reply<Sum>[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const server = new RpcServer<Sum>(
    (reply) => replies.push(reply),
    async ({ of }) => {
      await gate;
      return of.reduce((one, other) => one + other);
    },
  );
  const withdrawn = server.receive({ kind: "sum", number: 1, of: [1, 2] });
  const kept = server.receive({ kind: "sum", number: 2, of: [3, 4] });
  await server.receive({ kind: "abort", number: 1 });
  open();
  expect(await Promise.all([withdrawn, kept])).toEqual([false, true]);
  expect(replies).toEqual([{ kind: "answer", number: 2, answer: 7 }]);
});

test("a question that cannot be sent fails, and its withdrawal is not sent either", async () => {
  const sent: Request<Sum>[] = [];
  const client = new RpcClient<Sum>(
    {
      onmessage: null,
      onmessageerror: null,
      onerror: null,
      terminate: () => {},
      postMessage: (message) => {
        if (message.kind === "sum") throw new DOMException("Cannot be cloned", "DataCloneError");
        sent.push(message);
      },
    },
    () => new Error("crash"),
  );
  const stop = new AbortController();
  const question = client.ask("sum", { of: [1] }, { signal: stop.signal });
  await expect(question).rejects.toThrow("Cannot be cloned");
  stop.abort();
  expect(sent).toEqual([]);
});

/** A worker with the error that its page sees, and whether a missing part was reported to the page. */
function startedWith(answer: () => Promise<number>) {
  let missed = 0;
  watchMissedParts(() => {
    missed += 1;
  });
  const worker: RpcWorker<Request<Sum>, Sum> = {
    onmessage: null,
    onmessageerror: null,
    onerror: null,
    terminate: () => {},
    postMessage: (message) => void server.receive(message),
  };
  const server = new RpcServer<Sum>(
    (data) => worker.onmessage?.(new MessageEvent("message", { data })),
    answer,
  );
  const client = new RpcClient<Sum>(worker, () => new Error("crash"));
  return { worker, client, missed: () => missed };
}

test("a part that a worker cannot load is a failed part of the page", async () => {
  const load = () => partOf(Promise.reject(new TypeError("Failed to fetch")));
  const { client, missed } = startedWith(load);
  const error = await client.ask("sum", { of: [] }).catch((reason) => reason);
  expect([isFailedPart(error), String(error)]).toEqual([true, "Error: TypeError: Failed to fetch"]);
  expect(missed()).toBe(0);
  missPart(error);
  expect(missed()).toBe(1);
  const other = startedWith(() => Promise.reject(new TypeError("No such sum")));
  expect(isFailedPart(await other.client.ask("sum", { of: [] }).catch((reason) => reason))).toBe(
    false,
  );
});

test("a worker whose script is missing is a missed part, one that fails is not", () => {
  const { worker, client, missed } = startedWith(async () => 1);
  worker.onerror?.(
    Object.assign(new Event("error"), { message: "x is not defined" }) as ErrorEvent,
  );
  expect([client.isEnded, missed()]).toEqual([true, 0]);
  worker.onerror?.(new Event("error") as ErrorEvent);
  expect(missed()).toBe(1);
});
