/** A name under which any system can keep a log: letters, digits, `.`, `_` and `-` of the id, at most 80 of them. */
export function logFileName(id: string): string {
  const safe = [...id.replace(/[^\p{L}\p{N}._-]+/gu, "_")].slice(0, 80).join("");
  return `import-${safe}.log`;
}
