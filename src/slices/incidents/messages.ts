import { messagesOf } from "#messages/messages-of.ts";
import type { messages as english } from "./messages/en.ts";

export type IncidentMessages = typeof english;

export const incidentMessages = messagesOf(
  import.meta.glob<IncidentMessages>("./messages/*.ts", { import: "messages" }),
);
