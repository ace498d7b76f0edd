/** What the address says of a recount round. */
export interface RoundSearch {
  /** Share of the absolute variance that the round explains, more than 0 and at most 1. */
  readonly share: number;
  /** The list to tick off, or the sheet to print. */
  readonly view: "list" | "sheet";
  /** Which part of a long sheet, from 1. */
  readonly part: number;
}

const usualShare = 0.8;

/** Shares are whole percents, so that what is typed is what the address says. */
function parseShare(text: string | null): number {
  const percent = Math.round(Number(text ?? "") * 100);
  return percent >= 1 && percent <= 100 ? percent / 100 : usualShare;
}

function parsePart(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** Reads `share`, `view` and `part`; a bad value counts as left out. */
export function parseRound(search: URLSearchParams): RoundSearch {
  return {
    share: parseShare(search.get("share")),
    view: search.get("view") === "sheet" ? "sheet" : "list",
    part: parsePart(search.get("part")),
  };
}

/** The address without what is no round, such as a share of 300 %; `null` when it is one already. */
export function tidyRound(search: URLSearchParams): URLSearchParams | null {
  const tidy = changeRound(search, parseRound(search));
  return tidy.toString() === search.toString() ? null : tidy;
}

/** The address with a changed round; defaults are left out, and another round begins with its first part. */
export function changeRound(
  search: URLSearchParams,
  change: Partial<RoundSearch>,
): URLSearchParams {
  const { share, view, part } = { ...parseRound(search), part: 1, ...change };
  const next = new URLSearchParams(search);
  const put = (name: string, value: string) =>
    value === "" ? next.delete(name) : next.set(name, value);
  put("share", share === usualShare ? "" : String(share));
  put("view", view === "list" ? "" : view);
  put("part", part === 1 ? "" : String(part));
  return next;
}
