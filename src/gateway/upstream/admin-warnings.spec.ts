import { expect, test } from "vitest";
import { createAdminWarnings } from "./admin-warnings.ts";
import { ProxyRefusal } from "./proxy-refusal.ts";

test("names the setting once when the proxy refuses, until the API answers", () => {
  const logged: string[] = [];
  const warnings = createAdminWarnings((sentence) => logged.push(sentence));
  warnings.recordRefusal(new ProxyRefusal(407));
  warnings.recordRefusal(new ProxyRefusal(407));
  expect(logged).toEqual([expect.stringMatching(/407.*user and password.*HTTPS_PROXY/)]);
  expect(warnings.current()).toEqual(logged);
  warnings.record({ name: "counting", id: "a" });
  expect(warnings.current()).toEqual([]);
  warnings.recordRefusal(new ProxyRefusal(403));
  expect(logged[1]).toMatch(/403.*allow the API's host/);
});
