import { messagesOf } from "#messages/messages-of.ts";
import type { messages as english } from "./messages/en.ts";

export type HelpMessages = typeof english;

export const helpMessages = messagesOf(
  import.meta.glob<HelpMessages>("./messages/*.ts", { import: "messages" }),
);
