export const views = ["lines", "groups"] as const;

type View = (typeof views)[number];

/** What the address says of a log's page, beside the lines that it links to. */
export interface LogSearch {
  /** The log's lines, or its messages grouped by shape. */
  readonly view: View;
  /** What is searched for. */
  readonly q: string;
  /** Whether only lines with a hit are shown. */
  readonly only: boolean;
  /** Whether long lines are wrapped. */
  readonly wrap: boolean;
}

const yes = "1";

/** Reads what is known and leaves the rest of the address alone; a bad value counts as left out. */
export function parseSearch(search: URLSearchParams): LogSearch {
  return {
    view: views.find((view) => view === search.get("view")) ?? "lines",
    q: search.get("q") ?? "",
    only: search.get("only") === yes,
    wrap: search.get("wrap") === yes,
  };
}

/** The address with a changed view; defaults are left out. */
export function changeSearch(search: URLSearchParams, change: Partial<LogSearch>): URLSearchParams {
  const { view, q, only, wrap } = { ...parseSearch(search), ...change };
  const next = new URLSearchParams(search);
  const put = (name: string, value: string) =>
    value === "" ? next.delete(name) : next.set(name, value);
  put("view", view === "lines" ? "" : view);
  put("q", q);
  put("only", only ? yes : "");
  put("wrap", wrap ? yes : "");
  return next;
}
