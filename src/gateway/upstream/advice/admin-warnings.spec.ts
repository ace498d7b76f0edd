import { expect, test } from "vitest";
import { ProblemError } from "#gateway/http/problem.ts";
import { testConfig } from "#gateway/testing/gateway.ts";
import { NoConnection, ProxyRefusal } from "#gateway/upstream/connection/no-connection.ts";
import { createAdminWarnings } from "./admin-warnings.ts";

const list = { name: "countings", query: "limit=1" } as const;
const detail = { name: "counting", id: "a" } as const;

function warningsOf(changes: Partial<ReturnType<typeof testConfig>["upstream"]> = {}) {
  const logged: string[] = [];
  const single: string[] = [];
  const warnings = createAdminWarnings(
    { ...testConfig().upstream, ...changes },
    {
      onWarning: (sentence) => logged.push(sentence),
      onRecovery: () => logged.push("recovered"),
      onSingleCause: (sentence) => single.push(sentence),
    },
  );
  return { warnings, logged, single };
}

const unavailable = (cause: unknown) => new ProblemError("upstream-unavailable", { cause });
const withCode = (code: string, message = "") => Object.assign(new Error(message), { code });

test("names the setting once when the proxy refuses, until the API answers", () => {
  const { warnings, logged } = warningsOf();
  warnings.record(detail, unavailable(new ProxyRefusal(407)));
  warnings.record(detail, unavailable(new ProxyRefusal(407)));
  expect(logged).toEqual([expect.stringMatching(/407.*user and password.*HTTPS_PROXY/)]);
  expect(warnings.current()).toEqual(logged);
  warnings.record(detail);
  expect(warnings.current()).toEqual([]);
  warnings.record(detail);
  expect(logged.slice(1)).toEqual(["recovered"]);
  warnings.record(detail, unavailable(new ProxyRefusal(403)));
  expect(logged[2]).toMatch(/403.*allow the API's host/);
});

test("gives each of several causes that alternate once", () => {
  const { warnings, logged } = warningsOf();
  for (const code of ["ECONNREFUSED", "ETIMEDOUT", "ECONNREFUSED", "ETIMEDOUT"]) {
    warnings.record(detail, unavailable(new NoConnection("API", withCode(code))));
  }
  expect(logged).toHaveLength(2);
});

test.each([
  [["NTLM"], /accepts only NTLM/],
  [["Negotiate", "NTLM"], /accepts only NTLM and Negotiate/],
  [["Digest"], /accepts only Digest/],
  [["<odd>"], /accepts only another scheme/],
  [["NTLM", "basic"], /user and password/],
  [[], /user and password/],
])("tells which ways to sign in to the proxy are not spoken: %s", (schemes, sentence) => {
  const { warnings, logged } = warningsOf();
  warnings.record(detail, unavailable(new ProxyRefusal(407, schemes)));
  expect(logged).toEqual([expect.stringMatching(sentence)]);
  expect(logged[0]).not.toContain("odd");
});

test("says that user and password are wrong which the proxy got", () => {
  for (const schemes of [[], ["Basic"]]) {
    const { warnings, logged } = warningsOf();
    warnings.record(detail, unavailable(new ProxyRefusal(407, schemes, true)));
    expect(logged).toEqual([expect.stringMatching(/user and password are wrong: .*HTTPS_PROXY/)]);
  }
});

const ssl = (reason: string) => `write EPROTO 80:error:0A00:SSL routines:ssl3_read:${reason}:../x`;

test.each([
  ["ENOTFOUND", "", /host name is not known.*COUNTING_API_URL.*HTTPS_PROXY/],
  ["EAI_NODATA", "", /host name is not known/],
  ["ECONNREFUSED", "", /does not answer.*COUNTING_API_URL/],
  ["EADDRNOTAVAIL", "", /does not answer.*COUNTING_API_URL/],
  ["ENETDOWN", "", /does not answer.*COUNTING_API_URL/],
  ["EMFILE", "", /open files/],
  ["SELF_SIGNED_CERT_IN_CHAIN", "", /authority that is not known.*NODE_EXTRA_CA_CERTS/],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "", /not valid for its address.*COUNTING_API_URL/],
  ["CERT_REVOKED", "", /not valid for its address.*COUNTING_API_URL/],
  ["EPROTO", ssl("wrong version number"), /does not speak TLS.*COUNTING_API_URL/],
  ["ERR_SSL_WRONG_VERSION_NUMBER", "", /does not speak TLS.*COUNTING_API_URL/],
  ["EPROTO", ssl("tlsv1 alert protocol version"), /no version of TLS/],
  ["EPROTO", ssl("sslv3 alert handshake failure"), /TLS handshake.*COUNTING_API_CLIENT_CERT_FILE/],
  ["ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED", "", /asks for a certificate.*CLIENT_CERT_FILE/],
  ["ERR_SSL_TLSV1_ALERT_UNKNOWN_CA", "", /asks for a certificate.*CLIENT_CERT_FILE/],
  ["ERR_SSL_SOMETHING_NEW", "", /TLS connection to the API failed/],
  ["ECONNRESET", "", /closed the connection.*COUNTING_API_URL.*CLIENT_CERT_FILE/],
  ["HPE_INVALID_TRANSFER_ENCODING", "", /does not speak HTTP properly.*COUNTING_API_URL/],
  ["ESOMETHINGNEW", "", /connection to the API failed.*COUNTING_API_URL/],
])(
  "names the setting to look at when the connection fails with %s %s",
  (code, message, sentence) => {
    const { warnings, logged } = warningsOf();
    warnings.record(detail, unavailable(new NoConnection("API", withCode(code, message))));
    expect(logged).toEqual([expect.stringMatching(sentence)]);
    expect(logged[0]).toContain(`(${code}`);
    expect(logged[0]?.match(/[.!?](\s|$)/g)).toHaveLength(1);
  },
);

test.each(["ENOTFOUND", "ECONNREFUSED", "EPROTO", "HPE_INVALID_CONSTANT", "ESOMETHINGNEW"])(
  "speaks of the proxy when the connection to it fails with %s",
  (code) => {
    const { warnings, logged } = warningsOf({ baseUrl: "http://10.0.0.5" });
    warnings.record(detail, unavailable(new NoConnection("proxy", withCode(code))));
    expect(logged).toEqual([expect.stringMatching(/proxy.*HTTP_PROXY/)]);
    expect(logged[0]).not.toMatch(/^The API|COUNTING_API_URL/);
  },
);

test("asks for https: where an http: address closes or answers something else", () => {
  for (const code of ["ECONNRESET", "HPE_INVALID_CONSTANT"]) {
    const { warnings, logged } = warningsOf({ baseUrl: "http://10.0.0.5" });
    warnings.record(list, unavailable(withCode(code)));
    expect(logged).toEqual([expect.stringMatching(/https: .*/)]);
  }
});

test("names an error without a code by its kind, never by its message", () => {
  const { warnings, logged } = warningsOf();
  warnings.record(list, unavailable(new TypeError("a secret")));
  expect(logged).toEqual([expect.stringMatching(/failed \(TypeError\)/)]);
});

test("warns not of what a single counting or warehouse may cause, but tells why a connection broke", () => {
  const { warnings, single } = warningsOf();
  const ofWarehouse = { name: "countings", query: "limit=1&warehouse=7" } as const;
  for (const question of [detail, ofWarehouse]) {
    warnings.record(question, unavailable(withCode("ECONNRESET")));
    warnings.record(question, new ProblemError("not-found", { upstreamStatus: 404 }));
    warnings.record(question, new ProblemError("upstream-unavailable", { upstreamStatus: 500 }));
  }
  expect(warnings.current()).toEqual([]);
  expect(single).toHaveLength(2);
  expect(single[0]).toContain("(ECONNRESET)");
});

test("names the parameters that no list has been given with", () => {
  const { warnings, logged } = warningsOf();
  warnings.record(list);
  const rejected = new ProblemError("upstream-rejected", { upstreamStatus: 422 });
  warnings.record({ name: "countings", query: "limit=1&startedAfter=x" }, rejected);
  expect(logged).toEqual([expect.stringMatching(/parameters startedAfter \(status 422\).*QUERY/)]);
});
