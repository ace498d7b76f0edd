import * as v from "valibot";
import {
  type Dialect,
  type ListParameter,
  listParameters,
  pageSize,
} from "#contract/parameters.ts";
import { instant } from "#contract/scalars.ts";
import { type Position, readCursor } from "./cursor.ts";
import { refusal } from "./respond.ts";

/** Parsed query of the list. */
export interface ListQuery {
  readonly limit: number;
  readonly after: Position | null;
  readonly warehouse: string | null;
  /** Only countings started before this moment, exclusive; milliseconds since 1970. */
  readonly before: number | null;
  /** Only countings started after this moment, exclusive; milliseconds since 1970. */
  readonly since: number | null;
}

class Refused extends Error {
  readonly response: Response;
  constructor(status: 400 | 422, message: string) {
    super(message);
    this.response = refusal(status, status === 400 ? "bad-request" : "out-of-range", message);
  }
}

function single(search: URLSearchParams, dialect: Dialect): Map<ListParameter, string> {
  const values = new Map<ListParameter, string>();
  for (const [name, value] of search) {
    const parameter = listParameters.find((candidate) => dialect[candidate] === name);
    if (!parameter) throw new Refused(400, `There is no parameter "${name}".`);
    if (values.has(parameter)) throw new Refused(400, `"${name}" is given more than once.`);
    if (value === "") throw new Refused(400, `"${name}" is empty.`);
    values.set(parameter, value);
  }
  return values;
}

function limitOf(value: string | undefined): number {
  if (value === undefined) return pageSize.default;
  if (!/^-?\d+$/.test(value)) throw new Refused(400, "The limit is not an integer.");
  const limit = Number(value);
  if (limit < pageSize.min || limit > pageSize.max) {
    throw new Refused(422, `The limit is not between ${pageSize.min} and ${pageSize.max}.`);
  }
  return limit;
}

function momentOf(value: string | undefined): number | null {
  if (value === undefined) return null;
  if (!v.is(instant, value)) {
    throw new Refused(400, "A datetime is not in ISO 8601 with its offset.");
  }
  return Date.parse(value);
}

function positionOf(seed: number, value: string | undefined): Position | null {
  if (value === undefined) return null;
  const position = readCursor(seed, value);
  if (!position) throw new Refused(400, "The cursor is none that this list gave out.");
  return position;
}

/**
 * Parses the list's query strictly.
 * @returns the error response when it is invalid: 400 for malformed values, 422 for a limit out of range
 */
export function readListQuery(
  seed: number,
  dialect: Dialect,
  search: URLSearchParams,
): ListQuery | Response {
  try {
    const values = single(search, dialect);
    return {
      limit: limitOf(values.get("limit")),
      after: positionOf(seed, values.get("cursor")),
      warehouse: values.get("warehouse") ?? null,
      before: momentOf(values.get("startedBefore")),
      since: momentOf(values.get("startedAfter")),
    };
  } catch (error) {
    if (error instanceof Refused) return error.response;
    throw error;
  }
}
