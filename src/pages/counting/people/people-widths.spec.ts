import { describe, expect, it } from "vitest";
import { type PeopleColumn, peopleColumns } from "./people-columns.ts";
import { layoutColumns, lettersOf, visibleColumns } from "./people-widths.ts";

const titles = Object.fromEntries(peopleColumns.map((name) => [name, name])) as Record<
  PeopleColumn,
  string
>;
const none = new Map<PeopleColumn, number>();
const widthOf = (name: PeopleColumn, title: string, letters = none) =>
  layoutColumns([name], { ...titles, [name]: title }, letters).min;

describe("the columns of people", () => {
  it("are fewer in narrow layouts, and complete in cards", () => {
    expect(visibleColumns("usual")).toBe(peopleColumns);
    expect(visibleColumns("cards")).toBe(peopleColumns);
    const narrow = visibleColumns("narrow");
    expect(narrow.length).toBeLessThan(peopleColumns.length);
    expect(peopleColumns.filter((name) => narrow.includes(name))).toEqual(narrow);
  });

  it("are as wide as the longer line of their title, which breaks between words", () => {
    // "behind it" has 9 letters: 9 × 6.4 + 12 + 15, rounded up; "Basispositionen" has 15.
    expect(widthOf("left", "Lines behind it")).toBe(85);
    expect(widthOf("left", "Basispositionen")).toBe(123);
    expect(widthOf("left", "Left")).toBe(58);
  });

  it("are as wide as their longest amount", () => {
    // 12 letters: 12 × 7.6 + 12, rounded up.
    expect(widthOf("value-at-risk", "x", new Map([["value-at-risk", 12]]))).toBe(104);
    const column = {
      name: "net-value",
      head: "",
      value: (amount: string) => amount,
      text: (amount: string) => `${amount}.00`,
    };
    expect(lettersOf(["1", "-2500", "30"], [column]).get("net-value")).toBe("-2500.00".length);
    expect(lettersOf([], [column]).get("net-value")).toBe(0);
  });
});
