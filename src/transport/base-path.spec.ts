import { describe, expect, it } from "vitest";
import { basePathOf, ownAddress } from "./base-path.ts";

describe("the base path", () => {
  it.each([
    ["https://host.example/assets/shared-a1.js", ""],
    ["https://host.example/countboard/assets/shared-a1.js", "/countboard"],
    ["https://host.example/tools/assets/assets/shared-a1.js", "/tools/assets"],
    ["http://127.0.0.1:4173/src/transport/base-path.ts?t=1", ""],
  ])("in %s is %j", (code, base) => {
    expect(basePathOf(code)).toBe(base);
  });

  it.each([
    ["/countboard", "/"],
    ["/countboard/", "/"],
    ["/countboard/countings/a%2Fb?tab=lines#top", "/countings/a%2Fb?tab=lines#top"],
    ["/countboards/countings/a", "/countboards/countings/a"],
    ["/trends", "/trends"],
  ])("is taken from %s", (path, own) => {
    const { href } = ownAddress(`https://host.example${path}`, "/countboard");
    expect(href).toBe(`https://host.example${own}`);
  });

  it("leaves addresses as they are where it is empty", () => {
    const href = "https://host.example/countings/5?tab=lines";
    expect(ownAddress(href, "").href).toBe(href);
  });
});
