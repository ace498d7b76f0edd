import * as v from "valibot";
import type { Hidden } from "#contract/access.ts";
import { countingSchema } from "#contract/counting.ts";
import { lineWithoutCostsSchema } from "#contract/line.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { ratesOf } from "#domain/counting/rates.ts";
import { lineFacts } from "#domain/lines/line-facts.ts";
import { LineTotaller } from "#domain/lines/line-totals.ts";
import type { Bytes } from "#gateway/http/body.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { parseJson } from "#gateway/json/bytes.ts";
import { readLines } from "#gateway/json/read-lines.ts";
import { type CountingMoment, countingColumns, countingValues } from "./counting-columns.ts";
import { figureColumns, figureValues } from "./line-figures.ts";
import { objectWriter } from "./write-rows.ts";

interface FigureMoment extends Omit<CountingMoment, "rates"> {
  readonly hidden: readonly Hidden[];
  readonly signal: AbortSignal;
}

const write = objectWriter([...countingColumns, ...figureColumns]);

/**
 * The figures of one counting as a JSON object: the columns of the list, then the figures of its lines.
 * @param body the answer with the counting, without what is hidden
 * @throws ProblemError for an answer that is no counting
 */
export async function figuresText(
  body: Bytes,
  { hidden, signal, ...moment }: FigureMoment,
): Promise<string> {
  const totaller = new LineTotaller();
  const members: Record<string, unknown> = {};
  let unreadable = 0;
  const reading = readLines(
    body,
    {
      line(value) {
        const { success, output } = v.safeParse(lineWithoutCostsSchema, value);
        if (success) totaller.add(lineFacts(output));
        else unreadable += 1;
      },
      member(key, text) {
        members[key] = parseJson(text());
      },
    },
    signal,
  );
  // The lines are only added up.
  for await (const _ of reading);
  const header = v.safeParse(countingSchema, members);
  if (!header.success) throw new ProblemError("upstream-not-json");
  const { record: countRecord, now, calendarOf } = moment;
  const facts = countingFacts({ ...header.output, ...(countRecord && { countRecord }) });
  const totals = totaller.totals();
  const calendar = calendarOf(header.output.warehouse.code);
  const rates = ratesOf({ totals, isWhole: unreadable === 0 }, facts, now, calendar);
  return `${write([
    ...countingValues(members, { ...moment, rates }),
    ...figureValues(unreadable === 0 ? totals : null, unreadable, hidden),
  ])}\n`;
}
