import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { ProblemError } from "#gateway/http/problem.ts";
import {
  accessGateway,
  createShare,
  getAs,
  openLink,
  sessionCookie,
} from "#gateway/testing/access.ts";
import { codeOf, get, testConfig } from "#gateway/testing/gateway.ts";
import { gatewayTo, serve, stopServers } from "#gateway/testing/servers.ts";
import { strainOf } from "#gateway/testing/silence.ts";
import { createNodeFetch } from "#gateway/upstream/node-fetch.ts";

const list = "/api/v1/countings";
const types = "/api/v1/countings/incident_types";
const log = "/api/v1/products/imports/7/error-log";

const megabyte = 1_000_000;
const maxBodyBytes = 256 * megabyte;

/** Maximum time that others wait, in milliseconds, and maximum memory of an answer, in bytes. */
const limits = { silence: 50, growth: 50 * megabyte };

afterEach(stopServers);

/** An API that sends the same bytes to every request. */
function sending(type: string, ...parts: readonly Uint8Array[]) {
  return serve((_incoming, outgoing) => {
    outgoing.writeHead(200, { "Content-Type": type, "Content-Encoding": "gzip" });
    for (const part of parts) outgoing.write(part);
    outgoing.end();
  });
}

const compressed = (text: string) => gzipSync(text, { level: 1 });

/** The status and the problem, before or within the body. */
async function outcome({ status, body }: Response): Promise<string> {
  if (status !== 200) return codeOf(new Response(body, { status }));
  try {
    for await (const _ of body ?? []);
    return "200";
  } catch (error) {
    return error instanceof ProblemError ? `502 ${error.problem.code}` : String(error);
  }
}

async function strainBy(ask: () => Promise<Response>) {
  const outcomes = new Set<string>();
  const strain = await strainOf(async () => outcomes.add(await outcome(await ask())), limits);
  return { ...strain, outcomes: [...outcomes].join(", ") };
}

/** Requests a body that the API sends compressed. */
async function strainAt(target: string, type: string, ...parts: readonly Uint8Array[]) {
  const url = await sending(type, ...parts);
  return strainBy(() => get(gatewayTo(url, { maxBodyBytes }), target));
}

/** Requests with hidden costs, so that every line is parsed. */
async function strainRedacted(text: string) {
  const baseUrl = await sending("application/json", compressed(text));
  const changes = { upstream: { ...testConfig().upstream, baseUrl }, maxBodyBytes };
  const { gateway } = accessGateway({ upstream: createNodeFetch(), changes });
  const shared = await createShare(gateway, sessionCookie(), { hides: ["costs"] });
  const cookie = await openLink(gateway, shared);
  let round = 0;
  return strainBy(() => getAs(gateway, `/api/v1/countings/${round++}`, cookie));
}

test.each([
  [list, '{"meta":{"total":1},"items":[', "{},", "{}]}"],
  [types, "[", '{"name":""},', "{}]"],
])("100 million items end at once: %s", async (target, start, item, end) => {
  const bomb = gzipSync(item.repeat(1_000_000));
  const bombs = Array.from({ length: 100 }, () => bomb);
  const { outcomes, silence, growth } = await strainAt(
    target,
    "application/json",
    compressed(start),
    ...bombs,
    compressed(end),
  );
  expect(outcomes).toBe("502 upstream-too-large");
  expect(silence).toBeLessThan(limits.silence);
  expect(growth).toBeLessThan(limits.growth);
});

describe("compressed bytes that inflate to nothing", () => {
  const nothing = gzipSync("");

  /** An API that sends a start and then repeats a piece without end. */
  const endless = (start: string, piece: Uint8Array) =>
    serve((_incoming, outgoing) => {
      outgoing.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" });
      outgoing.write(compressed(start));
      const go = () => {
        while (!outgoing.destroyed && outgoing.write(piece));
      };
      outgoing.on("drain", go);
      go();
    });

  test.each([
    ["/api/v1/countings/a", ""],
    ["/api/v1/countings/a", '{"id":"a",'],
    [list, ""],
    [list, '{"items":['],
  ])("end the transfer at the limit: %s after %j", async (target, start) => {
    const url = await endless(start, Buffer.concat(Array(3000).fill(nothing)));
    const changes = { maxBodyBytes: 8 * megabyte, upstreamTimeoutSeconds: 60 };
    const { outcomes, growth } = await strainBy(() => get(gatewayTo(url, changes), target));
    expect(outcomes).toBe(tooLarge);
    expect(growth).toBeLessThan(1.5 * 8 * megabyte + limits.growth);
  });
});

/** Distinct keys, so that each takes memory. */
const keys = (count: number) =>
  `{${Array.from({ length: count }, (_, n) => `"k${n * 7919}":0`).join()}}`;

const tooLarge = "502 upstream-too-large";

describe("an expensive value does not block the event loop", () => {
  const values: readonly (readonly [string, () => string])[] = [
    ["500,000 keys", () => keys(500_000)],
    ["3 million nested lists", () => "[".repeat(3_000_000) + "]".repeat(3_000_000)],
    ["a text of 7 MB", () => `"${"x".repeat(7 * megabyte)}"`],
    ["3 million numbers", () => `[${"0,".repeat(3_000_000)}0]`],
  ];
  const within = (text: string): readonly (readonly [string, string])[] => [
    [list, `{"items":[${text}],"meta":{"total":1}}`],
    [list, `{"items":[],"meta":{"total":1,"links":${text}}}`],
    [types, `[${text}]`],
  ];

  test.each(values)("%s", async (_name, text) => {
    for (const [target, body] of within(text())) {
      const { outcomes, silence } = await strainAt(target, "application/json", compressed(body));
      expect(outcomes).toBe(tooLarge);
      expect(silence).toBeLessThan(limits.silence);
    }
    const { outcomes, silence } = await strainRedacted(`{"products":[${text()}]}`);
    expect(outcomes).toBe(tooLarge);
    expect(silence).toBeLessThan(limits.silence);
  });

  test("half a million members", async () => {
    const members = keys(500_000);
    for (const ask of [
      () => strainAt(list, "application/json", compressed(members)),
      () => strainRedacted(members),
    ]) {
      const { outcomes, silence } = await ask();
      expect(outcomes).toBe(tooLarge);
      expect(silence).toBeLessThan(limits.silence);
    }
  });
});

describe("the largest accepted answers do not block the event loop", () => {
  test("a list of large countings", async () => {
    const items = Array.from({ length: 10 }, () => keys(9000)).join();
    const body = compressed(`{"items":[${items}],"meta":{"total":1}}`);
    const { outcomes, silence } = await strainAt(list, "application/json", body);
    expect(outcomes).toBe("200");
    expect(silence).toBeLessThan(limits.silence);
  });

  test("a counting of many lines, for a viewer without costs", async () => {
    const { outcomes, silence } = await strainRedacted(`{"products":[${"{},".repeat(200_000)}{}]}`);
    expect(outcomes).toBe("200");
    expect(silence).toBeLessThan(limits.silence);
  });

  test.each([
    ["text/plain", '"', '"'],
    ["text/plain", '"', ""],
    ["text/plain", "null", ""],
    ["application/json", '"', '"'],
  ])("a large log, %s that begins with %s and ends with %s", async (type, start, end) => {
    const fill = start === "null" ? " " : "\\u00e9";
    const text = `${start}${fill.repeat((10 * megabyte) / fill.length)}${end}`;
    const { outcomes, silence } = await strainAt(log, type, compressed(text));
    expect(outcomes).toBe(start === "null" ? "404 no-longer-available" : "200");
    expect(silence).toBeLessThan(limits.silence);
  });
});
