import { messagesOf } from "#messages/messages-of.ts";
import type { messages as english } from "./messages/en.ts";

export type HistoryMessages = typeof english;

export const historyMessages = messagesOf(
  import.meta.glob<HistoryMessages>("./messages/*.ts", { import: "messages" }),
);
