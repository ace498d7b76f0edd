import * as v from "valibot";
import { afterEach, describe, expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { bodyOf, emptyList, get, json, testGateway } from "#gateway/testing/gateway.ts";
import { gatewayTo, serve, stopServers } from "#gateway/testing/servers.ts";

const list = "/api/v1/countings";
const detail = "/api/v1/countings/a";

afterEach(stopServers);

describe("huge, slow or endless answers", () => {
  test("a dripping answer ends at the timeout", async () => {
    const { gateway } = testGateway(
      async () => {
        let timer: NodeJS.Timeout;
        const drip = new ReadableStream<Uint8Array>({
          start(controller) {
            controller.enqueue(new TextEncoder().encode('{"items":['));
            timer = setInterval(() => controller.enqueue(new TextEncoder().encode(" ")), 5);
          },
          cancel: () => clearInterval(timer),
        });
        return new Response(drip, { headers: { "Content-Type": "application/json" } });
      },
      { upstreamTimeoutSeconds: 0.1 },
    );
    const problem = v.parse(problemSchema, await (await get(gateway, list)).json());
    expect([problem.status, problem.code]).toEqual([504, "upstream-timeout"]);
  });

  test("an endless answer ends at the size limit with a problem, with or without a length", async () => {
    const url = await serve((_incoming, outgoing) => {
      outgoing.writeHead(200, { "Content-Type": "application/json" });
      const flood = () => {
        while (!outgoing.destroyed && outgoing.write(Buffer.alloc(100_000, "[1],")));
      };
      outgoing.write('{"items":[');
      outgoing.on("drain", flood);
      flood();
    });
    for (const target of [list, detail]) {
      const response = await get(gatewayTo(url, { maxBodyBytes: 100_000 }), target);
      const problem = v.parse(problemSchema, await response.json());
      expect([problem.status, problem.code]).toEqual([502, "upstream-too-large"]);
    }
  });

  test("a viewer that does not read blocks no other", async () => {
    const answer = async () =>
      new Response(bodyOf(['{"id":"', ..."x".repeat(400).split(""), '"}']), {
        headers: { "Content-Type": "application/json" },
      });
    const { gateway } = testGateway(answer, { upstreamConcurrency: 1 });
    const idle = await get(gateway, detail);
    expect((await get(gateway, "/api/v1/countings/b")).status).toBe(200);
    await idle.body?.cancel();
  });
});

describe("web cache deception", () => {
  test.each([
    "/api/x.css",
    "/api/v1/countings.css",
    "/api/v1/countings/a/x.css",
    "/api/v1/countings/incident_types/x.js",
    "/api/settings/x.css",
    "/assets/x.css",
    "/metrics/x.css",
    "/readyz/x.css",
  ])("%s is nothing", async (target) => {
    const { gateway, requests } = testGateway(async () => json(emptyList));
    const response = await get(gateway, target);
    expect(response.status).toBe(404);
    expect(requests).toHaveLength(0);
  });

  test("no answer of the API may be stored by shared caches", async () => {
    const { gateway } = testGateway(async () => json({ id: "a.css" }));
    for (const target of ["/api/v1/countings/a.css", list, "/api/nothing", "/readyz", "/metrics"]) {
      expect((await get(gateway, target)).headers.get("Cache-Control") ?? "no-store").toBe(
        "no-store",
      );
    }
  });
});

describe("an encoding that the API names", () => {
  test.each([list, detail])("is understood: %s", async (target) => {
    const { gateway } = testGateway(async () => {
      const body = target === detail ? '{"id":"ü"}' : '{"items":["ü"],"meta":{"total":1}}';
      return new Response(Buffer.from(body, "latin1"), {
        headers: { "Content-Type": "application/json; charset=ISO-8859-1" },
      });
    });
    expect(await (await get(gateway, target)).text()).toContain('"ü"');
  });

  test.each(["utf-8", "no-such-charset"])("%s is UTF-8", async (charset) => {
    const { gateway } = testGateway(
      async () =>
        new Response('{"id":"ü"}', {
          headers: { "Content-Type": `application/json; charset=${charset}` },
        }),
    );
    expect(await (await get(gateway, detail)).json()).toEqual({ id: "ü" });
  });
});
