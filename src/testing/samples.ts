import type { ActiveCountings } from "#api/countings/active-countings.ts";
import type { Share } from "#contract/access.ts";
import type { CountRecord } from "#contract/count-record.ts";
import type { Counting } from "#contract/counting.ts";
import type { Incident } from "#contract/incident.ts";
import type { Documentation, Line } from "#contract/line.ts";
import type { Metrics } from "#contract/metrics.ts";
import type { CountingFacts } from "#domain/counting/facts.ts";
import { recordOfHeader } from "#domain/forecast/count-record.ts";
import { noneFound } from "#domain/lines/line-checks.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { hour } from "#domain/time/units.ts";
import type { LoadedCounting } from "#lines/line-store.ts";

/** Start of the samples' day. */
export const sampleStart = "2026-03-02T06:00:00.000Z";

/** A counting of 200 lines from 06:00 to 16:00, 80 counted; it adds up. */
export function aCounting(changes: Partial<Counting> = {}): Counting {
  return {
    id: "c-1",
    startedAt: sampleStart,
    endsAt: "2026-03-02T16:00:00.000Z",
    warehouse: { name: "North", id: 0, code: "N", slug: "north" },
    active: true,
    participants: [{ id: 0, username: null }],
    totalProducts: 200,
    totalProductsCounted: 80,
    totalProductsLeft: 120,
    totalDiscrepancies: 4,
    totalIncidents: 1,
    ...changes,
  };
}

/** `aCounting` with all of its lines, which agree with it. */
export function aLoadedCounting(changes: Partial<LoadedCounting> = {}): LoadedCounting {
  return {
    version: 1,
    isWhole: true,
    isArriving: false,
    counting: aCounting(),
    freshness: { at: 0, now: 0, fetchedAt: 0 },
    transferTime: 0,
    read: 200,
    faults: [],
    quality: {
      finishedWithoutCount: 0,
      differenceBeforeCount: 0,
      futureFinish: 0,
      repeated: 0,
      ofAnotherCounting: 0,
    },
    checks: noneFound,
    disagreements: [],
    changed: [],
    ...changes,
  };
}

/** A search of the list that found these active countings, and reached its end. */
export function foundCountings(
  active: readonly Counting[],
  changes: Partial<ActiveCountings> = {},
): ActiveCountings {
  return {
    active,
    pages: [],
    checked: active.length,
    unreadable: 0,
    total: active.length,
    since: "2026-01-01T00:00:00.000Z",
    end: "list",
    whole: true,
    failure: null,
    ...changes,
  };
}

/** A link to everything that never expires. */
export function aShare(changes: Partial<Share> = {}): Share {
  return {
    id: "s-1",
    kind: "link",
    name: "Auditors",
    scope: { kind: "all" },
    subject: null,
    view: null,
    hides: [],
    createdAt: sampleStart,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
    link: null,
    token: null,
    madeBy: null,
    waitsUntil: null,
    ...changes,
  };
}

/** A record of lines that have not changed since an instant, as it is known from answers alone. */
export function unchangedRecord(since: number): CountRecord {
  const at = since - hour;
  const startedAt = Date.parse(sampleStart);
  return { ...recordOfHeader({ counted: 80, startedAt, at }), lastChange: since };
}

/** A record by headers whose last change an answer has seen, so that its average is judged. */
export function seenRecord(at: number, counted = 80, startedAt = sampleStart): CountRecord {
  const record = recordOfHeader({ counted, startedAt: Date.parse(startedAt), at });
  return { ...record, watchedSince: at - 1 };
}

/** The facts of `aCounting`, in milliseconds. */
export function someCountingFacts(changes: Partial<CountingFacts> = {}): CountingFacts {
  return {
    startedAt: Date.parse(sampleStart),
    endsAt: Date.parse("2026-03-02T16:00:00.000Z"),
    active: true,
    total: 200,
    counted: 80,
    left: 120,
    discrepancies: 4,
    incidents: 1,
    record: null,
    ...changes,
  };
}

/** An untouched line, with every nullable field null. */
export function aLine(changes: Partial<Line> = {}): Line {
  return {
    id: 1,
    updatedAt: sampleStart,
    startedAt: null,
    finishedAt: null,
    index: 0,
    assignedUser: { id: 17, username: null },
    documentation: null,
    productStock: 30,
    productLocationStock: 10,
    lotStock: 0,
    lotLocationStock: 0,
    costPrice: 2.5,
    countedStock: null,
    difference: null,
    prevCountedStock: null,
    prevDifference: null,
    product: {
      id: "p-1",
      updatedAt: sampleStart,
      code: "SKU-1",
      warehouse: { name: "North", code: "N" },
      costPrice: 2.5,
      stock: 30,
      metrics: null,
      description: "Hex bolt",
      packagingUnit: 1,
    },
    location: { id: "l-1", code: "A-01-1" },
    lot: null,
    productLocation: { stock: 10 },
    lotLocation: null,
    counting: { id: "c-1", startedAt: sampleStart, warehouse: { id: 0 } },
    incident: null,
    ...changes,
  };
}

/** Facts of an untouched line, with every nullable field null. */
export function someLineFacts(changes: Partial<LineFacts> = {}): LineFacts {
  return {
    startedAt: null,
    finishedAt: null,
    locationStock: 10,
    stockNow: 10,
    hasWholeStocks: true,
    countedStock: null,
    difference: null,
    prevCountedStock: null,
    costPrice: 2.5,
    documented: false,
    hasIncident: false,
    locationCode: "A-01-1",
    productId: "p-1",
    productCode: "SKU-1",
    productDescription: "Hex bolt",
    productUpdatedAt: Date.parse(sampleStart),
    packagingUnit: 1,
    prevDifference: null,
    userId: 17,
    username: null,
    abc: null,
    valueAbc: null,
    stockAbc: null,
    priceAbc: null,
    movementAbc: null,
    reasonId: null,
    reasonName: null,
    incidentType: null,
    ...changes,
  };
}

/** A line counted from 06:00 to 06:05. */
export function aCountedLine(
  countedStock: number | null,
  difference: number | null,
  changes: Partial<Line> = {},
): Line {
  const finishedAt = "2026-03-02T06:05:00.000Z";
  return aLine({ startedAt: sampleStart, finishedAt, countedStock, difference, ...changes });
}

export function aDocumentation(reason: string): Documentation {
  const user = { id: 17, username: null };
  return {
    body: null,
    id: 0,
    createdAt: sampleStart,
    user,
    reason: { name: reason, id: 0 },
    stock: null,
  };
}

export function anIncident(type: string | null, body: string | null = null): Incident {
  return { body, id: 0, createdAt: sampleStart, type: type === null ? null : { name: type } };
}

/** Metrics with the classes A, B, C, A and B, in the order of the API's fields. */
export function someMetrics(): Metrics {
  return {
    updatedAt: sampleStart,
    abc: "A",
    ranking: 1,
    valueAbc: "B",
    valueRanking: 2,
    valueTotal: 300,
    stockAbc: "C",
    stockRanking: 3,
    stockMonth: 1,
    stock6Mo: 6,
    stockYear: 12,
    priceAbc: "A",
    priceRanking: 1,
    priceMonth: 1,
    price6Mo: 6,
    priceYear: 12,
    movementAbc: "B",
    movementRanking: 2,
    movementMonth: 1,
    movement6Mo: 6,
    movementYear: 12,
  };
}
