import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { Webhook } from "standardwebhooks";
import { afterEach, describe, expect, test } from "vitest";
import { serve, stopServers } from "#gateway/testing/servers.ts";
import { senderFor } from "./send.ts";
import type { MailTarget, WebhookTarget } from "./target.ts";
import { messageFor, someLetter } from "./testing/messages.ts";

const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const common = {
  name: "hook",
  language: "en",
  timeZone: null,
  getsCosts: false,
  getsNames: false,
  mayBePrivate: true,
} as const;
const { signal } = new AbortController();
const message = messageFor("hook", { id: "msg_1" });

const closing: (() => void)[] = [];
afterEach(() => {
  stopServers();
  for (const close of closing.splice(0)) close();
});

function hookAt(url: string): WebhookTarget {
  return { ...common, kind: "webhook", url: new URL(url), secret };
}

interface Parts {
  readonly proxy?: URL;
  readonly timeoutMs?: number;
}

function sendTo(target: WebhookTarget | MailTarget, { proxy, timeoutMs = 20_000 }: Parts = {}) {
  const send = senderFor(target, { proxyFor: () => proxy ?? null, now: Date.now, timeoutMs });
  return send(message, signal);
}

/** A server that records what it gets and answers with this status. */
async function receiver(status: number, headers: Readonly<Record<string, string>> = {}) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const url = await serve(async (request, response) => {
    let body = "";
    for await (const piece of request) body += String(piece);
    received.push({ headers: request.headers, body });
    response.writeHead(status, headers).end("Thank you.");
  });
  return { url, received };
}

describe("a webhook", () => {
  test("has a signature that the specification's library accepts", async () => {
    const { url, received } = await receiver(204);
    expect(await sendTo(hookAt(url))).toEqual({ kind: "delivered" });
    const [{ headers = {}, body = "" } = {}] = received;
    const known = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(known).toMatchObject({
      type: "countboard.raised",
      data: { counting: { id: "7" }, rule: "late" },
    });
    expect(headers["webhook-id"]).toBe("msg_1");
    const other = new Webhook(Buffer.alloc(32, 8).toString("base64"));
    expect(() => other.verify(body, headers as Record<string, string>)).toThrow();
    expect(() =>
      new Webhook(secret).verify(`${body} `, headers as Record<string, string>),
    ).toThrow();
  });

  test("does not follow a redirect", async () => {
    const other = await receiver(200);
    const { url } = await receiver(307, { Location: other.url });
    expect(await sendTo(hookAt(url))).toMatchObject({
      kind: "failed",
      error: expect.stringContaining("not followed"),
    });
    expect(other.received).toEqual([]);
  });

  test.each([
    [500, {}, "failed", null],
    [429, { "Retry-After": "60" }, "failed", 60_000],
    [401, {}, "failed", null],
    [400, {}, "refused", undefined],
    [410, {}, "refused", undefined],
  ] as const)("that gets %i with %o is %s", async (status, headers, kind, retryAfter) => {
    const { url } = await receiver(status, headers);
    const outcome = await sendTo(hookAt(url));
    expect(outcome).toMatchObject({ kind, error: expect.stringContaining(String(status)) });
    if (outcome.kind === "failed") expect(outcome.retryAfter).toBe(retryAfter);
  });

  test("that gets no answer fails in time", async () => {
    const url = await serve(() => {});
    expect(await sendTo(hookAt(url), { timeoutMs: 100 })).toEqual({
      kind: "failed",
      error: "The target did not answer in time.",
      retryAfter: null,
    });
  });

  test("to an endless answer ends with its header", async () => {
    const url = await serve((_, response) => {
      const pour = () => {
        while (response.write("x".repeat(65_536)));
      };
      response.on("drain", pour).writeHead(200);
      pour();
    });
    expect(await sendTo(hookAt(url))).toEqual({ kind: "delivered" });
  });

  test("to a port that nothing listens on fails", async () => {
    expect(await sendTo(hookAt("http://127.0.0.1:1/"))).toMatchObject({
      error: "The target refuses connections.",
    });
  });

  test.each(["http://127.0.0.1", "http://localhost", "http://[::1]"])(
    "reaches %s only if the file says so",
    async (host) => {
      const { url, received } = await receiver(200);
      const target = { ...hookAt(`${host}:${new URL(url).port}`), mayBePrivate: false };
      expect(await sendTo(target)).toMatchObject({ error: expect.stringContaining("private") });
      expect(received).toEqual([]);
    },
  );

  test("goes through the proxy", async () => {
    const { url, received } = await receiver(200);
    const asked: string[] = [];
    const proxy = createServer((client) => {
      client.once("data", (head) => {
        asked.push(String(head).split("\r\n", 1)[0] ?? "");
        const { port } = new URL(url);
        import("node:net").then(({ connect }) => {
          const onward = connect(Number(port), "127.0.0.1");
          client.write("HTTP/1.1 200 OK\r\n\r\n");
          client.pipe(onward).pipe(client);
        });
      });
    }).listen(0, "127.0.0.1");
    closing.push(() => proxy.close());
    await once(proxy, "listening");
    const { port } = proxy.address() as AddressInfo;
    const target = { ...hookAt("http://hooks.example.com/in"), mayBePrivate: false };
    const outcome = await sendTo(target, { proxy: new URL(`http://127.0.0.1:${port}`) });
    expect(outcome).toEqual({ kind: "delivered" });
    expect(asked).toEqual(["CONNECT hooks.example.com:80 HTTP/1.1"]);
    expect(received[0]?.headers.host).toBe("hooks.example.com");
  });
});

describe("a mail", () => {
  /** A real server of mail; returns its port and what it accepted. */
  async function mailServer(refuse?: { readonly recipient: number }) {
    const accepted: { to: readonly string[]; text: string }[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ["STARTTLS"],
      onAuth: ({ username, password }, _, callback) =>
        username === "countboard" && password === "right"
          ? callback(null, { user: username })
          : callback(new Error("No")),
      onRcptTo: (_, __, callback) =>
        callback(refuse && Object.assign(new Error("No"), { responseCode: refuse.recipient })),
      onData(stream, { envelope }, callback) {
        let text = "";
        stream.on("data", (piece) => {
          text += String(piece);
        });
        stream.on("end", () => {
          accepted.push({ to: envelope.rcptTo.map(({ address }) => address), text });
          callback();
        });
      },
    });
    const listening = server.listen(0, "127.0.0.1");
    closing.push(() => server.close());
    await once(listening, "listening");
    return { port: (listening.address() as AddressInfo).port, accepted };
  }
  function mailTo(port: number, changes: Partial<MailTarget["server"]> = {}): MailTarget {
    return {
      ...common,
      kind: "mail",
      server: { host: "127.0.0.1", port, security: "none", login: null, ...changes },
      from: "Countboard <countboard@example.com>",
      to: ["ops@example.com", "Lead <lead@example.com>"],
    };
  }

  test("reaches all recipients, with the id that every attempt has", async () => {
    const { port, accepted } = await mailServer();
    expect(await sendTo(mailTo(port))).toEqual({ kind: "delivered" });
    expect(accepted).toHaveLength(1);
    expect(accepted[0]?.to).toEqual(["ops@example.com", "lead@example.com"]);
    expect(accepted[0]?.text).toContain("Message-ID: <msg_1@countboard>");
    expect(accepted[0]?.text).toContain("Subject: Will be late: Valencia");
    expect(accepted[0]?.text).toContain("Auto-Submitted: auto-generated");
    expect(accepted[0]?.text).toContain("multipart/alternative");
  });

  test("has no further header or recipient of a warehouse's name", async () => {
    const { port, accepted } = await mailServer();
    const subject = "Late\r\nBcc: evil@example.com\r\n\r\nbody";
    const send = senderFor(mailTo(port), { proxyFor: () => null, now: Date.now });
    const evil = messageFor("mail", { letter: { ...someLetter, subject } });
    expect(await send(evil, signal)).toEqual({ kind: "delivered" });
    expect(accepted[0]?.to).toEqual(["ops@example.com", "lead@example.com"]);
    const [head = ""] = accepted[0]?.text.split("\r\n\r\n") ?? [];
    expect(head).not.toMatch(/^bcc:/im);
  });

  test("with a wrong password fails and is tried again", async () => {
    const { port, accepted } = await mailServer();
    const login = { user: "countboard", password: "wrong" };
    expect(await sendTo(mailTo(port, { login }))).toEqual({
      kind: "failed",
      error: "The mail server refuses the user or the password.",
      retryAfter: null,
    });
    const right = { user: "countboard", password: "right" };
    expect(await sendTo(mailTo(port, { login: right }))).toEqual({ kind: "delivered" });
    expect(accepted).toHaveLength(1);
  });

  test("to a recipient that does not exist is refused", async () => {
    const { port } = await mailServer({ recipient: 550 });
    expect(await sendTo(mailTo(port))).toMatchObject({ kind: "refused" });
  });

  test("is not sent without the encryption that it wants", async () => {
    const { port, accepted } = await mailServer();
    expect(await sendTo(mailTo(port, { security: "starttls" }))).toMatchObject({ kind: "failed" });
    expect(accepted).toEqual([]);
  });

  test("to a server that says nothing fails in time", async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    closing.push(() => silent.close());
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    expect(await sendTo(mailTo(port), { timeoutMs: 100 })).toMatchObject({
      error: "The target did not answer in time.",
    });
  });
});
