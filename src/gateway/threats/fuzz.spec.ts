import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { get, testGateway } from "#gateway/testing/gateway.ts";
import { anyCharacter } from "#testing/any-character.ts";

/** A fixed seed, so that every run uses the same inputs. */
const seed = { seed: 7, numRuns: 150 };

/** Generous for a busy machine, in milliseconds. */
const timeout = 60_000;

const bytes = fc.uint8Array({ maxLength: 200 });
const part = fc.constantFrom(
  "..",
  "%2e",
  "%2f",
  "%00",
  "%",
  "\\",
  "#",
  "?",
  "&",
  "=",
  "//",
  "é",
  "*",
);
const route = fc.constantFrom(
  "/api/v1/countings",
  "/api/v1/countings/a",
  "/api/v1/countings/incident_types",
  "/api/v1/products/imports/7/error-log",
  "/readyz",
  "/",
);
const target = fc
  .tuple(
    route,
    fc.array(fc.oneof(part, fc.string({ unit: anyCharacter, maxLength: 8 })), { maxLength: 6 }),
  )
  .map(([start, rest]) => start + rest.join(""));
const method = fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "OPTIONS", "PURGE");
const headerValue = fc.string({ maxLength: 30 }).map((text) => text.replaceAll(/[^ -~]/g, "x"));
const headers = fc.dictionary(
  fc.constantFrom("Accept-Encoding", "If-None-Match", "Accept", "Range", "X-Forwarded-Proto"),
  headerValue,
);

const body = fc.oneof(
  bytes,
  fc.json().map((text) => new TextEncoder().encode(text)),
  fc
    .constantFrom(
      '{"items":[{}],"meta":{"total":1}}',
      '{"id":"a","products":[]}',
      '"log"',
      "[]",
      "",
    )
    .map((text) => new TextEncoder().encode(text)),
);
const answer = fc.record({
  status: fc.constantFrom(
    200,
    200,
    200,
    200,
    201,
    206,
    301,
    400,
    401,
    404,
    418,
    429,
    500,
    503,
    599,
  ),
  type: fc.constantFrom(
    "application/json",
    "application/json; charset=utf-16",
    "text/plain",
    "x",
    "",
  ),
  etag: headerValue,
  retryAfter: headerValue,
  body,
  cut: fc.option(fc.nat(200)),
});

/** Reads an answer to its end or to a proper break; anything else fails. */
async function sound(response: Response): Promise<void> {
  expect(response.status).toBeGreaterThanOrEqual(200);
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  const type = response.headers.get("Content-Type") ?? "";
  const text = await response.text().catch(() => "");
  if (type === "application/problem+json" && text !== "") {
    expect(v.parse(problemSchema, JSON.parse(text)).status).toBe(response.status);
  }
}

describe("crash by input", () => {
  test("every request is answered", { timeout }, async () => {
    const { gateway, lines } = testGateway(async () => Response.json({ id: "a" }));
    await fc.assert(
      fc.asyncProperty(target, method, headers, async (requests, how, sent) => {
        await sound(await get(gateway, requests, { method: how, headers: sent }));
      }),
      seed,
    );
    expect(lines.filter((line) => line.includes("Unexpected"))).toEqual([]);
  });

  test("every answer of the API is handled", { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(route, answer, async (requests, made) => {
        const { gateway, lines } = testGateway(async () => {
          const stream = new ReadableStream<Uint8Array>({
            start(controller) {
              controller.enqueue(made.cut === null ? made.body : made.body.subarray(0, made.cut));
              if (made.cut === null) controller.close();
              else controller.error(new Error("reset"));
            },
          });
          return new Response(stream, {
            status: made.status,
            headers: { "Content-Type": made.type, ETag: made.etag, "Retry-After": made.retryAfter },
          });
        });
        for (const _ of [1, 2]) await sound(await get(gateway, requests));
        expect(lines.filter((line) => line.includes("Unexpected"))).toEqual([]);
      }),
      seed,
    );
  });
});
