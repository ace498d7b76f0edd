import { messagesOf } from "#messages/messages-of.ts";
import type { messages as english } from "./messages/en.ts";

export type RecountMessages = typeof english;

export const recountMessages = messagesOf(
  import.meta.glob<RecountMessages>("./messages/*.ts", { import: "messages" }),
);
