import type { Language } from "#contract/languages.ts";
import { type ByLanguage, byLanguage } from "./by-language.ts";

/**
 * The messages of a slice, which load with its code.
 * @param files the loaders of its files by path, `./messages/en.ts` and so on
 */
export function messagesOf<Messages>(
  files: Readonly<Record<string, () => Promise<Messages>>>,
): ByLanguage<Messages> {
  return byLanguage((language: Language) => {
    const load = files[`./messages/${language}.ts`];
    return load ? load() : Promise.reject(new Error(`There are no messages in ${language}`));
  });
}
