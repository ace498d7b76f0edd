import { queryOptions } from "@tanstack/react-query";
import { type Language, messagesOf } from "#messages/languages.ts";

/** All words of a language, for what can be drawn without them until they are there. */
export function allMessagesQuery(language: Language) {
  return queryOptions({
    queryKey: ["messages", language, "all"],
    queryFn: () => messagesOf(language, "all"),
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
