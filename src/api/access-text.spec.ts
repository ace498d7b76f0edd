import { expect, it } from "vitest";
import { type Access, openAccess } from "#contract/access.ts";
import { accessText } from "./access-text.ts";

const link = (change: Partial<Access>) => accessText({ ...openAccess, via: "share", ...change });

it("tells apart viewers who may see different things", () => {
  const texts = [
    accessText(openAccess),
    link({}),
    link({ hidden: ["costs"] }),
    link({ hidden: ["costs", "names"] }),
    link({ scope: { kind: "warehouse", warehouse: "7", name: "North" } }),
    link({ scope: { kind: "warehouse", warehouse: "8", name: "North" } }),
    link({ scope: { kind: "counting", id: "7" } }),
    link({ scope: { kind: "countings", ids: ["7", "8"] } }),
    link({ scope: { kind: "countings", ids: ["7", "8"] }, hidden: ["costs"] }),
    link({ scope: { kind: "countings", ids: ["7", "8", "costs"] } }),
  ];
  expect(new Set(texts).size).toBe(texts.length);
});

it("is the same for those who may see the same", () => {
  expect(accessText({ ...openAccess, via: "session", role: "admin" } as Access)).toBe("own");
  expect(link({ hidden: ["names", "costs"] })).toBe(link({ hidden: ["costs", "names"] }));
  const named = (name: string | null) =>
    link({ scope: { kind: "warehouse", warehouse: "7", name } });
  expect(named("North")).toBe(named(null));
});
