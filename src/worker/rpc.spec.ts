import { expect, test } from "vitest";
import { type Reply, type Request, RpcClient, RpcServer } from "./rpc.ts";

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
