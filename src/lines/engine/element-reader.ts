import { scanValue, skipSpace } from "./scan-value.ts";

/** What a text gave of an array's elements. */
export interface ReadElements {
  readonly elements: readonly unknown[];
  /** The text that follows what was read. */
  readonly rest: string;
  /** Whether the array's closing bracket was read. */
  readonly closed: boolean;
}

const between = "},{";

/**
 * The whole elements at the text's last "},{", or `null` where that is no border between two elements. Text up
 * to there that parses as a list *is* a list, so that most bodies are cut without a look at every character.
 */
function readFast(text: string): ReadElements | null {
  const border = text.lastIndexOf(between);
  if (border === -1) return null;
  try {
    const elements: unknown[] = JSON.parse(`[${text.slice(0, border + 1)}]`);
    return { elements, rest: text.slice(border + 2), closed: false };
  } catch {
    return null;
  }
}

/**
 * Reads whole elements of an array from the beginning of a text; what is left is kept for the next one.
 * @param text begins where an element, or with `isFirst` the closing bracket, may begin
 * @throws SyntaxError when the text is not JSON
 */
export function readElements(text: string, isFirst: boolean): ReadElements {
  const fast = readFast(text);
  if (fast) return fast;
  const elements: unknown[] = [];
  let from = skipSpace(text, 0);
  if (isFirst && text[from] === "]") return { elements, rest: text.slice(from + 1), closed: true };
  for (;;) {
    const end = from < text.length ? scanValue(text, from) : -1;
    const next = end === -1 ? text.length : skipSpace(text, end);
    // Only what comes next shows that the element is whole.
    if (next === text.length) return { elements, rest: text.slice(from), closed: false };
    elements.push(JSON.parse(text.slice(from, end)));
    if (text[next] === "]") return { elements, rest: text.slice(next + 1), closed: true };
    if (text[next] !== ",") throw new SyntaxError("Neither a comma nor the end of the list");
    from = skipSpace(text, next + 1);
  }
}
