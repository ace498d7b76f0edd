import { describe, expect, test } from "vitest";
import { stopDate } from "#gateway/testing/clock.ts";
import { canary, emptyList, get, json, testGateway } from "#gateway/testing/gateway.ts";

const pass = stopDate();

const notes = (lines: readonly string[]) =>
  lines.map((line) => JSON.parse(line)).flatMap(({ message }) => (message ? [message] : []));

async function readyz(gateway: Parameters<typeof get>[0]) {
  const response = await get(gateway, "/readyz");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return { http: response.status, ...(await response.json()) };
}

describe("/readyz", () => {
  test("sends one request with our credentials for all monitors", async () => {
    const { gateway, requests } = testGateway(async () => json(emptyList));
    expect(await readyz(gateway)).toEqual({ http: 200, status: "ready" });
    expect(await readyz(gateway)).toEqual({ http: 200, status: "ready" });
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(["?limit=1"]);
    expect(requests[0]?.headers.get("Authorization")).toMatch(/^Basic /);
    pass(11);
    await readyz(gateway);
    expect(requests).toHaveLength(2);
  });

  test("explains the problem", async () => {
    let isAway = false;
    const { gateway } = testGateway(async () =>
      isAway ? Promise.reject(new TypeError(canary)) : json(emptyList),
    );
    expect(await readyz(gateway)).toMatchObject({ http: 200 });
    isAway = true;
    pass(11);
    const away = await readyz(gateway);
    expect(away).toMatchObject({ http: 503, status: "not ready", code: "upstream-unavailable" });
    expect(JSON.stringify(away)).not.toContain(canary);
  });
});

describe("a hint", () => {
  const rejecting = (status: number, isRejected: (url: URL) => boolean) =>
    testGateway(async ({ url }) =>
      isRejected(new URL(url)) ? new Response(canary, { status }) : json(emptyList),
    );

  test.each([
    [401, "upstream-credentials", /set COUNTING_API_CLIENT_ID and COUNTING_API_CLIENT_SECRET/],
    [403, "upstream-credentials", /set COUNTING_API_CLIENT_ID and COUNTING_API_CLIENT_SECRET/],
    [400, "upstream-rejected", /set COUNTING_API_QUERY to .* COUNTING_API_WAREHOUSE_BY/],
    [422, "upstream-rejected", /set COUNTING_API_QUERY to .* COUNTING_API_WAREHOUSE_BY/],
    [308, "upstream-redirect", /set COUNTING_API_URL/],
  ])("says in one sentence what to set when the API answers %i", async (status, code, sentence) => {
    const { gateway, lines } = rejecting(status, () => true);
    const { warnings, ...said } = await readyz(gateway);
    expect(said).toMatchObject({ http: 503, code });
    expect(warnings).toEqual([expect.stringMatching(sentence)]);
    expect(warnings[0]).toContain(`(status ${status})`);
    expect(warnings[0].match(/[.!?](\s|$)/g)).toHaveLength(1);
    pass(60);
    await readyz(gateway);
    // Once, however often it happens.
    expect(notes(lines)).toEqual(warnings);
    expect(lines.join()).not.toContain(canary);
  });

  test("about parameters outlasts answers that use none of them", async () => {
    const { gateway, lines } = rejecting(422, ({ searchParams }) => searchParams.has("warehouse"));
    await get(gateway, "/api/v1/countings?warehouse=7");
    for (let n = 0; n < 3; n += 1) {
      pass(11);
      const said = await readyz(gateway);
      expect(said).toMatchObject({
        http: 200,
        warnings: [expect.stringContaining("(status 422)")],
      });
      await get(gateway, "/api/v1/countings?warehouse=8");
    }
    expect(notes(lines)).toHaveLength(1);
  });

  test("is removed when it no longer applies, which a line says, and logged again when it does", async () => {
    let status = 401;
    const { gateway, lines } = testGateway(async () =>
      status === 200 ? json(emptyList) : new Response(null, { status }),
    );
    for (const next of [401, 200, 401]) {
      status = next;
      pass(11);
      const { warnings = [] } = await readyz(gateway);
      expect(warnings).toHaveLength(next === 200 ? 0 : 1);
    }
    expect(notes(lines)).toEqual([
      expect.stringContaining("refused the credentials"),
      "The API answers again.",
      expect.stringContaining("refused the credentials"),
    ]);
  });

  const page = (body: string | null, init: ResponseInit & { type?: string; ways?: string }) => () =>
    new Response(body, {
      ...init,
      headers: {
        "Content-Type": init.type ?? "text/html",
        ...(init.ways && { "WWW-Authenticate": init.ways }),
      },
    });
  test.each([
    [
      "a wrong path",
      404,
      page("<p>nothing", { status: 404 }),
      /address \(status 404\): .*COUNTING_API_URL.*path/,
    ],
    ["a web page", 200, page("<p>welcome", {}), /web page instead of JSON: .*COUNTING_API_URL/],
    ["foreign JSON", 200, () => json({ hello: "world" }), /not the JSON.*: .*COUNTING_API_URL/],
    [
      "foreign text",
      200,
      page("hello", { type: "text/plain" }),
      /media type.*: .*COUNTING_API_URL/,
    ],
    ["no body", 204, page(null, { status: 204 }), /status 204 instead of 200.*COUNTING_API_URL/],
    [
      "nothing changed",
      304,
      page(null, { status: 304 }),
      /nothing has changed.*\(status 304\): .*cache/,
    ],
    ["a failure", 503, page("<p>busy", { status: 503 }), /failed \(status 503\)/],
    ["a limit", 429, page("{}", { status: 429 }), /limits.*\(status 429\).*POLL_SECONDS/],
    [
      "another method",
      405,
      page("{}", { status: 405 }),
      /rejected the list \(status 405\).*COUNTING_API_URL/,
    ],
    [
      "a web server that wants TLS",
      400,
      page("<h1>The plain HTTP request was sent to HTTPS port</h1>", { status: 400 }),
      /speaks TLS.*write https: in COUNTING_API_URL/,
    ],
    [
      "a web server that wants a certificate",
      400,
      page("<h1>No required SSL certificate was sent</h1>", { status: 400 }),
      /asks for a certificate.*COUNTING_API_CLIENT_CERT_FILE/,
    ],
    [
      "a web server that forbids a connection without certificate",
      403,
      page("<h1>No required SSL certificate was sent</h1>", { status: 403 }),
      /asks for a certificate.*COUNTING_API_CLIENT_CERT_FILE/,
    ],
    [
      "an API that speaks only Windows' ways to sign in",
      401,
      page("<p>hello", { status: 401, ways: "Negotiate, NTLM" }),
      /\(status 401\), because it accepts only NTLM and Negotiate/,
    ],
    [
      "an API that wants a token",
      401,
      page("{}", { status: 401, ways: 'Bearer realm="hello"' }),
      /accepts only Bearer/,
    ],
    [
      "an API that refuses credentials of the right way",
      401,
      page("{}", { status: 401, ways: 'Bearer, Basic realm="a"' }),
      /set COUNTING_API_CLIENT_ID/,
    ],
  ])("names the cause of %s", async (_name, _status, answer, sentence) => {
    const { gateway, lines } = testGateway(async () => answer());
    const { warnings, http } = await readyz(gateway);
    expect(http).toBe(503);
    expect(warnings).toEqual([expect.stringMatching(sentence)]);
    expect(notes(lines)).toEqual(warnings);
    expect(warnings[0]).not.toContain("hello");
  });

  test("is not given for an id that the API does not take", async () => {
    const { gateway, lines } = rejecting(400, () => true);
    await get(gateway, "/api/v1/countings/odd");
    expect(notes(lines)).toEqual([]);
  });
});
