import { describe, expect, test } from "vitest";
import { bodyOf } from "#gateway/testing/gateway.ts";
import { readElements } from "./elements.ts";

const read = (text: string, maxElements = 9) =>
  readElements(bodyOf(text.split(/(?=,)/)), { list: "items", maxElements });

describe("the elements of a body", () => {
  test("are the received texts, beside the other members", async () => {
    const { elements, members } = await read(
      '{"a":{"b":1},"items":[{"n":1.50},\n"x", []],"c":null}',
    );
    expect(elements).toEqual(['{"n":1.50}', '"x"', "[]"]);
    expect(members).toEqual(
      new Map<string, unknown>([
        ["a", { b: 1 }],
        ["c", null],
      ]),
    );
  });

  test("are those of the last list of the name", async () => {
    expect((await read('{"items":[1],"items":[2]}')).elements).toEqual(["2"]);
    expect((await read('{"items":[1],"items":3}')).elements).toBeUndefined();
    expect((await read('{"a":[1]}')).elements).toBeUndefined();
  });

  test("are limited in number", async () => {
    expect((await read('{"items":[1,2]}', 2)).elements).toHaveLength(2);
    await expect(read('{"items":[1,2,3]}', 2)).rejects.toThrow("too-large");
  });

  test("are rejected at the first invalid one, without waiting for the rest", async () => {
    let cancelled = 0;
    const body = bodyOf(['{"items":[1,', "oops,"], "hang", () => cancelled++);
    await expect(readElements(body, { list: "items", maxElements: 9 })).rejects.toThrow("not-json");
    expect(cancelled).toBe(1);
  });
});
