import { expect, it } from "vitest";
import { viewAddress } from "#layout/share/view-address.ts";

const now = Date.parse("2026-03-29T22:30:00Z");

it("contains the beginning of a period that depends on the day", () => {
  const from = (search: string, zone: string) =>
    new URL(
      viewAddress(`http://a.test/trends${search}`, { zone, hours: "", now }),
    ).searchParams.get("from");
  expect(from("", "UTC")).toBe("2025-12-30");
  expect(from("", "Asia/Tokyo")).toBe("2025-12-31");
  expect(from("?to=2026-03-01", "UTC")).toBe("2025-12-02");
  expect(from("?from=any", "UTC")).toBe("any");
  expect(from("?from=2026-01-05T06:00:00Z", "UTC")).toBe("2026-01-05T06:00:00Z");
});
