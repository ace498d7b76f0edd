import type { Language } from "#contract/languages.ts";
import { type ByLanguage, byLanguage } from "./by-language.ts";

/**
 * The words of a slice, which load with its code.
 * @param files the loaders of its files by path, `./words/en.ts` and so on
 */
export function wordsOf<Words>(
  files: Readonly<Record<string, () => Promise<Words>>>,
): ByLanguage<Words> {
  return byLanguage((language: Language) => {
    const load = files[`./words/${language}.ts`];
    return load ? load() : Promise.reject(new Error(`There are no words in ${language}`));
  });
}
