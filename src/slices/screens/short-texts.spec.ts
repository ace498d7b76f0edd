import { expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import { screenMessages } from "./messages.ts";

/** Letters that there is room for above the zones of an office screen. */
const roomOfZones = 28;

test.each(languages)("in %s the heading of a screen's zones is not cut", async (language) => {
  const { zones, zonesWithMostLeft } = await screenMessages.load(language);
  for (const text of [zones, zonesWithMostLeft]) {
    expect(text).toContain("%");
    expect(text.length).toBeLessThanOrEqual(roomOfZones);
  }
});
