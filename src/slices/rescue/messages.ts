import { messagesOf } from "#messages/messages-of.ts";
import type { messages as english } from "./messages/en.ts";

export type RescueMessages = typeof english;

export const rescueMessages = messagesOf(
  import.meta.glob<RescueMessages>("./messages/*.ts", { import: "messages" }),
);
