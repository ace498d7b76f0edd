import { describe, expect, it } from "vitest";
import { viewerLanguages, withShared, zoneOfSearch } from "./shared-search.ts";

describe("withShared", () => {
  const shared = (search: string) => withShared("/countings/a", new URLSearchParams(search));

  it("keeps shared settings, and none of the page's own", () => {
    expect(
      shared(
        "tab=lines&lang=en&q=bolt&theme=dark&tz=Europe/Madrid&sort=-value&hours=Sa+6:00-14:00",
      ),
    ).toBe("/countings/a?tz=Europe%2FMadrid&theme=dark&lang=en&hours=Sa+6%3A00-14%3A00");
  });

  it("does not confuse a setting with a similar value", () => {
    expect(shared("tz=A%26tab%3Dlines")).toBe("/countings/a?tz=A%26tab%3Dlines");
  });

  it("puts them before a fragment, and leaves a query of the address as it is", () => {
    const search = new URLSearchParams("tz=UTC");
    expect(withShared("/help#figures", search)).toBe("/help?tz=UTC#figures");
    expect(withShared("/?status=late", search)).toBe("/?status=late");
  });

  it("leaves the address bare without shared settings", () => {
    expect(shared("")).toBe("/countings/a");
    expect(shared("tab=lines")).toBe("/countings/a");
  });
});

describe("zoneOfSearch", () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const other = own === "Asia/Tokyo" ? "Asia/Seoul" : "Asia/Tokyo";
  const another = own === "Europe/Madrid" ? "Europe/Lisbon" : "Europe/Madrid";

  it.each([
    ["the address's zone first", `tz=${other}`, another, other],
    ["the gateway's where the address has none", "theme=dark", another, another],
    ["the gateway's where the address's is empty", "tz=", another, another],
    ["the gateway's where the address's is unknown", "tz=Mars/Base", another, another],
    ["the viewer's own where nobody names one", "", null, own],
    ["the viewer's own where neither is known", "tz=Mars/Base", "Mars/Other", own],
  ])("takes %s", (_name, search, fallback, zone) => {
    expect(zoneOfSearch(new URLSearchParams(search), fallback)).toBe(zone);
  });

  it.each(["Etc/Unknown", "", "UTC+5", "undefined"])(
    "is UTC where the browser says %j",
    (named) => {
      expect(zoneOfSearch(new URLSearchParams(), null, () => named)).toBe("UTC");
      expect(zoneOfSearch(new URLSearchParams("tz=Etc/Unknown"), "Mars/Base", () => named)).toBe(
        "UTC",
      );
      expect(zoneOfSearch(new URLSearchParams(), another, () => named)).toBe(another);
    },
  );
});

describe("viewerLanguages", () => {
  it.each([
    [{ languages: ["de-AT", "en"], language: "de-AT" }, ["de-AT", "en"]],
    [{ languages: [], language: "de" }, ["de"]],
    [{ language: "de" }, ["de"]],
    [{ languages: [], language: "" }, []],
    [{}, []],
  ])("of %j are %j", (browser, languages) => {
    expect(viewerLanguages(browser)).toEqual(languages);
  });
});
