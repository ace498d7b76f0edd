/** As much of an id as any system can keep in a file's name: letters, digits, `.`, `_` and `-`, at most 80 of them. */
export function inFileName(id: string): string {
  return [...id.replace(/[^\p{L}\p{N}._-]+/gu, "_")].slice(0, 80).join("");
}
