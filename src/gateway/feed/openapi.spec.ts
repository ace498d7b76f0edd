import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as v from "valibot";
import { expect, test } from "vitest";
import { accessGateway, sessionCookie } from "#gateway/testing/access.ts";
import { get, json, testGateway } from "#gateway/testing/gateway.ts";
import { aCountedLine, aCounting } from "#testing/samples.ts";
import { openApi } from "./openapi.ts";

const operation = v.object({
  responses: v.object({
    "200": v.object({
      content: v.object({ "application/json": v.object({ schema: v.looseObject({}) }) }),
    }),
  }),
});

const described = openApi("", "countboard-session");

test("it is a valid description", async () => {
  const { valid, errors } = await new Validator().validate(
    structuredClone(described) as Record<string, unknown>,
  );
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test("it is sent to programs, below the base path", async () => {
  const { gateway } = accessGateway({ changes: { basePath: "/countboard" } });
  const path = "/countboard/openapi.json";
  expect((await get(gateway, path)).status).toBe(401);
  const headers = { Cookie: sessionCookie(), "Content-Type": "application/json" };
  const body = JSON.stringify({
    ...{ kind: "feed", name: "A", scope: { kind: "all" }, hides: [], seconds: 3600 },
  });
  const made = await get(gateway, "/countboard/api/shares", { method: "POST", headers, body });
  const { token } = await made.json();
  const answer = await get(gateway, path, { headers: { Authorization: `Bearer ${token}` } });
  const { servers, paths } = await answer.json();
  expect(servers).toEqual([{ url: "/countboard" }]);
  expect(Object.keys(paths)).toContain("/feed/countings/{id}/lines.csv");
});

test.each([
  "/feed/countings.json",
  "/feed/countings/{id}/figures.json",
  "/feed/countings/{id}/lines.json",
  "/api/v1/countings",
  "/api/v1/countings/{id}",
] as const)("the answer at %s is as described", async (path) => {
  const counting = aCounting({ id: "a" });
  const { gateway } = testGateway(async ({ url }) =>
    json(
      url.includes("countings/")
        ? { ...counting, products: [aCountedLine(8, -2)] }
        : { items: [counting], meta: { total: 1 } },
    ),
  );
  const schema = v.parse(
    v.object({ paths: v.object({ [path]: v.object({ get: operation }) }) }),
    described,
  ).paths[path]?.get.responses["200"].content["application/json"].schema;
  const isValid = new Ajv2020({ strict: false }).compile(schema ?? false);
  const answer = await get(gateway, path.replace("{id}", "a"));
  expect(isValid(await answer.json()), JSON.stringify(isValid.errors)).toBe(true);
});
