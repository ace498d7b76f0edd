import { describe, expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import type { Conclusion } from "#domain/counting/conclusion.ts";
import { day, hour, minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { createFormat } from "#format/format.ts";
import { loadMessages } from "#messages/languages.ts";
import { renderInPage } from "#testing/render.tsx";
import { aCounting } from "#testing/samples.ts";
import { ProgressCell } from "./progress-cell.tsx";
import { countingAt, RowContext } from "./row-context.ts";

const clock = Date.parse("2026-03-02T12:00:00.000Z");
const counting = countingAt(
  aCounting({ totalProducts: 15_000, totalProductsCounted: 4563, totalProductsLeft: 10_437 }),
  { clock, staleSince: null, calendar: roundTheClock },
);
const long = 11 * hour + 30 * minute;
const range = { early: clock, late: clock + day };
const end = { at: clock, range };

const conclusions: readonly Conclusion[] = [
  { kind: "may-be-late", range, between: { from: -long, to: long } },
  { kind: "may-be-late", range, between: { from: -2 * hour, to: day + 11 * hour } },
  { kind: "early", end, by: long, between: { from: -long, to: -(7 * hour + 30 * minute) } },
  { kind: "late", end, by: long, between: { from: long, to: 3 * day + 23 * hour } },
];

/** Widths of the column in windows of 1440 and 1280 pixels; the narrower one has no room for amounts. */
const widths = [306, 210];

describe.each(languages)("the widest verdicts in %s", (language) => {
  test("are never cut under the bar, and leave the amounts in view", async () => {
    const t = await loadMessages(language, "common");
    const format = createFormat({
      locale: language,
      timeZone: "UTC",
      currency: null,
      units: t.units,
    });
    const row = { ...counting, t, format, costsHidden: false, isNarrow: false };
    const page = await renderInPage(
      widths.flatMap((width) =>
        conclusions.map((conclusion) => (
          <RowContext key={JSON.stringify(conclusion)} value={{ ...row, conclusion }}>
            <div style={{ width }} data-column="progress">
              <ProgressCell />
            </div>
          </RowContext>
        )),
      ),
    );
    for (const cell of page.container.querySelectorAll("[data-column]")) {
      const box = cell.getBoundingClientRect();
      const where = `${box.width}: ${cell.textContent}`;
      const amounts = cell.querySelector("[data-figure=counted]");
      const bar = cell.firstElementChild?.getBoundingClientRect().bottom ?? 0;
      const shown = (element: Element | null | undefined) => {
        const { top, right } = element?.getBoundingClientRect() ?? { top: 0, right: 0 };
        return { isInLine: top >= bar && top < bar + 16, isInBox: right <= box.right + 0.5 };
      };
      const parts = [...cell.querySelectorAll("span > span > span")];
      const last = parts.at(-1);
      const isWide = box.width === widths[0];
      if (isWide) expect(shown(amounts), where).toEqual({ isInLine: true, isInBox: true });
      expect(shown(last), where).toEqual({ isInLine: true, isInBox: true });
      expect(last?.scrollWidth, where).toBeLessThanOrEqual((last?.clientWidth ?? 0) + 1);
    }
  });
});
