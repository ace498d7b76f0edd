import { expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { get, testGateway } from "./testing.ts";

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
    expect(problemSchema.parse(await response.json()).code).toBe("no-longer-available");
  },
);

test.each(["nothing was imported", "n", "null and void\nnull"])(
  "a text that begins like null is a log: '%s'",
  async (text) => {
    const { gateway } = answering(text, "text/plain");
    expect(await (await get(gateway, path)).json()).toBe(text);
  },
);
