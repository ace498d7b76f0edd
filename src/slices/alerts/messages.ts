import { messagesOf } from "#messages/messages-of.ts";
import type { messages as english } from "./messages/en.ts";

export type AlertMessages = typeof english;

export const alertMessages = messagesOf(
  import.meta.glob<AlertMessages>("./messages/*.ts", { import: "messages" }),
);
