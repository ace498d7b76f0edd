import { messagesOf } from "#messages/messages-of.ts";
import type { messages as english } from "./messages/en.ts";

export const reportMessages = messagesOf(
  import.meta.glob<typeof english>("./messages/*.ts", { import: "messages" }),
);
