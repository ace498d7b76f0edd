import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { breakpoints } from "./breakpoints.ts";

const src = new URL("..", import.meta.url);

/** Widths that only one style sheet needs. */
const single: Readonly<Record<string, readonly string[]>> = {
  "components/counting/panels/overview.module.css": ["(min-width: 1100px)"],
  "components/work-hours/work-hours-control.module.css": [
    "(max-width: 1439px)",
    "(min-width: 1440px)",
    "(max-width: 1599px)",
  ],
  "layout/app-layout.module.css": ["(max-width: 379px)"],
  "pages/counting/header/header-line.module.css": ["(max-width: 999px)"],
  "slices/rescue/rescue-panel.module.css": ["(max-width: 799px)"],
  "pages/countings/filters/status-choice.module.css": ["(max-width: 1439px)"],
  "pages/countings/filters/toolbar.module.css": ["(max-width: 1439px)"],
  "pages/countings/page.module.css": ["(max-width: 1279px)"],
  "slices/history/month/month-table.module.css": ["(max-width: 1279px)", "(max-width: 1099px)"],
  "slices/history/panels/offenders.module.css": ["(max-width: 1279px)"],
  "slices/history/panels/panels.module.css": ["(max-width: 1099px)"],
  "slices/history/previous-count.module.css": ["(max-width: 1099px)"],
  "slices/handover/sheet-lists.module.css": ["(max-width: 389px)"],
};

/** The other side of a breakpoint. */
function opposite(query: string): string {
  return query.replace(/(max|min)-width: (\d+)/, (_, end, width) =>
    end === "max" ? `min-width: ${Number(width) + 1}` : `max-width: ${Number(width) - 1}`,
  );
}

it("style sheets change at the widths of the code", () => {
  const allowed = new Set(Object.values(breakpoints).flatMap((query) => [query, opposite(query)]));
  const other = readdirSync(src, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .flatMap((name) => {
      const media = readFileSync(new URL(name, src), "utf8").match(/@media[^{]*/g) ?? [];
      const widths = media.flatMap((query) => query.match(/\((?:max|min)-width: [^)]*\)/g) ?? []);
      const found = widths.filter((width) => !allowed.has(width));
      return found.length === 0 ? [] : [[name.replaceAll("\\", "/"), [...new Set(found)]]];
    });
  // A slice may be missing.
  const expected = Object.entries(single).filter(
    ([name]) => !name.startsWith("slices/") || existsSync(new URL(name, src)),
  );
  expect(Object.fromEntries(other)).toEqual(Object.fromEntries(expected));
});
