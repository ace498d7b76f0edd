import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./fixtures.ts";

/** An API that accepts one secret, and holds the counting `slow` back until it is released. */
async function startApi() {
  const state = { secret: "first-secret", release: () => {} };
  const released = new Promise<void>((resolve) => {
    state.release = resolve;
  });
  const server = createServer(async ({ url = "", headers }, response) => {
    const accepted = Buffer.from(`id:${state.secret}`).toString("base64");
    response.setHeader("Content-Type", "application/json");
    if (headers.authorization !== `Basic ${accepted}`) response.writeHead(401).end();
    else if (!url.includes("slow")) response.end('{"items":[],"meta":{"total":0}}');
    else {
      response.write('{"id":"slow"');
      await released;
      response.end("}");
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { state, server, address: `http://127.0.0.1:${port}` };
}

test("SIGHUP reads the settings again, and keeps them while new ones are wrong", async ({
  start,
}, info) => {
  const api = await startApi();
  const file = info.outputPath("settings");
  const secret = info.outputPath("secret");
  const settings = (more: string) =>
    writeFile(file, `COUNTING_API_URL=${api.address}\nCOUNTING_API_CLIENT_ID=id\n${more}`);
  await settings("CURRENCY=EUR\n");
  await writeFile(secret, "first-secret");
  const gateway = await start.gateway({
    SETTINGS_FILE: file,
    COUNTING_API_CLIENT_SECRET_FILE: secret,
    CACHE_SECONDS: "1",
  });
  const currency = async () =>
    (await (await fetch(`${gateway.address}/api/settings`)).json()).currency;
  const list = async () => (await fetch(`${gateway.address}/api/v1/countings`)).status;
  /** Sends the signal, and waits for the line about it. */
  const reload = async (line: RegExp) => {
    const before = gateway.output().length;
    process.kill(gateway.pid, "SIGHUP");
    await expect.poll(() => gateway.output().slice(before)).toMatch(line);
  };
  try {
    await expect.poll(() => gateway.output()).toContain("The API accepts the credentials.");
    expect([await currency(), await list()]).toEqual(["EUR", 200]);

    await test.step("a wrong setting", async () => {
      await settings("CURRENCY=money\nPOLL_SECONDS=x\n");
      await reload(
        /"level":"error","message":"The settings stay as they were\. POLL_SECONDS is .*CURRENCY is .*"/,
      );
      expect([await currency(), await list()]).toEqual(["EUR", 200]);
    });
    await test.step("another currency and secret, while a request is answered", async () => {
      const slow = await fetch(`${gateway.address}/api/v1/countings/slow`);
      await settings("CURRENCY=USD\n");
      api.state.secret = "second-secret";
      await writeFile(secret, "second-secret");
      await reload(/"message":"The settings were read again\."[\s\S]*"message":"Access: open\./);
      expect([await currency(), await list()]).toEqual(["USD", 200]);
      api.state.release();
      expect(await slow.json()).toEqual({ id: "slow" });
    });
    await test.step("a setting that is gone, and one for the next start", async () => {
      await settings("HOST=127.0.0.2\n");
      await reload(/The settings were read again\. HOST and PORT apply at the next start\./);
      expect(await currency()).toBeNull();
    });
    expect(gateway.output()).not.toMatch(/(first|second)-secret/);

    await test.step("access does not become open by a setting that is gone", async () => {
      const access = info.outputPath("access");
      const state = `STATE_DIR=${info.outputPath("state")}\n`;
      await writeFile(access, `${state}ACCESS=passcode\nACCESS_PASSCODE=viewers-pass\n`);
      const closed = await start.gateway({ SETTINGS_FILE: access });
      await writeFile(access, state);
      process.kill(closed.pid, "SIGHUP");
      await expect
        .poll(() => closed.output())
        .toMatch(/settings stay as they were\. ACCESS, ACCESS_PASSCODE are missing/);
      expect((await fetch(`${closed.address}/api/v1/countings`)).status).toBe(401);
    });
  } finally {
    api.state.release();
    api.server.closeAllConnections();
    api.server.close();
  }
});
