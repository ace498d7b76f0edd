import { messagesOf } from "#messages/messages-of.ts";
import type { messages as english } from "./messages/en.ts";

export type ViewMessages = typeof english;

export const viewMessages = messagesOf(
  import.meta.glob<ViewMessages>("./messages/*.ts", { import: "messages" }),
);
