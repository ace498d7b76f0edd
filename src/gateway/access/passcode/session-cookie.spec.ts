import { describe, expect, test } from "vitest";
import { listen } from "#gateway/http/serve.ts";
import {
  accessGateway,
  getAs,
  signIn,
  submitForm,
  viewerPasscode,
} from "#gateway/testing/access.ts";
import { sendRaw } from "#gateway/testing/raw.ts";

const path = "/access/sign-in";
const { gateway } = accessGateway();

describe("the cookie", () => {
  const setBy = async (headers: Record<string, string>) =>
    (await submitForm(gateway, path, { passcode: viewerPasscode }, headers)).headers.getSetCookie();

  test("is bound to our origin over TLS", async () => {
    const [cookie = "", ...others] = await setBy({ "X-Forwarded-Proto": "https" });
    expect(others).toEqual([
      expect.stringMatching(/^__Host-countboard-earlier=.+; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    expect(cookie).toMatch(/^__Host-countboard-session=[^;]+; Path=\/; Max-Age=2592000;/);
    expect(cookie.split("; ").slice(3)).toEqual(["HttpOnly", "SameSite=Lax", "Secure"]);
    expect(cookie).not.toContain("Domain");
  });

  test("has another name on unencrypted connections, and the log warns once", async () => {
    const { gateway: fresh, lines: said } = accessGateway();
    const [cookie = ""] = (
      await submitForm(fresh, path, { passcode: viewerPasscode })
    ).headers.getSetCookie();
    await submitForm(fresh, path, { passcode: viewerPasscode });
    expect(cookie).toMatch(/^countboard-session=[^;]+; Path=\/; Max-Age=2592000;/);
    expect(cookie.split("; ").slice(3)).toEqual(["HttpOnly", "SameSite=Lax"]);
    expect(said.filter((line) => line.includes("__Host-countboard-session"))).toHaveLength(1);
  });

  test("of an unencrypted connection is invalid over TLS: a neighbouring host could have set it", async () => {
    const cookie = await signIn(gateway, viewerPasscode);
    const over = { "X-Forwarded-Proto": "https" };
    expect((await getAs(gateway, "/api/settings", cookie, over)).status).toBe(401);
    const twice = `${cookie}; ${cookie}`;
    expect((await getAs(gateway, "/api/settings", twice)).status).toBe(401);
  });

  test("reaches the browser over a socket, each in a separate header line", async () => {
    const running = await listen(gateway, "127.0.0.1", 0);
    const out = await sendRaw(running.address, [
      "POST /access/sign-out HTTP/1.1",
      "Host: localhost",
      "Content-Length: 0",
    ]);
    expect(out.match(/^set-cookie: /gim)).toHaveLength(2);
    const body = `passcode=${viewerPasscode}`;
    const sent = await sendRaw(
      running.address,
      [
        "POST /access/sign-in HTTP/1.1",
        "Host: localhost",
        "Content-Type: application/x-www-form-urlencoded",
        `Content-Length: ${body.length}`,
      ],
      body,
    );
    expect(sent).toMatch(/^HTTP\/1\.1 303 /);
    expect(sent).toMatch(/^set-cookie: countboard-session=/im);
    await running.stop(1000);
  });
});

describe("a form of another site", () => {
  test.each([
    { Origin: "https://evil.example.com" },
    { Origin: "null" },
    { Origin: "http://localhost:9999", Host: "localhost" },
    { Origin: "http://localhost:443", Host: "localhost" },
    { Origin: "https://localhost:80", Host: "localhost" },
    { Origin: "http://localhost", Host: "localhost:443" },
    { Origin: "http://evil.example.com", Host: "evil.example.com@localhost" },
    { Origin: "http://127.0.0.1", Host: "2130706433" },
    { Origin: "http://localhost", Host: "" },
    { Origin: "http://localhost/", Host: "" },
    {
      Origin: "https://evil.example.com",
      Host: "localhost",
      "X-Forwarded-Host": "evil.example.com",
    },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "none" },
    { "Sec-Fetch-Site": "cross-site", Origin: "http://localhost" },
  ])("%j does not sign in or out", async (headers) => {
    const response = await submitForm(gateway, path, { passcode: viewerPasscode }, headers);
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
    const out = await submitForm(gateway, "/access/sign-out", {}, headers);
    expect([out.status, out.headers.getSetCookie()]).toEqual([403, []]);
  });

  test.each([
    { Origin: "http://localhost:4173", Host: "localhost:4173" },
    { "Sec-Fetch-Site": "same-origin", Host: "localhost", Origin: "https://board.example.com" },
    { Origin: "https://board.example.com", Host: "Board.example.com" },
    { Origin: "http://board.example.com", Host: "board.example.com:80" },
    { Origin: "http://board.example.com:80", Host: "board.example.com" },
    { Origin: "https://board.example.com", Host: "board.example.com:443" },
    { Origin: "http://board.example.com", Host: "board.example.com." },
    { Origin: "http://board.example.com.", Host: "BOARD.example.com:80" },
    { Origin: "http://[fd00::1]", Host: "[FD00:0:0::0001]:80" },
    { Origin: "https://xn--bro-hoa.example.com", Host: "XN--bro-HOA.example.com:443" },
    {
      Origin: "https://xn--bro-hoa.example.com",
      Host: Buffer.from("büro.example.com").toString("latin1"),
    },
    { Origin: "http://10.0.0.5", Host: "10.0.0.5:80" },
  ])("%j is our own", async (headers) => {
    const response = await submitForm(gateway, path, { passcode: viewerPasscode }, headers);
    expect(response.status).toBe(303);
  });
});

describe("a form behind a proxy that sends a Host of its own", () => {
  const headers = { Origin: "http://counts.example.com", Host: "127.0.0.1:4173" };

  test("leads its operator to the cause, in the page and once in the log", async () => {
    const { gateway, lines } = accessGateway();
    for (let n = 0; n < 2; n += 1) {
      const response = await submitForm(gateway, path, { passcode: viewerPasscode }, headers);
      expect(response.status).toBe(403);
      expect(await response.text()).toMatch(/another site.*a proxy does not pass on the address/);
    }
    const notes = lines.filter((line) => line.includes("proxy_set_header Host"));
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain("from counts.example.com, and the request's Host is 127.0.0.1:4173");
  });

  test("says nothing of it where nothing is refused for that", async () => {
    const { gateway, lines } = accessGateway();
    const statuses = ["/healthz", "/api/v1/countings", "/api/shares/revoke-all"].map(
      async (address) => (await submitForm(gateway, address, {}, headers)).status,
    );
    expect(await Promise.all(statuses)).toEqual([405, 401, 401]);
    expect(lines.join()).not.toContain("proxy_set_header");
  });

  test("says nothing of it where the browser itself names another site", async () => {
    const { gateway, lines } = accessGateway();
    for (const more of [{ "Sec-Fetch-Site": "cross-site" }, { Origin: "null" }]) {
      const sent = { ...headers, ...more };
      const response = await submitForm(gateway, path, { passcode: viewerPasscode }, sent);
      expect(await response.text()).not.toContain("proxy");
    }
    expect(lines.join()).not.toContain("proxy_set_header");
  });
});
