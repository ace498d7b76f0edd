import { describe, expect, it } from "vitest";
import { loadMessages } from "#messages/languages.ts";
import { briefingNotes } from "./briefing-as-text.ts";

describe("the notes of a briefing", () => {
  it("say why lines are not read, and what leaves them out", async () => {
    const messages = await loadMessages("en", "briefing");
    const notes = (notRead: number, savesData: boolean, unjudged = 0) =>
      briefingNotes({ search: null, notRead, unjudged, savesData }, messages, { number: String });
    expect(notes(2, false)).toEqual([
      "The lines of 2 counts could not be read; people and money do not include them.",
    ]);
    expect(notes(2, true)).toEqual([
      "People and money do not include the lines of 2 counts, because this browser saves data.",
    ]);
    expect(notes(0, true)).toEqual([]);
    expect(notes(0, false, 3)).toEqual([
      "3 active counts are not judged yet: only their average is known.",
    ]);
  });
});
