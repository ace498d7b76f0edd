import { expect, test } from "vitest";
import { type Reply, RpcServer } from "./rpc.ts";

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
