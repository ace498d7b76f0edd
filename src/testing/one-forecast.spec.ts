import fc from "fast-check";
import { expect, test } from "vitest";
import { contentOf } from "#components/export/exported-columns.ts";
import { briefedCounting } from "#domain/briefing/briefed-counting.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { outlookOf, shownEnds } from "#domain/counting/outlook.ts";
import { concludedStatus } from "#domain/counting/status.ts";
import { recordOfLines } from "#domain/forecast/count-record.ts";
import { minute } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { conclusionText, shortConclusion } from "#format/conclusion.ts";
import { createFormat } from "#format/format.ts";
import { createCountWatch } from "#gateway/api/count-watch.ts";
import { en } from "#messages/en/catalogue.ts";
import { listFile } from "#pages/countings/actions/list-file.ts";
import { countingAt } from "#pages/countings/table/cells/row-context.ts";
import { standardMadrid } from "./calendars.ts";
import { fuzzRuns, fuzzTimeout } from "./fuzz-runs.ts";
import { aCounting, sampleStart } from "./samples.ts";

const start = Date.parse(sampleStart);
const at = (minutes: number) => start + minutes * minute;
const format = createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units });

/** Countings at a moment; their lines were finished in spells of a speed of their own. */
const someCountings = fc.record({
  spells: fc.array(
    fc.record({
      lines: fc.integer({ min: 1, max: 90 }),
      seconds: fc.integer({ min: 5, max: 500 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  left: fc.integer({ min: 1, max: 400 }),
  deadline: fc.integer({ min: 30, max: 3000 }),
  /** Minutes from the last finish to the moment. */
  idle: fc.nat({ max: 50 }),
  /** Minutes from the moment at which lines passed the gateway to the present one. */
  read: fc.nat({ max: 12 }),
  calendar: fc.constantFrom(roundTheClock, standardMadrid),
});

test("every place shows one end and one verdict of a counting", { timeout: fuzzTimeout }, () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(someCountings, ({ spells, left, deadline, idle, read, calendar }) => {
      let last = start;
      const finishes = Float64Array.from(
        spells.flatMap(({ lines, seconds }) =>
          Array.from({ length: lines }, () => {
            last += seconds * 1000;
            return last;
          }),
        ),
      );
      const now = Math.ceil(last / minute) * minute + idle * minute;
      const { length: counted } = finishes;
      const header = aCounting({
        endsAt: new Date(at(deadline)).toISOString(),
        totalProducts: counted + left,
        totalProductsCounted: counted,
        totalProductsLeft: left,
      });
      const lines = { finishes, firstStart: start, counted };
      // The gateway has seen headers, and lines some minutes before; nothing was counted since.
      const watch = createCountWatch(180);
      const seenAt = Math.max(last, now - read * minute);
      watch.record(header, seenAt);
      watch.learn(header.id, lines, seenAt);
      const listed = { ...header, countRecord: watch.record(header, now) ?? undefined };
      if (listed.countRecord === undefined) throw new Error("It is watched.");

      // The page of one counting and its report.
      const facts = { ...countingFacts(header), record: recordOfLines(lines, now) };
      const page = outlookOf(facts, now, calendar).conclusion;
      kinds.add(page.kind);
      const row = countingAt(listed as typeof header, { clock: now, staleSince: null, calendar });
      const briefed = briefedCounting(listed as typeof header, { now, calendar }, null);
      expect(row.conclusion).toEqual(page);
      expect(briefed.conclusion).toEqual(page);
      expect(briefed.rate).toEqual(row.rate);
      // File and segments of the list.
      const one = { counting: listed as typeof header, now, calendar };
      const short = shortConclusion(page, now, en, format);
      const cells = contentOf(listFile, [one] as never, {
        t: en,
        format,
        costsHidden: false,
        today: now,
      });
      expect(JSON.stringify(cells)).toContain(JSON.stringify(short.text).slice(1, -1));
      const status = concludedStatus(countingFacts(listed as typeof header), now, calendar);
      expect(status === "late").toBe(page.kind === "late");
      // Sentence and row name the same times.
      const ends = shownEnds(page);
      if (ends === null || page.kind === "overdue") return;
      const context = { now, facts, undocumented: null };
      const sentence = conclusionText(page, context, en, format);
      for (const end of [ends.early, ends.late]) {
        for (const text of [sentence, short.end]) {
          expect(text).toContain(format.time(end));
        }
      }
    }),
    fuzzRuns(0.6),
  );
  expect([...kinds]).toEqual(
    expect.arrayContaining(["late", "early", "on-time", "may-be-late", "stalled", "overdue"]),
  );
});
