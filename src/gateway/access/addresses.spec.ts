import { describe, expect, test } from "vitest";
import { readAddresses } from "./address-list.ts";
import { createAttemptLimiter } from "./attempt-limiter.ts";
import { clientAddress } from "./client-address.ts";

const faults: string[] = [];
const list = (text: string) => readAddresses(text, (part) => faults.push(part));

describe("the addresses of proxies", () => {
  test.each([
    ["127.0.0.1", "127.0.0.1", true],
    ["127.0.0.1", "::ffff:127.0.0.1", true],
    ["127.0.0.1", "127.0.0.2", false],
    ["10.9.9.9", "::ffff:a09:909", true],
    ["10.9.9.9", "::FFFF:0A09:0909", true],
    ["10.9.9.9", "0:0:0:0:0:ffff:10.9.9.9", true],
    ["10.9.9.9", "0000::ffff:10.9.9.9", true],
    ["10.9.9.9", "::ffff:a09:908", false],
    ["10.9.9.9", "::ffff:0:a09:909", false],
    ["::ffff:a09:900/120", "10.9.9.9", true],
    ["10.0.0.0/8, 192.168.1.7", "10.255.1.2", true],
    ["10.0.0.0/8, 192.168.1.7", "192.168.1.7", true],
    ["10.0.0.0/8, 192.168.1.7", "11.0.0.1", false],
    ["::1", "::1", true],
    ["::1", "127.0.0.1", false],
    ["fd00::/8", "FD12::9", true],
    ["fd00::/8", "fe80::1%eth0", false],
    ["::ffff:10.0.0.1", "10.0.0.1", true],
    ["::ffff:10.0.0.0/104", "10.1.2.3", true],
    ["::ffff:10.0.0.0/104", "::ffff:10.1.2.3", true],
    ["::ffff:10.0.0.0/104", "11.1.2.3", false],
    ["[fd00::]/8", "fd12::9", true],
    ["fe80::1%eth0", "fe80::1%eth0", true],
    ["", "127.0.0.1", false],
    ["127.0.0.1", "", false],
    ["127.0.0.1", "localhost", false],
  ])("'%s' and %s: %s", (text, address, has) => {
    expect(list(text).has(address)).toBe(has);
  });

  test.each([
    "localhost",
    "10.0.0.0/33",
    "10.0.0.0/0",
    "::/0",
    "fd00::/129",
    "::ffff:0.0.0.0/96",
    "::ffff:10.0.0.0/64",
    "10.0.0.0/08/8",
    "[10.0.0.1",
    "1.2.3",
    "10.0.0.0/",
    "a/8",
  ])("'%s' is none", (part) => {
    faults.length = 0;
    list(`127.0.0.1 ${part}`);
    expect(faults).toEqual([part]);
  });
});

describe("where a request comes from", () => {
  const proxies = list("10.0.0.0/8");
  test.each([
    ["192.0.2.1", "198.51.100.9", "192.0.2.1"],
    ["10.0.0.1", "198.51.100.9", "198.51.100.9"],
    ["10.0.0.1", "203.0.113.5, 198.51.100.9", "198.51.100.9"],
    ["10.0.0.1", "203.0.113.5, 198.51.100.9, 10.0.0.2", "198.51.100.9"],
    ["10.0.0.1", "203.0.113.5:1234", "203.0.113.5"],
    ["::ffff:10.0.0.1", "[2001:db8::1]:99", "2001:db8::1"],
    ["10.0.0.1", null, "10.0.0.1"],
    ["10.0.0.1", " , ", "10.0.0.1"],
  ])("%s that says '%s' is %s", (address, forwarded, client) => {
    expect(clientAddress(address, forwarded, proxies)).toBe(client);
  });
});

describe("where a request comes from that passes a known number of proxies", () => {
  // Clients have addresses in the same network.
  const network = list("10.0.0.0/8");
  test.each([
    [1, "10.0.0.1", "198.51.100.9", "198.51.100.9"],
    [1, "10.0.0.1", "203.0.113.5, 10.7.7.7", "10.7.7.7"],
    [1, "10.0.0.1", "203.0.113.5, 10.7.7.8, 10.7.7.7", "10.7.7.7"],
    [2, "10.0.0.1", "203.0.113.5, 10.7.7.7, 10.0.0.2", "10.7.7.7"],
    [2, "10.0.0.1", "10.7.7.7", "10.7.7.7"],
    [1, "192.0.2.1", "198.51.100.9", "192.0.2.1"],
    [1, "10.0.0.1", null, "10.0.0.1"],
  ])("%i, as %s says '%s', is %s", (hops, address, forwarded, client) => {
    expect(clientAddress(address, forwarded, { has: network.has, hops })).toBe(client);
  });
});

describe("tries", () => {
  test("end with the limit, and begin again with the next window", () => {
    let now = 0;
    const tries = createAttemptLimiter(3, 60, () => now);
    expect([1, 2, 3].map(() => tries.begin("192.0.2.1"))).toEqual([0, 0, 0]);
    now = 20_500;
    expect(tries.begin("192.0.2.1")).toBe(40);
    expect(tries.begin("192.0.2.2")).toBe(0);
    now = 60_000;
    expect(tries.begin("192.0.2.1")).toBe(0);
  });

  test("that succeed do not count", () => {
    const tries = createAttemptLimiter(1, 60, () => 0);
    for (const _ of [1, 2, 3]) {
      expect(tries.begin("192.0.2.1")).toBe(0);
      tries.forgive("192.0.2.1");
    }
  });

  test("of one IPv6 network count together", () => {
    const tries = createAttemptLimiter(1, 60, () => 0);
    expect(tries.begin("2001:db8:0:1::1")).toBe(0);
    expect(tries.begin("2001:0db8:0000:0001:ffff::2")).toBeGreaterThan(0);
    expect(tries.begin("2001:db8:0:2::1")).toBe(0);
    expect(tries.begin("::ffff:192.0.2.9")).toBe(0);
    expect(tries.begin("192.0.2.9")).toBeGreaterThan(0);
  });

  test("of invented addresses use bounded memory, and a clock set back blocks no one for long", () => {
    let now = 1_000_000;
    const tries = createAttemptLimiter(1, 60, () => now);
    for (let n = 0; n < 20_000; n += 1) tries.begin(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
    expect(tries.begin("10.0.0.0")).toBe(0);
    now = 0;
    expect(tries.begin("10.0.0.0")).toBe(0);
  });
});
