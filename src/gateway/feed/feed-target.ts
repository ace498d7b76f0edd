import * as v from "valibot";
import {
  decimalSigns,
  type FeedFormat,
  type FeedName,
  feedSeparators,
  feeds,
  fileParameters,
} from "#contract/feed.ts";
import { readParameters } from "#gateway/api/list-query.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { Target } from "#gateway/http/target.ts";
import type { RowFormat } from "./write-rows.ts";

/** What the address of a feed asks for. */
export interface FeedRequest {
  readonly name: FeedName;
  readonly format: FeedFormat;
  /** Raw segment of the counting's id; `undefined` without one. */
  readonly segment: string | undefined;
  readonly rowFormat: RowFormat;
  /** The parameters that are not about the form, as a query. */
  readonly query: string;
}

/**
 * Reads the address of a feed.
 * @throws ProblemError `not-found`; `bad-request`
 */
export function readFeedTarget({ path, query }: Target): FeedRequest {
  for (const name of Object.keys(feeds) as FeedName[]) {
    const { path: pattern, formats, parameters } = feeds[name];
    for (const format of formats) {
      const match = new RegExp(`^${pattern.replace(":id", "([^/]+)")}\\.${format}$`).exec(path);
      if (match === null) continue;
      const ofFile = format === "csv" ? Object.keys(fileParameters) : [];
      const given = readParameters(query, [...parameters, ...ofFile]);
      const own = Object.entries(given).filter(([key]) => !ofFile.includes(key));
      return {
        name,
        format,
        segment: match[1],
        rowFormat: format === "json" ? { kind: "json" } : fileFormat(given),
        query: String(
          new URLSearchParams(own.map(([key, value = ""]): [string, string] => [key, value])),
        ),
      };
    }
  }
  throw new ProblemError("not-found");
}

function fileFormat(given: Readonly<Record<string, string | undefined>>): RowFormat {
  const read = v.safeParse(v.object(fileParameters), given);
  if (!read.success) {
    const name = v.getDotPath(read.issues[0]) ?? "";
    throw bad(
      name === "separator"
        ? "The parameter separator is comma, semicolon or tab."
        : "The parameter decimal is point or comma.",
    );
  }
  const { decimal = "point", separator = decimal === "comma" ? "semicolon" : "comma" } =
    read.output;
  if (decimal === "comma" && separator === "comma") {
    throw bad("A comma cannot both separate cells and begin decimals: choose semicolon or tab.");
  }
  return { kind: "csv", separator: feedSeparators[separator], decimalSign: decimalSigns[decimal] };
}

function bad(detail: string): ProblemError {
  return new ProblemError("bad-request", { detail });
}
