import * as v from "valibot";
import { expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { get, testGateway } from "#gateway/testing/gateway.ts";

const path = "/api/v1/products/imports/7/error-log";

const answering = (text: string, type: string) =>
  testGateway(async () => {
    const headers: HeadersInit = type === "" ? {} : { "Content-Type": type };
    return new Response(new TextEncoder().encode(text), { headers });
  });

test.each(["application/json", "text/plain", ""])(
  "a log of null sent as '%s' is no longer available",
  async (type) => {
    const { gateway } = answering(" null\n", type);
    const response = await get(gateway, path);
    expect(response.status).toBe(404);
    expect(v.parse(problemSchema, await response.json()).code).toBe("no-longer-available");
  },
);

test.each(["nothing was imported", "n", "null and void\nnull"])(
  "a text that begins like null is a log: '%s'",
  async (text) => {
    const { gateway } = answering(text, "text/plain");
    expect(await (await get(gateway, path)).json()).toBe(text);
  },
);

test.each([
  ['"line 1\\nline \\u00e9 \\"2\\""', 'line 1\nline é "2"'],
  ['\ufeff "line 1"\r\n', "line 1"],
  ['"line 1" and more', '"line 1" and more'],
  ['"line 1\nline 2"', '"line 1\nline 2"'],
  ['"C:\\temp"', "C:\temp"],
  ['"C:\\data"', '"C:\\data"'],
  ['"\\u00zz"', '"\\u00zz"'],
  ['"line 1', '"line 1'],
  ['"a" "b"', '"a" "b"'],
])("a text that may be JSON is detected: %j", async (sent, log) => {
  for (const type of ["text/plain", ""]) {
    const { gateway } = answering(sent, type);
    expect(await (await get(gateway, path)).json()).toBe(log);
  }
});
