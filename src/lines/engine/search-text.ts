/** Upper and lower case, and letters with and without accents, read alike. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words of a search, ready to be looked for. */
export function searchWords(text: string): readonly string[] {
  return folded(text)
    .split(/\s+/)
    .filter((word) => word !== "");
}
