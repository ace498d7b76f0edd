import { describe, expect, it } from "vitest";
import type { Share } from "#contract/access.ts";
import { numberSigns } from "#format/number-signs.ts";
import { defaultScreen } from "#slices/screens/search.ts";
import { checkedScreen, draftOf, type ScreenDraft } from "./draft.ts";
import { changeRequest, pairRequest, startPairForm } from "./screen-request.ts";

const signs = numberSigns("en-GB");
const checked = (filled: ScreenDraft) => checkedScreen(filled, signs);
const draft = draftOf(defaultScreen, new URLSearchParams(), signs);
const filled = { ...startPairForm(new URLSearchParams("code=K7Q2")), name: " Dock 3 " };

it("changes a screen by its id", () => {
  const shown = checked({ ...draft, kind: "counting", counting: "b", distance: "9" });
  const form = { name: " Hall 4 ", hides: ["costs"] } as const;
  const share = { id: "abcdefghijkl" } as Share;
  expect(changeRequest(share, form, shown, null)).toEqual({
    id: "abcdefghijkl",
    name: "Hall 4",
    scope: { kind: "counting", id: "b" },
    hides: ["costs"],
    view: "distance=9&diagonal=55",
  });
  expect(changeRequest(share, { ...form, name: "" }, shown, null)).toBe("name-missing");
});

describe("a pairing", () => {
  it("carries what the screen shows, and how; costs and names stay hidden", () => {
    const shown = checked({
      ...draft,
      kind: "warehouse",
      warehouse: "7",
      distance: "8",
      diagonal: "65",
      rotate: "20",
      theme: "light",
    });
    expect(pairRequest(filled, shown, "Porto")).toEqual({
      code: "K7Q2",
      name: "Dock 3",
      scope: { kind: "warehouse", warehouse: "7", name: "Porto" },
      hides: ["costs", "names"],
      view: "rotate=20&distance=8&diagonal=65&theme=light",
    });
  });

  it.each([
    ["code", { code: " " }, {}],
    ["name-missing", { name: " " }, {}],
    ["name-long", { name: "x".repeat(81) }, {}],
    ["draft", {}, { kind: "counting" }],
    ["draft", {}, { distance: "60" }],
  ] as const)("is nothing with a fault: %s", (fault, entries, choices) => {
    const shown = checked({ ...draft, ...choices });
    expect(pairRequest({ ...filled, ...entries }, shown, null)).toBe(fault);
  });
});
