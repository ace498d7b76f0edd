import { queryOptions } from "@tanstack/react-query";
import { en } from "#messages/en/catalogue.ts";
import { type Language, loadMessages } from "#messages/languages.ts";

/** The words of a language. English is at hand, and stands in for one whose file cannot be had. */
export function messagesQuery(language: Language) {
  return queryOptions({
    queryKey: ["messages", language],
    queryFn: () => loadMessages(language).catch(() => en),
    ...(language === "en" && { initialData: en }),
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
