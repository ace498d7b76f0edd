import { describe, expect, it } from "vitest";
import { byName, starredFirst, warehouseName } from "./warehouse-names.ts";
import { identifierOfText, warehouseOptions } from "./warehouse-options.ts";

const seen = [
  { name: "Getafe Central", id: 0, code: "GTF-01", slug: "getafe-central" },
  { name: "Porto Leixões", id: 7, code: "OPO-03", slug: "porto-leixoes" },
];

describe("the warehouse of a typed text", () => {
  it("is an identifier as written, including 0 and unknown ones", () => {
    expect(identifierOfText("0", "id", seen)).toBe("0");
    expect(identifierOfText(" 99 ", "id", seen)).toBe("99");
    expect(identifierOfText("porto-leixoes", "slug", seen)).toBe("porto-leixoes");
    expect(identifierOfText("", "id", seen)).toBe("");
  });

  it("is the warehouse of that code or name, ignoring case", () => {
    expect(identifierOfText("opo-03", "id", seen)).toBe("7");
    expect(identifierOfText("getafe central", "id", seen)).toBe("0");
    expect(identifierOfText("getafe central", "code", seen)).toBe("GTF-01");
  });

  it("is the only match when the text cannot be an identifier", () => {
    expect(identifierOfText("getafe", "id", seen)).toBe("0");
    expect(identifierOfText("leixoes porto", "id", seen)).toBe("7");
    for (const text of ["e", "nowhere", "01", "3", "-7"]) {
      expect(identifierOfText(text, "id", seen)).toBe(text);
    }
    expect(identifierOfText("getafe", "code", seen)).toBe("getafe");
    expect(identifierOfText("getafe", "slug", seen)).toBe("getafe");
  });
});

describe("the warehouses in order", () => {
  it("are sorted by name, then by id", () => {
    const other = { name: "Getafe Central", id: -1, code: "GTF-02", slug: "getafe-2" };
    expect(byName([...seen].reverse().concat(other)).map(({ id }) => id)).toEqual([-1, 0, 7]);
  });
});

describe("the warehouses to choose from", () => {
  it("are all, after the option for all, without a text", () => {
    const names = warehouseOptions(seen, "id", "").map(({ name }) => name);
    expect(names).toEqual(["", "Getafe Central", "Porto Leixões"]);
  });

  it("are those with every word in their name, code or identifier", () => {
    const found = (text: string) =>
      warehouseOptions(seen, "id", text).map(({ identifier }) => identifier);
    expect(found("leixoes")).toEqual(["7"]);
    expect(found("gtf cen")).toEqual(["0"]);
    expect(found("7")).toEqual(["7"]);
    expect(found("nowhere")).toEqual([]);
  });

  it("have their names when known", () => {
    expect(warehouseName("0", "id", seen)).toBe("Getafe Central");
    expect(warehouseName("99", "id", seen)).toBe("99");
  });
});

it("puts starred warehouses first, each part by name", () => {
  const warehouse = (id: number, name: string) => ({ id, name, code: name, slug: name });
  const [north, south, east] = [warehouse(0, "North"), warehouse(1, "South"), warehouse(2, "East")];
  expect(starredFirst([north, south, east], [south])).toEqual([south, east, north]);
  expect(starredFirst([], [south, north])).toEqual([north, south]);
});
