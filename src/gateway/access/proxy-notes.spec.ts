import { expect, test } from "vitest";
import type { Config } from "#gateway/config/config.ts";
import { byPasscode } from "#gateway/testing/access.ts";
import { readAddresses } from "./address-list.ts";
import { createHostNotes, createProxyNotes } from "./proxy-notes.ts";

function proxyNotes(access: Config["access"]) {
  const notes: string[] = [];
  let now = 0;
  const note = createProxyNotes(
    access,
    { note: (level, sentence) => notes.push(`${level}: ${sentence}`) },
    () => now,
  );
  const send = (headers: Record<string, string>, { address = "10.0.0.1" } = {}) =>
    note({ request: new Request("http://localhost/", { headers }), address });
  return { notes, send, wait: (ms: number) => (now += ms) };
}

const forwarded = { "X-Forwarded-For": "198.51.100.7" };

test.each([byPasscode, { mode: "open" } as const])(
  "tells once that all viewers behind a proxy that is not trusted count as one, $mode",
  (access) => {
    const { notes, send, wait } = proxyNotes(access);
    send({});
    expect(notes).toEqual([]);
    for (let n = 0; n < 3; n += 1) {
      send(forwarded);
      wait(86_400_000);
    }
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(/^warn: .*X-Forwarded-For.*count as one.*ACCESS_PROXIES/);
    expect(notes[0]).not.toMatch(/198\.51|10\.0/);
  },
);

test("tells nothing of a proxy that is trusted, nor where addresses do not count", () => {
  const proxies = readAddresses("10.0.0.0/24", () => {});
  const trusting = proxyNotes({ ...byPasscode, proxies });
  trusting.send(forwarded);
  trusting.send(forwarded, { address: "::ffff:10.0.0.9" });
  expect(trusting.notes).toEqual([]);
  trusting.send(forwarded, { address: "10.0.1.1" });
  expect(trusting.notes).toHaveLength(1);
  const header = { mode: "header", header: "x-user", secret: "s", admins: [], proxies } as const;
  const named = proxyNotes(header);
  named.send(forwarded, { address: "10.0.1.1" });
  expect(named.notes).toEqual([]);
});

test("tells every ten minutes of refused forms whose Host a proxy may have replaced", () => {
  const notes: string[] = [];
  let now = 0;
  const note = createHostNotes(
    { note: (level, sentence) => notes.push(`${level}: ${sentence}`) },
    () => now,
  );
  const headers = { Origin: "https://counts.example.com", Host: "gateway:4173" };
  const request = new Request("http://localhost/", { method: "POST", headers });
  for (let n = 0; n < 20; n += 1) {
    note(request);
    now += 60_000;
  }
  expect(notes).toHaveLength(2);
  expect(notes[0]).toMatch(/^warn: A form was refused .* counts\.example\.com, .* gateway:4173/);
});
