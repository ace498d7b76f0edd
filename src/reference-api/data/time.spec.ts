import { expect, it } from "vitest";
import { draw } from "./random.ts";
import { iso } from "./time.ts";

it("writes moments like `toISOString`", () => {
  const moments = [0, 1, 951_827_696_789, 1_709_164_799_999, 4_102_444_800_000];
  for (let index = 0; index < 500; index++) moments.push(Math.floor(draw(7, index) * 4e12));
  for (const moment of moments) expect(iso(moment)).toBe(new Date(moment).toISOString());
});
