import { messagesOf } from "#messages/messages-of.ts";
import type { messages as english } from "./messages/en.ts";

export type HandoverMessages = typeof english;

export const handoverMessages = messagesOf(
  import.meta.glob<HandoverMessages>("./messages/*.ts", { import: "messages" }),
);
