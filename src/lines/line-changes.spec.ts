import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Counting } from "#contract/counting.ts";
import type { Line } from "#contract/line.ts";
import { lineChangesType } from "#contract/line-changes.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { lines } from "#testing/arbitraries.ts";
import { answerOf, connect, neverAborted, type SentAnswer } from "#testing/connected-store.ts";
import { aCountedLine, aCounting, aLine } from "#testing/samples.ts";
import { facetNames } from "./facets/line-facets.ts";
import { everyLine } from "./line-query.ts";
import { defaultFields } from "./line-row.ts";
import type { LineStore } from "./line-store.ts";

type Products = readonly unknown[];

/** What the gateway sends of a counting to a viewer who has an earlier version. */
function changesOf(
  before: Products,
  now: Products,
  header: Counting = aCounting(),
  changed: object = {},
): SentAnswer {
  const textsBefore = before.map((line) => JSON.stringify(line));
  const rows = now.flatMap((line, row) => (JSON.stringify(line) === textsBefore[row] ? [] : [row]));
  const products = rows.map((row) => now[row]);
  const body = { ...header, changed: { count: now.length, rows, ...changed }, products };
  return {
    ...answerOf([]),
    tag: "now",
    mediaType: lineChangesType,
    texts: [JSON.stringify(body)],
  };
}

const whole = (products: Products, tag: string): SentAnswer => ({ ...answerOf(products), tag });

/** A store that is sent these answers one after the other, and how many it has asked for. */
function connectTo(...answers: readonly SentAnswer[]) {
  let asked = 0;
  const { store } = connect(async () => {
    const answer = answers[asked] ?? expect.fail("Nothing else should be asked for");
    asked += 1;
    return answer;
  });
  return { store, asked: () => asked };
}

const sortedFields = [
  "product.code",
  "location.code",
  "lot.code",
  "countedStock",
  "value",
] as const;

/** Everything that a page can ask of the lines. */
async function contentOf(store: LineStore) {
  const order = await store.order({ filter: everyLine, sorts: [], view: defaultViewSettings });
  const rows = await store.rows(order, { from: 0, to: 1000, fields: defaultFields });
  const ids = [...new Set(rows.map(({ id }) => id))];
  const found = await Promise.all(ids.map((id) => store.line(id)));
  const { version: _, ...figures } = await store.aggregates(everyLine, defaultViewSettings);
  const search = { ...everyLine, text: "bolt" };
  const matching = await store.order({ filter: search, sorts: [], view: defaultViewSettings });
  const sorted = await Promise.all(
    sortedFields.map(async (field) => {
      const sorts = [{ field, descending: false }];
      return [...(await store.order({ filter: everyLine, sorts, view: defaultViewSettings })).rows];
    }),
  );
  return {
    rows,
    lines: found.map((one) => one?.line),
    figures,
    matching: [...matching.rows],
    sorted,
    facets: await store.facets(everyLine, defaultViewSettings, facetNames),
  };
}

/** Lines of another version: some of the same, some changed, some more or fewer. */
const versions = fc
  .record({
    before: fc.array(lines, { minLength: 1, maxLength: 12 }),
    changes: fc.array(fc.option(lines, { nil: null }), { maxLength: 15 }),
    count: fc.nat({ max: 15 }),
  })
  .map(({ before, changes, count }) => {
    const length = Math.min(Math.max(before.length, changes.length), count);
    const now = Array.from({ length }, (_, row): Line => {
      const [was, change] = [before[row], changes[row]];
      if (was === undefined || change == null) return was ?? change ?? aLine({ id: row });
      return { ...change, id: was.id };
    });
    return { before, now };
  });

describe("a counting of which the gateway sends what changed", () => {
  test("is what the whole answer would be, for any two versions", async () => {
    await fc.assert(
      fc.asyncProperty(versions, async ({ before, now }) => {
        const header = aCounting({ totalProducts: now.length });
        const changed = connectTo(whole(before, "before"), changesOf(before, now, header));
        await changed.store.load(neverAborted());
        // What it has computed from these lines must not remain where they change.
        await contentOf(changed.store);
        const loaded = await changed.store.load(neverAborted());
        const plain = connectTo({ ...answerOf(now, header), tag: "now" });
        const { quality, disagreements, read } = await plain.store.load(neverAborted());
        expect(loaded).toMatchObject({ counting: header, isWhole: true, faults: [], read });
        expect(loaded.quality).toEqual(quality);
        expect(loaded.disagreements).toEqual(disagreements);
        expect(await contentOf(changed.store)).toEqual(await contentOf(plain.store));
      }),
      { numRuns: 25 },
    );
  });

  const before = [1, 2, 3].map((id) => aLine({ id, index: id }));
  const now = before.map((line) =>
    line.id === 2 ? aCountedLine(3, 1, { id: 2, index: 2 }) : line,
  );

  test("marks the lines that changed, and keeps the version that a page still shows", async () => {
    const { store, asked } = connectTo(whole(before, "before"), changesOf(before, now));
    await store.load(neverAborted());
    const order = await store.order({ filter: everyLine, sorts: [], view: defaultViewSettings });
    const loaded = await store.load(neverAborted());
    expect(loaded.changed).toEqual([2]);
    const range = { from: 0, to: 3, fields: defaultFields };
    const [second] = (await store.rows(order, range)).slice(1);
    expect(second?.countedStock).toBeNull();
    expect((await store.line(2))?.line.countedStock).toBe(3);
    expect(asked()).toBe(2);
  });

  test("can change again and again", async () => {
    const steps = [2, 3, 1].map((id) => aCountedLine(id, 0, { id, index: id }));
    const states = [before];
    for (const step of steps) {
      states.push((states.at(-1) ?? []).map((line) => (line.id === step.id ? step : line)));
    }
    const sent = steps.map((_, at) => changesOf(states[at] ?? [], states[at + 1] ?? []));
    const { store } = connectTo(whole(before, "before"), ...sent);
    await store.load(neverAborted());
    for (const _ of steps) await store.load(neverAborted());
    const counted = await Promise.all([1, 2, 3].map((id) => store.line(id)));
    expect(counted.map((one) => one?.line.countedStock)).toEqual([1, 2, 3]);
  });

  test.each([
    ["another line in a place", changesOf(before, [before[0], before[2], before[2]])],
    ["fewer lines than it says", changesOf(before, now, aCounting(), { count: 5 })],
    ["a place beyond its lines", changesOf(before, now, aCounting(), { rows: [7] })],
    [
      "places out of order",
      changesOf(before, [...now].reverse(), aCounting(), { rows: [1, 1, 0] }),
    ],
    ["no places", changesOf(before, now, aCounting(), { rows: null })],
    ["a broken line", changesOf(before, [before[0], { id: 2 }, before[2]])],
    ["a broken header", changesOf(before, now, { ...aCounting(), id: 7 } as never)],
    ["no JSON", { ...changesOf(before, now), texts: ["{]"] }],
  ])("is asked for as a whole after changes with %s", async (_, changes) => {
    const { store, asked } = connectTo(whole(before, "before"), changes, whole(now, "now"));
    await store.load(neverAborted());
    const loaded = await store.load(neverAborted());
    expect(loaded).toMatchObject({ isWhole: true, faults: [], changed: [2] });
    expect((await store.line(2))?.line.countedStock).toBe(3);
    expect(asked()).toBe(3);
  });

  test("is asked for as a whole while lines are set aside", async () => {
    const types: (string | null | undefined)[] = [];
    const { store } = connect(async (_address, _signal, mediaType) => {
      types.push(mediaType);
      return whole([...before, { id: 4 }], "before");
    });
    await store.load(neverAborted());
    await store.load(neverAborted());
    expect(types).toEqual([lineChangesType, null]);
  });
});
