import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, connect } from "node:net";
import type { TLSSocket } from "node:tls";
import { generate } from "selfsigned";
import { expect, test } from "./fixtures.ts";

/** A certificate authority, a certificate of `api.test` and `::1`, and one for the gateway with its key. */
async function certificates() {
  const authority = await generate([{ name: "commonName", value: "Test authority" }], {
    keyType: "ec",
    algorithm: "sha256",
    extensions: [
      { name: "basicConstraints", cA: true, critical: true },
      { name: "keyUsage", keyCertSign: true, critical: true },
    ],
  });
  const signed = (name: string) =>
    generate([{ name: "commonName", value: name }], {
      keyType: "ec",
      algorithm: "sha256",
      ca: { key: authority.private, cert: authority.cert },
      extensions: [
        { name: "extKeyUsage", serverAuth: true, clientAuth: true },
        {
          name: "subjectAltName",
          altNames: [
            { type: 2, value: name },
            { type: 7, ip: "::1" },
          ],
        },
      ],
    });
  const [server, client] = await Promise.all([signed("api.test"), signed("countboard.test")]);
  return {
    authority: authority.cert,
    server,
    client: `${client.cert}\n${client.private}`,
  };
}

async function listen(server: Server, host: string): Promise<number> {
  server.listen(0, host);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** A proxy that reaches `api.test` at the given port of this machine, and wants credentials. */
function createProxy(apiPort: number, opened: string[]): Server {
  const credentials = `Basic ${Buffer.from("user:pass word").toString("base64")}`;
  return createServer((_, response) => response.writeHead(405).end()).on(
    "connect",
    ({ url = "", headers }, socket) => {
      opened.push(url);
      socket.on("error", () => {});
      if (headers["proxy-authorization"] !== credentials) {
        socket.end("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n");
        return;
      }
      const api = connect(apiPort, "::1", () => {
        socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
        api.pipe(socket).pipe(api);
      });
      api.on("error", () => socket.destroy());
    },
  );
}

test("reaches an API behind a proxy, a private authority and a client certificate, over IPv6", async ({
  start,
}, info) => {
  const { authority, server, client } = await certificates();
  const authorityFile = info.outputPath("authority.pem");
  const clientFile = info.outputPath("client.pem");
  await writeFile(authorityFile, authority);
  await writeFile(clientFile, client);
  const callers: string[] = [];
  const api = createSecureServer(
    { cert: server.cert, key: server.private, ca: authority, requestCert: true },
    ({ socket }, response) => {
      callers.push(`${(socket as TLSSocket).getPeerCertificate().subject.CN}`);
      response.setHeader("Content-Type", "application/json");
      response.end('{"items":[],"meta":{"total":0}}');
    },
  );
  const apiPort = await listen(api, "::1");
  const opened: string[] = [];
  const proxy = createProxy(apiPort, opened);
  const proxyPort = await listen(proxy, "127.0.0.1");
  const settings = {
    HOST: "::1",
    NODE_EXTRA_CA_CERTS: authorityFile,
    COUNTING_API_CLIENT_ID: "demo",
    COUNTING_API_CLIENT_SECRET: "demo",
    COUNTING_API_CLIENT_CERT_FILE: clientFile,
    CACHE_SECONDS: "1",
  };
  const behindProxy = { ...settings, COUNTING_API_URL: `https://api.test:${apiPort}` };
  const list = (address: string) => fetch(`${address}/api/v1/countings`);
  try {
    await test.step("through the proxy, with its credentials", async () => {
      const gateway = await start.gateway({
        ...behindProxy,
        HTTPS_PROXY: `http://user:pass%20word@127.0.0.1:${proxyPort}`,
      });
      const answer = await list(gateway.address);
      expect(await answer.json()).toMatchObject({ items: [] });
      expect(new Set(opened)).toEqual(new Set([`api.test:${apiPort}`]));
      expect(new Set(callers)).toEqual(new Set(["countboard.test"]));
      expect(gateway.output()).toContain(
        `Figures from api.test:${apiPort}, through 127.0.0.1:${proxyPort}`,
      );
      expect(gateway.output()).not.toContain("pass");
    });
    await test.step("names the setting to change when the proxy refuses", async () => {
      const gateway = await start.gateway({
        ...behindProxy,
        HTTPS_PROXY: `http://127.0.0.1:${proxyPort}`,
      });
      const answer = await list(gateway.address);
      expect(answer.status).toBe(503);
      expect(await answer.json()).toMatchObject({ code: "upstream-unavailable" });
      await expect.poll(() => gateway.output()).toMatch(/status 407.*HTTPS_PROXY/);
    });
    await test.step("names the setting to change at its start, with an unknown authority", async () => {
      const { NODE_EXTRA_CA_CERTS: _, ...unknown } = settings;
      const url = { COUNTING_API_URL: `https://[::1]:${apiPort}` };
      const gateway = await start.gateway({ ...unknown, ...url });
      await expect.poll(() => gateway.output()).toContain("The API gives no figures yet");
      expect(gateway.output()).toMatch(/authority that is not known.*NODE_EXTRA_CA_CERTS/);
    });
    await test.step("without the proxy where NO_PROXY names the host", async () => {
      callers.length = 0;
      opened.length = 0;
      const gateway = await start.gateway({
        ...settings,
        COUNTING_API_URL: `https://[::1]:${apiPort}`,
        HTTPS_PROXY: `http://127.0.0.1:${proxyPort}`,
        NO_PROXY: "[::1]",
      });
      expect((await list(gateway.address)).status).toBe(200);
      expect(opened).toEqual([]);
      expect(new Set(callers)).toEqual(new Set(["countboard.test"]));
    });
  } finally {
    for (const one of [api, proxy]) {
      one.close();
      one.closeAllConnections();
    }
  }
});
