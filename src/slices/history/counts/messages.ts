import { messagesOf } from "#messages/messages-of.ts";
import type { messages as english } from "./messages/en.ts";

export type CountsMessages = typeof english;

export const countsMessages = messagesOf(
  import.meta.glob<CountsMessages>("./messages/*.ts", { import: "messages" }),
);
