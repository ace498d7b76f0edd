import { messagesOf } from "#messages/messages-of.ts";
import type { messages as english } from "./messages/en.ts";

export type SetupMessages = typeof english;

export const setupMessages = messagesOf(
  import.meta.glob<SetupMessages>("./messages/*.ts", { import: "messages" }),
);
