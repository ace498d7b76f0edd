import { messagesOf } from "#messages/messages-of.ts";
import type { messages as english } from "./messages/en.ts";

export type ImportsMessages = typeof english;

export const importsMessages = messagesOf(
  import.meta.glob<ImportsMessages>("./messages/*.ts", { import: "messages" }),
);
