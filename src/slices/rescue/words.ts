import { wordsOf } from "#messages/words-of.ts";
import type { words as english } from "./words/en.ts";

export type Words = typeof english;

export const words = wordsOf(import.meta.glob<Words>("./words/*.ts", { import: "words" }));
