import fc from "fast-check";
import { expect, test } from "vitest";
import { contentOf } from "#components/export/exported-columns.ts";
import type { Counting } from "#contract/counting.ts";
import type { Line } from "#contract/line.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { outlookOf, shownEnds, shownRate } from "#domain/counting/outlook.ts";
import { PeopleTotaller } from "#domain/groups/people.ts";
import { LineEvaluation } from "#domain/lines/line-evaluation.ts";
import { lineFacts } from "#domain/lines/line-facts.ts";
import { LineTotaller } from "#domain/lines/line-totals.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { factsOfLines } from "#domain/replay/past-facts.ts";
import { rescuePlan } from "#domain/rescue/plan.ts";
import { finishWith } from "#domain/rescue/work.ts";
import { minute, second } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { conclusionText, shortConclusion } from "#format/conclusion.ts";
import { createFormat } from "#format/format.ts";
import { lineRate } from "#format/line-rate.ts";
import { stopDate } from "#gateway/testing/clock.ts";
import { get, json, testGateway } from "#gateway/testing/gateway.ts";
import { en } from "#messages/en/catalogue.ts";
import { listFile } from "#pages/countings/actions/list-file.ts";
import { countingAt } from "#pages/countings/table/cells/row-context.ts";
import { countRecordOf } from "#transport/stream.ts";
import { fuzzTimeout } from "./fuzz-runs.ts";
import { aCounting, aLine } from "./samples.ts";

const pass = stopDate();
const format = createFormat({ locale: "en-GB", timeZone: "UTC", currency: null, units: en.units });

/** Spells of lines at a speed of their own, the last one some minutes ago. */
const someWork = fc.record({
  spells: fc.array(
    fc.record({
      lines: fc.integer({ min: 4, max: 12 }),
      seconds: fc.integer({ min: 20, max: 900 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  left: fc.integer({ min: 1, max: 300 }),
  /** Minutes from now. */
  deadline: fc.integer({ min: -120, max: 2000 }),
  idle: fc.nat({ max: 40 }),
});

type SentCounting = Counting & { readonly products: readonly Line[] };

function sentCounting({ spells, left, deadline, idle }: Work, index: number): SentCounting {
  const seconds = spells.flatMap(({ lines, seconds: each }) => Array(lines).fill(each) as number[]);
  const length = seconds.reduce((sum, each) => sum + each) * second;
  const startedAt = Math.floor((Date.now() - idle * minute - length) / second) * second;
  let at = startedAt;
  const products = seconds.map((each, line) => {
    const started = new Date(at).toISOString();
    at += each * second;
    return aLine({
      id: line,
      index: line,
      startedAt: started,
      finishedAt: new Date(at).toISOString(),
      assignedUser: { id: line % 3, username: null },
    });
  });
  return {
    ...aCounting({
      id: `c-${index}`,
      startedAt: new Date(startedAt).toISOString(),
      endsAt: new Date(Date.now() + deadline * minute).toISOString(),
      totalProducts: products.length + left,
      totalProductsCounted: products.length,
      totalProductsLeft: left,
    }),
    products,
  };
}

type Work = typeof someWork extends fc.Arbitrary<infer Value> ? Value : never;

const atOnce = (clock: number) => ({ clock, staleSince: null, calendar: roundTheClock });

function figuresOf(lines: readonly Line[]) {
  const totals = new LineTotaller();
  const people = new PeopleTotaller();
  const evaluation = new LineEvaluation(defaultViewSettings, null);
  for (const line of lines) {
    const facts = lineFacts(line);
    totals.add(facts);
    people.add(facts, evaluation.read(facts));
  }
  const finishes = Float64Array.from(lines, ({ finishedAt }) => Date.parse(finishedAt ?? ""));
  return { totals: totals.totals(), people: people.people(), finishes: finishes.sort() };
}

test("list, page, plan, exports and the API name one end and one verdict", {
  timeout: fuzzTimeout,
}, async () => {
  const countings = fc.sample(someWork, { numRuns: 100, seed: 7 }).map(sentCounting);
  const { gateway } = testGateway(
    async ({ url }) => {
      const id = new URL(url).pathname.split("/countings/")[1];
      if (id !== undefined) return json(countings.find((one) => one.id === id));
      const items = countings.map(({ products: _, ...header }) => header);
      return json({ items, meta: { total: items.length } });
    },
    { maxBodyBytes: 8_000_000 },
  );
  const path = "/api/v1/countings";
  const list = async (): Promise<Counting[]> =>
    (await (await get(gateway, `${path}?limit=100`)).json()).items;
  await list();
  for (const { id } of countings) await (await get(gateway, `${path}/${id}`)).text();
  const areRead = async () => {
    pass(30);
    return (await list()).every(({ countRecord }) => countRecord?.isExact);
  };
  await expect.poll(areRead, { timeout: fuzzTimeout / 2 }).toBe(true);
  const now = Date.now();
  const listed = new Map((await list()).map((one) => [one.id, one]));
  const asJson = { headers: { Accept: "application/json" } };
  const briefing = await (await get(gateway, "/api/v1/briefing?tz=UTC&lang=en-GB", asJson)).json();
  const plain = await (await get(gateway, "/api/v1/briefing?tz=UTC&lang=en-GB")).text();
  for (const { kind, text, countings: named } of briefing.sentences) {
    expect(plain).toContain(text);
    const one = listed.get(named[0]?.id);
    if (!one || (kind !== "late" && kind !== "overdue")) continue;
    const { conclusion, rate } = countingAt(one, atOnce(now));
    const ends = shownEnds(conclusion);
    if (kind === "late" && ends) expect(text).toContain(format.ends(ends, now));
    // The rate beside it, unless the sentence ends with more countings, is that of the row.
    const lines = shownRate(rate);
    const isTold = lines !== null && lines > 0 && !/ more\b|Also /.test(text);
    if (isTold) expect(text).toContain(` ${lineRate(lines, format)} `);
  }
  const kinds = new Set<string>();
  let ranges = 0;

  for (const sent of countings) {
    const counting = listed.get(sent.id) ?? sent;
    const { conclusion } = countingAt(counting, atOnce(now));
    kinds.add(conclusion.kind);
    const ends = shownEnds(conclusion);
    if (ends && ends.early < ends.late) ranges += 1;

    // The page before its lines have come, and with them.
    const answer = await get(gateway, `${path}/${sent.id}`);
    const countRecord = countRecordOf(answer.headers) ?? undefined;
    const { products, ...header }: SentCounting = await answer.json();
    const early = countingFacts({ ...header, countRecord });
    expect(outlookOf(early, now, roundTheClock).conclusion).toEqual(conclusion);
    const { totals, people, finishes } = figuresOf(products);
    const read = { totals, finishes, isWhole: true, past: null };
    const facts = factsOfLines(
      countingFacts(header),
      read,
      Date.parse(answer.headers.get("X-Fetched-At") ?? ""),
    );
    const outlook = outlookOf(facts, now, roundTheClock);
    expect(outlook.conclusion).toEqual(conclusion);
    expect(outlook.rate).toEqual(countingAt(counting, atOnce(now)).rate);
    const plan = rescuePlan({ facts, conclusion }, people, { now, calendar: roundTheClock });
    if (typeof plan !== "string" && ends) {
      expect(finishWith(plan.work.people, plan.work)).toEqual(ends);
    }

    // The API for other tools.
    expect(briefing.countings).toContainEqual({
      id: sent.id,
      path: `/countings/${sent.id}`,
      conclusion: conclusion.kind,
      doneEarliest: ends && new Date(ends.early).toISOString(),
      doneLatest: ends && new Date(ends.late).toISOString(),
    });

    // The row of the list and its file.
    const { end, text } = shortConclusion(conclusion, now, en, format);
    const one = { counting, now, calendar: roundTheClock };
    const file = contentOf(listFile, [one as never], {
      t: en,
      format,
      costsHidden: false,
      today: now,
    });
    expect(JSON.stringify(file)).toContain([end, text].filter(Boolean).join(", "));

    // The headline, which the report has, too.
    const { undocumented } = totals;
    const headline = conclusionText(conclusion, { now, facts, undocumented }, en, format);

    // The label of the chart has the words of the headline.
    if (ends && conclusion.kind !== "overdue") expect(headline).toContain(format.ends(ends, now));
    for (const time of ends && conclusion.kind !== "overdue" ? [ends.early, ends.late] : []) {
      expect(end).toContain(format.time(time));
    }
    if (conclusion.kind === "late" || conclusion.kind === "may-be-late") {
      expect(headline.replace("about ", "")).toContain(text);
    }
  }
  expect(ranges).toBeGreaterThan(10);
  expect([...kinds]).toEqual(
    expect.arrayContaining(["late", "early", "on-time", "may-be-late", "stalled", "overdue"]),
  );
});
