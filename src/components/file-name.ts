/** The part of an id that is safe in any file name: letters, digits, `.`, `_` and `-`, at most 80 of them. */
export function inFileName(id: string): string {
  return [...id.replace(/[^\p{L}\p{N}._-]+/gu, "_")].slice(0, 80).join("");
}
