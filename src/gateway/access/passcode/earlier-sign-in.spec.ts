import { expect, test } from "vitest";
import { createSigner } from "#gateway/access/signer.ts";
import { createEarlierSignIns } from "./earlier-sign-in.ts";

const day = 86_400_000;
let now = 0;
const earlier = createEarlierSignIns(createSigner(Buffer.alloc(32, 7)), () => now);

test("is known for half a year, at every gateway with the same key", () => {
  const { value, seconds } = earlier.remember("viewer", undefined);
  expect(seconds).toBe(180 * 86_400);
  const again = createEarlierSignIns(createSigner(Buffer.alloc(32, 7)), () => now);
  expect(again.read(value)).toMatchObject({ role: "viewer" });
  now = 180 * day;
  expect(earlier.read(value)).toBeUndefined();
});

test("keeps an admin's browser, and its id through further sign-ins", () => {
  const admin = earlier.read(earlier.remember("admin", undefined).value);
  expect(earlier.read(earlier.remember("viewer", admin).value)).toEqual(admin);
  const viewer = earlier.read(earlier.remember("viewer", undefined).value);
  expect(earlier.read(earlier.remember("admin", viewer).value)?.role).toBe("admin");
});

test("is nothing that others can make", () => {
  const { value } = earlier.remember("viewer", undefined);
  const other = createEarlierSignIns(createSigner(Buffer.alloc(32, 8)), () => now);
  for (const text of [
    "",
    "viewer",
    value.replace("viewer", "admin"),
    `${value}x`,
    value.slice(1),
  ]) {
    expect(earlier.read(text)).toBeUndefined();
  }
  expect(earlier.read(other.remember("viewer", undefined).value)).toBeUndefined();
});
