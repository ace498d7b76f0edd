import { expect, test } from "vitest";
import { createAdminWarnings } from "./admin-warnings.ts";
import { ProxyRefusal } from "./proxy-refusal.ts";

test("names the setting once when the proxy refuses, until the API answers", () => {
  const logged: string[] = [];
  const warnings = createAdminWarnings((sentence) => logged.push(sentence));
  warnings.recordUnreachable(new ProxyRefusal(407));
  warnings.recordUnreachable(new ProxyRefusal(407));
  expect(logged).toEqual([expect.stringMatching(/407.*user and password.*HTTPS_PROXY/)]);
  expect(warnings.current()).toEqual(logged);
  warnings.record({ name: "counting", id: "a" });
  expect(warnings.current()).toEqual([]);
  warnings.recordUnreachable(new ProxyRefusal(403));
  expect(logged[1]).toMatch(/403.*allow the API's host/);
});

test.each([
  ["ENOTFOUND", /host name is not known.*COUNTING_API_URL.*HTTPS_PROXY/],
  ["ECONNREFUSED", /does not answer.*COUNTING_API_URL/],
  ["SELF_SIGNED_CERT_IN_CHAIN", /authority that is not known.*NODE_EXTRA_CA_CERTS/],
  ["ERR_TLS_CERT_ALTNAME_INVALID", /not valid for its address.*COUNTING_API_URL/],
])("names the setting to look at when the connection fails with %s", (code, sentence) => {
  const logged: string[] = [];
  const warnings = createAdminWarnings((one) => logged.push(one));
  warnings.recordUnreachable(Object.assign(new Error("no connection"), { code }));
  expect(logged).toEqual([expect.stringMatching(sentence)]);
  expect(logged[0]).toContain(`(${code})`);
});

test("says nothing about a connection that ended for another reason", () => {
  const warnings = createAdminWarnings(() => {});
  for (const reason of [new Error("reset"), Object.assign(new Error(), { code: "ECONNRESET" })]) {
    warnings.recordUnreachable(reason);
  }
  expect(warnings.current()).toEqual([]);
});
