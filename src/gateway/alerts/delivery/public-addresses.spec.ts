import { expect, test } from "vitest";
import {
  isPrivateAddress,
  isPrivateHost,
  lookUpPublic,
  PrivateAddress,
} from "./public-addresses.ts";

test.each([
  ...["0.0.0.0", "10.255.0.1", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.31.255.255"],
  ...["192.168.1.1", "198.19.0.1", "224.0.0.1", "255.255.255.255"],
  ...["::", "::1", "fc00::1", "fd12::1", "fe80::1%eth0", "ff02::1", "::ffff:10.0.0.1"],
  ...["::ffff:7f00:1", "64:ff9b::a00:1", "2002:a00:1::"],
])("%s is private", (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each([
  ...["1.1.1.1", "9.255.255.255", "11.0.0.1", "172.32.0.1", "192.167.0.1", "2606:4700::1111"],
  ...["::ffff:1.1.1.1"],
])("%s is public", (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});

test.each(["localhost", "LOCALHOST.", "a.localhost", "[::1]", "127.0.0.1"])(
  "%s is private by its name",
  (host) => {
    expect(isPrivateHost(host)).toBe(true);
    expect(isPrivateHost("hooks.example.com")).toBe(false);
  },
);

test.each([true, false])("a name that leads to this machine is found, and refused", async (all) => {
  const found = await new Promise((resolve) => {
    lookUpPublic("localhost", { all }, (error) => resolve(error));
  });
  expect(found).toBeInstanceOf(PrivateAddress);
});
