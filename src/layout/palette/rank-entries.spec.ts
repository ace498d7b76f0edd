import { describe, expect, it } from "vitest";
import { rankEntries } from "./rank-entries.ts";

const entry = (name: string, ...also: string[]) => ({ key: name, name, also });
const names = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name);

const entries = [
  entry("Old Norte store"),
  entry("Abnorten"),
  entry("Norte"),
  entry("Valencia Norte", "VAL-01", "c-17"),
  entry("Norte Sul"),
  entry("Porto Leixões", "POR-01"),
];

const found = (text: string, recent: readonly string[] = []) =>
  names(rankEntries(entries, text, recent));

describe("the entries that a text finds", () => {
  it("are ranked: the whole name, its start, the start of a word, within a word", () => {
    expect(found("norte")).toEqual([
      "Norte",
      "Norte Sul",
      "Old Norte store",
      "Valencia Norte",
      "Abnorten",
    ]);
  });

  it("match every word, in any order, without case and accents", () => {
    expect(found("NORTE val")).toEqual(["Valencia Norte"]);
    expect(found("leixoes")).toEqual(["Porto Leixões"]);
    expect(found("norte madrid")).toEqual([]);
  });

  it("are found by other names, after those whose own name matches as well", () => {
    expect(found("val-01")).toEqual(["Valencia Norte"]);
    expect(found("C-17")).toEqual(["Valencia Norte"]);
    const both = [entry("Screens", "por"), entry("Por")];
    expect(names(rankEntries(both, "por", []))).toEqual(["Por", "Screens"]);
  });

  it("are found by initials last", () => {
    expect(found("vn")).toEqual(["Valencia Norte"]);
    const both = [entry("Valencia Norte"), entry("Convnet")];
    expect(names(rankEntries(both, "vn", []))).toEqual(["Convnet", "Valencia Norte"]);
  });

  it("may have been found by a search, and are last then", () => {
    const both = [{ ...entry("Pallet"), isFound: true }, entry("Help us")];
    expect(names(rankEntries(both, "us", []))).toEqual(["Help us", "Pallet"]);
    expect(names(rankEntries(both, "pal", []))).toEqual(["Pallet"]);
  });

  it("have recent ones first only among equals", () => {
    expect(found("norte", ["Valencia Norte", "Norte Sul"])).toEqual([
      "Norte",
      "Norte Sul",
      "Valencia Norte",
      "Old Norte store",
      "Abnorten",
    ]);
  });
});
