import { messagesOf } from "#messages/messages-of.ts";
import type { messages as english } from "./messages/en.ts";

export type ChangeMessages = typeof english;

export const changeMessages = messagesOf(
  import.meta.glob<ChangeMessages>("./messages/*.ts", { import: "messages" }),
);
