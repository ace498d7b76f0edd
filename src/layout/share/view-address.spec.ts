import { describe, expect, it } from "vitest";
import { viewAddress } from "./view-address.ts";

const now = Date.parse("2026-03-29T22:30:00Z");
const utc = { zone: "UTC", hours: "", now };

describe("the address of a view", () => {
  it("contains the zone but not the theme", () => {
    const address = viewAddress("http://a.test/countings/x?tab=lines&theme=dark", {
      zone: "Asia/Tokyo",
      hours: "",
      now,
    });
    expect(address).toBe("http://a.test/countings/x?tab=lines&tz=Asia%2FTokyo");
  });

  it("contains the working hours that the viewer chose, and no others", () => {
    const hoursIn = (search: string, hours: string) =>
      new URL(viewAddress(`http://a.test/${search}`, { ...utc, hours })).searchParams.get("hours");
    expect(hoursIn("", "Mo-Fr 06:00-22:00")).toBe("Mo-Fr 06:00-22:00");
    expect(hoursIn("?hours=always", "")).toBeNull();
  });

  it("keeps the encoding of ids, and the hash", () => {
    const address = viewAddress("http://a.test/countings/a%2Fb?tz=x#L3", utc);
    expect(address).toBe("http://a.test/countings/a%2Fb?tz=UTC#L3");
  });
});
