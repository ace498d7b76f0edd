import { expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import { loadMessages } from "./languages.ts";

/** Letters that the narrowest phone has room for beside the axis of a chart. */
const room = 32;

/** Letters that there is room for above the zones of an office screen. */
const roomOfZones = 32;

test.each(languages)(
  "in %s the rate needed is whole where there is little room",
  async (language) => {
    const { neededShort } = (await loadMessages(language, "overview")).overview.burnUp;
    const text = neededShort("12,345");
    expect(text).toContain("12,345");
    expect(text.length).toBeLessThanOrEqual(room);
  },
);

test.each(languages)("in %s the heading of a screen's zones is not cut", async (language) => {
  const { zones, zonesWithMostLeft } = (await loadMessages(language, "screen")).screen;
  for (const text of [zones, zonesWithMostLeft]) {
    expect(text).toContain("%");
    expect(text.length).toBeLessThanOrEqual(roomOfZones);
  }
});
