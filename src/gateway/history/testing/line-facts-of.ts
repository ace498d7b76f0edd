import type { LineFacts } from "#domain/lines/line-facts.ts";
import type { SampleLine } from "./small-archive.ts";

/** A line of the archive as the domain's figures read lines. */
export function lineFactsOf(line: SampleLine): LineFacts {
  const { class: abc } = line;
  const time = (instant: string | null) => (instant === null ? null : Date.parse(instant));
  const number = (text: string | null) => (text === null ? null : Number(text));
  return {
    startedAt: time(line.started_at),
    finishedAt: time(line.finished_at),
    locationStock: Number(line.expected),
    stockNow: null,
    hasWholeStocks: false,
    countedStock: number(line.counted),
    difference: number(line.difference),
    prevCountedStock: null,
    prevDifference: null,
    costPrice: Number(line.cost),
    documented: line.reason !== null,
    hasIncident: line.incident !== null,
    locationCode: line.location,
    productId: line.product,
    productCode: line.product,
    productDescription: line.description,
    productUpdatedAt: 0,
    packagingUnit: 1,
    userId: line.person,
    username: line.name,
    abc,
    valueAbc: abc,
    stockAbc: abc,
    priceAbc: abc,
    movementAbc: abc,
    reasonId: line.reason === null ? null : 1,
    reasonName: line.reason,
    incidentType: line.incident,
  };
}
