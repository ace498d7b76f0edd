import { pluralOf } from "#messages/plural-of.ts";

export const plural = pluralOf("fr");
