import { messagesOf } from "#messages/messages-of.ts";
import type { messages as english } from "./messages/en.ts";

export type TrendMessages = typeof english;

export const trendMessages = messagesOf(
  import.meta.glob<TrendMessages>("./messages/*.ts", { import: "messages" }),
);
