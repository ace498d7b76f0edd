import fc from "fast-check";
import * as v from "valibot";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { getCountingsPage } from "#api/countings/countings-page.ts";
import { type Counting, countingSchema } from "#contract/counting.ts";
import { endpointRules } from "#contract/endpoints.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { headerFigures } from "#domain/counting/header-figures.ts";
import { listSummary } from "#domain/counting/list-summary.ts";
import { scheduleStatus } from "#domain/counting/schedule-status.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { createReferenceApi } from "#reference-api/create.ts";
import { standardMadrid } from "#testing/calendars.ts";
import { fetchedAt, neverAborted } from "#testing/connected-store.ts";
import { fuzzRuns, fuzzTimeout } from "#testing/fuzz-runs.ts";
import { mutated, mutatedText, mutations } from "#testing/mutations.ts";
import { FailureError } from "#transport/failure.ts";
import { decode } from "#transport/get.ts";
import { filterCountings, statusCounts } from "./filters/filter-countings.ts";
import { columnNames } from "./table/columns/columns.tsx";
import { sortedRows } from "./table/columns/sorted-rows.ts";

const api = createReferenceApi({ now: () => fetchedAt });
const headers = { authorization: `Basic ${btoa("demo:demo")}` };
const get = (path: string) => api(new Request(`http://localhost${path}`, { headers }));

const format = createFormat({
  locale: "en-GB",
  timeZone: "Europe/Madrid",
  currency: "EUR",
  units: en.units,
});
const calendarOf = () => standardMadrid;
const context = { t: en, format, costsHidden: false };
const collator = new Intl.Collator("en");
const changes = fc.array(mutations, { minLength: 1, maxLength: 3 });

let items: readonly unknown[] = [];
let types: unknown;

beforeAll(async () => {
  ({ items } = (await (await get("/v1/countings?limit=60")).json()) as { items: unknown[] });
  types = await (await get("/v1/countings/incident_types")).json();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function load(text: string) {
  const sent = { "X-Fetched-At": new Date(fetchedAt).toISOString() };
  vi.stubGlobal("fetch", async () => new Response(text, { headers: sent }));
  return getCountingsPage({}, null, { signal: neverAborted() });
}

/** Calculates and renders everything that the list shows; any fault throws. */
function showAll(countings: readonly Counting[]): void {
  const judgement = { at: fetchedAt, calendarOf };
  statusCounts(filterCountings(countings, { statuses: ["left"], q: "a" }, judgement), judgement);
  listSummary(countings, fetchedAt, calendarOf);
  for (const field of columnNames) {
    const view = { now: fetchedAt, calendarOf, collator, context };
    const sorted = sortedRows(countings, [{ field, descending: true }], view);
    expect(sorted).toHaveLength(countings.length);
  }
  for (const counting of countings) {
    const facts = countingFacts(counting);
    const { progress, pace, total } = headerFigures(facts, fetchedAt, standardMadrid);
    scheduleStatus(facts, fetchedAt, standardMadrid);
    const texts = [
      format.moment(facts.startedAt, fetchedAt),
      format.day(facts.endsAt, fetchedAt),
      format.duration(facts.endsAt - facts.startedAt),
      ...[format.share(progress), format.share(pace), format.number(total)],
    ];
    expect(texts.join(" ")).not.toMatch(/NaN|Invalid|undefined/);
  }
}

describe("odd answers", () => {
  test("a broken entry is reported by its position, and all others are kept", {
    timeout: fuzzTimeout,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 56 }), changes, async (start, changed) => {
        const [first, ...others] = items.slice(start, start + 3);
        const sent = JSON.parse(JSON.stringify([mutated(first, changed), ...others]));
        const page = await load(JSON.stringify({ items: sent, meta: { total: 60 } }));
        const read = v.safeParse(countingSchema, sent[0]);
        expect(page.items).toEqual([...(read.success ? [read.output] : []), ...others]);
        expect(page.faults.map(({ position }) => position)).toEqual(read.success ? [] : [0]);
        showAll(page.items);
      }),
      fuzzRuns(0.15),
    );
  });

  test("a page with any change is read, or refused as a contract violation", {
    timeout: fuzzTimeout,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(changes, fc.boolean(), async (changed, isText) => {
        const whole = { items: items.slice(0, 2), meta: { total: 60, cursor: "p2" } };
        const text = isText
          ? mutatedText(JSON.stringify(whole), changed)
          : JSON.stringify(mutated(whole, changed));
        const page = await load(text).catch((error: unknown) => error);
        if (page instanceof FailureError) expect(page.failure.kind).toBe("contract");
        else showAll((page as Awaited<ReturnType<typeof load>>).items);
      }),
      fuzzRuns(0.05),
    );
  });

  test("incident types and logs are read, or refused as contract violations", {
    timeout: fuzzTimeout,
  }, () => {
    const endpoint = fc.constantFrom("incidentTypes" as const, "importErrorLog" as const);
    fc.assert(
      fc.property(endpoint, changes, (name, changed) => {
        const body = mutated(name === "incidentTypes" ? types : "Row 1: no SKU", changed);
        try {
          decode(endpointRules[name].response, body, "/");
        } catch (error) {
          expect(error).toBeInstanceOf(FailureError);
        }
      }),
      fuzzRuns(0.05),
    );
  });
});
