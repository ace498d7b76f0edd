import { wordsOf } from "#messages/words-of.ts";
import type { words as english } from "./words/en.ts";

export type SetupWords = typeof english;

export const setupWords = wordsOf(
  import.meta.glob<SetupWords>("./words/*.ts", { import: "words" }),
);
