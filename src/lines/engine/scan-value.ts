const quote = 0x22;
const backslash = 0x5c;

/** Where the string that opens at `from` ends, past its closing quote; -1 when the text ends first. */
function scanString(text: string, from: number): number {
  let close = from;
  for (;;) {
    close = text.indexOf('"', close + 1);
    if (close === -1) return -1;
    let before = close - 1;
    while (before > from && text.charCodeAt(before) === backslash) before -= 1;
    // An even number of backslashes escape each other, not the quote.
    if ((close - 1 - before) % 2 === 0) return close + 1;
  }
}

const bare = /[\s,\]}]/g;

/**
 * Where the JSON value that begins at `from` ends; -1 when the text may end before it does. Whether it is
 * well-formed inside is for `JSON.parse` to say.
 */
export function scanValue(text: string, from: number): number {
  const first = text[from];
  if (first === '"') return scanString(text, from);
  if (first !== "{" && first !== "[") {
    bare.lastIndex = from;
    return bare.exec(text)?.index ?? -1;
  }
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      at = scanString(text, at) - 1;
      if (at < 0) return -1;
    } else if (code === 0x7b || code === 0x5b) {
      depth += 1;
    } else if (code === 0x7d || code === 0x5d) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

const space = /[ \t\n\r]*/y;

/** Where the white space that may begin at `from` ends; the text's end at the latest. */
export function skipSpace(text: string, from: number): number {
  if (from >= text.length) return text.length;
  space.lastIndex = from;
  space.test(text);
  return space.lastIndex;
}
