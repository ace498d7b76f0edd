import * as v from "valibot";
import {
  type Dialect,
  type ListParameter,
  listParameters,
  pageSize,
} from "#contract/parameters.ts";
import { instant } from "#contract/scalars.ts";
import type { BasePath } from "#gateway/http/base-path.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { Positions } from "./positions.ts";

/** A viewer's query of the list. Instants are ISO 8601 in UTC with milliseconds. */
export interface ListQuery {
  /** Maximum entries of a page, 1 to 100. */
  readonly limit: number;
  /** Position where the page begins; see `envelope.ts`. */
  readonly cursor?: string;
  readonly warehouse?: string;
  readonly startedBefore?: string;
  readonly startedAfter?: string;
}

/** Maximum length of a position in the list, URL-encoded, in characters: many servers reject addresses above 8 kB. */
const maxPositionLength = 6000;

/** Whether a request can carry a position unchanged; its meaning is the API's own. */
export function isPosition(text: string): boolean {
  if (text.length > maxPositionLength || !text.isWellFormed()) return false;
  return encodeURIComponent(text).length <= maxPositionLength;
}

/**
 * Parses a viewer's query.
 * @throws ProblemError `bad-request` for unknown, repeated, empty or malformed parameters
 */
export function readListQuery(query: string): ListQuery {
  const given = readParameters(query, listParameters);
  if (given.cursor !== undefined && !isPosition(given.cursor)) {
    throw bad("The parameter cursor is not a position that this gateway gave.");
  }
  return {
    limit: readLimit(given.limit),
    ...(given.cursor === undefined ? {} : { cursor: given.cursor }),
    ...(given.warehouse === undefined ? {} : { warehouse: given.warehouse }),
    ...readInstant("startedBefore", given.startedBefore),
    ...readInstant("startedAfter", given.startedAfter),
  };
}

/**
 * A query's values by name, each allowed once.
 * @throws ProblemError `bad-request`
 */
export function readParameters<Name extends string>(
  query: string,
  allowed: readonly Name[],
): Partial<Record<Name, string>> {
  const given: Partial<Record<Name, string>> = {};
  for (const [key, value] of new URLSearchParams(query)) {
    const name = allowed.find((one) => one === key);
    if (name === undefined) throw bad("There is a parameter that this address does not have.");
    if (given[name] !== undefined) throw bad(`The parameter ${name} is given more than once.`);
    if (value === "") throw bad(`The parameter ${name} is empty.`);
    given[name] = value;
  }
  return given;
}

/**
 * The upstream query: always the page size, and the filters with every cursor.
 * @throws ProblemError `bad-request` for a position that this gateway did not issue
 */
export function upstreamQuery(query: ListQuery, dialect: Dialect, positions: Positions): string {
  const position = query.cursor === undefined ? undefined : positions.read(query.cursor);
  const sent = new URLSearchParams(position);
  for (const name of listParameters) {
    if (position !== undefined && name === "cursor") continue;
    const value = query[name];
    if (value !== undefined) sent.set(dialect[name], String(value));
  }
  return sent.toString();
}

/** The gateway's own address of a list page. */
export function listLink(query: ListQuery, basePath: BasePath): string {
  const parameters = new URLSearchParams();
  for (const name of listParameters) {
    const value = query[name];
    if (value !== undefined) parameters.set(name, String(value));
  }
  return `${basePath}/api/v1/countings?${parameters}`;
}

function readLimit(text: string | undefined): number {
  // The API's default is 10, which would take ten times as many requests for a long list.
  if (text === undefined) return pageSize.max;
  const limit = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (limit < pageSize.min || limit > pageSize.max) {
    throw bad(`The parameter limit is a whole number from ${pageSize.min} to ${pageSize.max}.`);
  }
  return limit;
}

function readInstant(name: ListParameter, text: string | undefined): Partial<ListQuery> {
  if (text === undefined) return {};
  const time = v.is(instant, text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) {
    throw bad(`The parameter ${name} is an instant such as 2026-01-05T06:00:00.000Z.`);
  }
  return { [name]: new Date(time).toISOString() };
}

function bad(detail: string): ProblemError {
  return new ProblemError("bad-request", { detail });
}
