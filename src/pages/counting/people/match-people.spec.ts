import { describe, expect, it } from "vitest";
import { matchPeople } from "./match-people.ts";

const people = [
  { group: "0", name: "User 0" },
  { group: "12", name: "Ána López" },
  { group: "312", name: "ana" },
];
const found = (text: string) => matchPeople(people, text).map(({ group }) => group);

describe("the search of people", () => {
  it("finds names by words, without regard to case and accents", () => {
    expect(found("ANA")).toEqual(["12", "312"]);
    expect(found("lopez an")).toEqual(["12"]);
    expect(found("user")).toEqual(["0"]);
  });

  it("finds ids, also with a name", () => {
    expect(found("12")).toEqual(["12", "312"]);
    expect(found("ana 3")).toEqual(["312"]);
    expect(found("0")).toEqual(["0"]);
  });

  it("finds all people without a word, and may find none", () => {
    expect(matchPeople(people, "  ")).toBe(people);
    expect(found("nobody")).toEqual([]);
  });
});
