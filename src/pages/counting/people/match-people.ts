import { foldText, searchWords } from "#domain/search-text.ts";

/** The people whose name or id contains every word of a search; all if it is empty. */
export function matchPeople<
  Person extends { readonly group: string | null; readonly name: string },
>(people: readonly Person[], text: string): readonly Person[] {
  const words = searchWords(text);
  if (words.length === 0) return people;
  return people.filter(({ group, name }) => {
    const searched = foldText(`${name} ${group ?? ""}`);
    return words.every((word) => searched.includes(word));
  });
}
