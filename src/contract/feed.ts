import * as v from "valibot";
import { listParameters } from "./parameters.ts";

/** What separates the cells of a file, by the name in an address. */
export const feedSeparators = { comma: ",", semicolon: ";", tab: "\t" } as const;

/** The sign before decimals in a file, by the name in an address. */
export const decimalSigns = { point: ".", comma: "," } as const;

/** The parameters of a file: plain by default, a comma between cells and a point before decimals. */
export const fileParameters = {
  separator: v.optional(v.picklist(["comma", "semicolon", "tab"])),
  decimal: v.optional(v.picklist(["point", "comma"])),
};

/** The parts of a history's address that say what its rows are about. */
const historyParameters = ["warehouse", "period", "by", "from", "to"] as const;

/** One feed for other programs. `:id` is a counting's id, percent-encoded. */
interface FeedRules {
  readonly path: string;
  /** The forms it has, by the ending of its path. */
  readonly formats: readonly ("csv" | "json")[];
  /** Parameters of all its forms. */
  readonly parameters: readonly string[];
}

/** Every feed. What a row has is in `docs/feed.md`. */
export const feeds = {
  countings: { path: "/feed/countings", formats: ["csv", "json"], parameters: listParameters },
  figures: { path: "/feed/countings/:id/figures", formats: ["json"], parameters: [] },
  lines: { path: "/feed/countings/:id/lines", formats: ["csv", "json"], parameters: [] },
  history: { path: "/feed/history", formats: ["csv", "json"], parameters: historyParameters },
} as const satisfies Readonly<Record<string, FeedRules>>;

export type FeedName = keyof typeof feeds;

export type FeedFormat = (typeof feeds)[FeedName]["formats"][number];

/** The address of a feed below the base path. */
export function feedPath(name: FeedName, format: FeedFormat, id = ""): string {
  return `${feeds[name].path.replace(":id", () => encodeURIComponent(id.toWellFormed()))}.${format}`;
}
