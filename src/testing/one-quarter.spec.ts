import { expect, test } from "vitest";
import { countingFacts } from "#domain/counting/facts.ts";
import { outlookOf } from "#domain/counting/outlook.ts";
import { factsOfLines } from "#domain/replay/past-facts.ts";
import { countUpTo } from "#domain/time/instants.ts";
import { minute } from "#domain/time/units.ts";
import { createCountWatch } from "#gateway/api/count-watch.ts";
import { standardMadrid } from "./calendars.ts";
import { aCounting, sampleStart } from "./samples.ts";

const start = Date.parse(sampleStart);
const at = (minutes: number) => start + minutes * minute;

/** A line a minute, but none between 2:43 and 2:48 h after the start, and then five at once. */
const finishes = Float64Array.from({ length: 300 }, (_, index) =>
  index >= 163 && index < 168 ? at(168) : at(index + 1),
);

const total = 2000;

const headerAt = (minutes: number) => {
  const counted = countUpTo(finishes, at(minutes));
  return aCounting({
    endsAt: new Date(at(3000)).toISOString(),
    totalProducts: total,
    totalProductsCounted: counted,
    totalProductsLeft: total - counted,
  });
};

const linesAt = (minutes: number) => {
  const counted = countUpTo(finishes, at(minutes));
  return { finishes: finishes.slice(0, counted), firstStart: start, counted };
};

/** A gateway whose lists and pages are asked for at minutes after the start. */
function watching() {
  const watch = createCountWatch(180);
  const outlook = (facts: ReturnType<typeof countingFacts>, minutes: number) => {
    const { conclusion, rate } = outlookOf(facts, at(minutes), standardMadrid);
    return { conclusion, rate };
  };
  const list = (minutes: number) => {
    const header = headerAt(minutes);
    const countRecord = watch.record(header, at(minutes)) ?? undefined;
    return outlook(countingFacts({ ...header, countRecord }), minutes);
  };
  const page = (minutes: number) => {
    const header = headerAt(minutes);
    // The gateway sends its record before it has read the lines that follow.
    const countRecord = watch.recordOf(header.id) ?? undefined;
    const lines = linesAt(minutes);
    watch.learn(header.id, lines, at(minutes));
    const { finishes: own, firstStart, counted } = lines;
    const totals = { lines: total, counted, left: total - counted, firstStart };
    const read = {
      finishes: own,
      totals: { ...totals, discrepancies: 0, incidents: 0 },
      isWhole: true,
      past: null,
    };
    return outlook(
      factsOfLines(countingFacts({ ...header, countRecord }), read, at(minutes)),
      minutes,
    );
  };
  list(150);
  page(151);
  list(163);
  return { list, page };
}

test("a page that is opened after a list has its forecast", () => {
  const { list, page } = watching();
  // Between 2:43 and 2:50 h, seven lines: evenly, two of them were counted by 2:45 h; by the lines, none was.
  const listed = list(170);
  expect(listed.rate?.recent).toBe(60);
  expect(page(170)).toEqual(listed);
  expect(list(171)).toEqual(listed);
  expect(page(176)).toEqual(listed);
});

test("a list that is opened after a page has its forecast", () => {
  const { list, page } = watching();
  const shown = page(170);
  // By 2:45 h, none of the seven lines since 2:43 h was counted.
  expect(shown.rate?.recent).toBe(58);
  expect(list(171)).toEqual(shown);
  expect(page(172)).toEqual(shown);
});

test("the next quarter hours have what the lines told", () => {
  const { list, page } = watching();
  list(170);
  page(171);
  for (let minutes = 176; minutes < 226; minutes += 5) list(minutes);
  const listed = list(226);
  // Of 2:45 to 3:45 h, with the two that a list would have taken to be counted before.
  expect(listed.rate?.recent).toBe(62);
  expect(page(226)).toEqual(listed);
});
