import { describe, expect, it } from "vitest";
import { viewAddress, viewParts } from "./view-address.ts";

const now = Date.parse("2026-03-29T22:30:00Z");

describe("the address of a view", () => {
  it("names the zone and leaves the theme to whoever opens it", () => {
    const address = viewAddress(
      "http://a.test/countings/x?tab=lines&theme=dark",
      "Asia/Tokyo",
      now,
    );
    expect(address).toBe("http://a.test/countings/x?tab=lines&tz=Asia%2FTokyo");
  });

  it("keeps ids as they are encoded, and the place within the page", () => {
    const address = viewAddress("http://a.test/countings/a%2Fb?tz=x#L3", "UTC", now);
    expect(address).toBe("http://a.test/countings/a%2Fb?tz=UTC#L3");
  });

  it("says when a period begins that goes with the day in the zone", () => {
    const from = (search: string, zone: string) =>
      new URL(viewAddress(`http://a.test/trends${search}`, zone, now)).searchParams.get("from");
    expect(from("", "UTC")).toBe("2025-12-30");
    expect(from("", "Asia/Tokyo")).toBe("2025-12-31");
    expect(from("?to=2026-03-01", "UTC")).toBe("2025-12-02");
    expect(from("?from=any", "UTC")).toBe("any");
    expect(from("?from=2026-01-05T06:00:00Z", "UTC")).toBe("2026-01-05T06:00:00Z");
  });
});

describe("what an address holds", () => {
  it("is told once each and in one order, without what is empty", () => {
    const search = "sort=-value&person=7&person=9&value-from=3&tz=UTC&q=&tab=lines&from=a&to=b";
    expect(viewParts(`http://a.test/?${search}`)).toEqual([
      "zone",
      "tab",
      "time",
      "filters",
      "sort",
    ]);
  });

  it("tells what a chart is by from what lines are narrowed to", () => {
    const address = "http://a.test/countings/x?accuracy-by=person&accuracy=exact";
    expect(viewParts(address)).toEqual(["filters", "settings"]);
  });
});
