import { connect } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { listen } from "./serve.ts";

test("requests sent ahead on a connection are answered one after the other", async () => {
  let current = 0;
  let highest = 0;
  const running = await listen(
    async (_, target) => {
      current += 1;
      highest = Math.max(highest, current);
      for (let turn = 0; turn < 10; turn += 1) await nextTurn();
      current -= 1;
      return new Response(`[${target}]`);
    },
    "127.0.0.1",
    0,
  );
  const { port } = new URL(running.address);
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), "127.0.0.1");
    let text = "";
    socket.setEncoding("latin1").on("error", reject);
    socket.on("close", () => resolve(text));
    socket.on("data", (piece) => {
      text += piece;
    });
    const ahead = [1, 2, 3, 4].map((n) => `GET /${n} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    socket.write(
      `${ahead.join("")}GET /5 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
  });
  await running.stop(1000);
  expect(answer.match(/\[\/\d\]/g)).toEqual(["[/1]", "[/2]", "[/3]", "[/4]", "[/5]"]);
  expect(highest).toBe(1);
});
