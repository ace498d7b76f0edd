import { queryOptions } from "@tanstack/react-query";
import { first } from "#messages/en/first.ts";
import { type Language, loadFirstMessages } from "#messages/languages.ts";

/** The first words of a language. English is at hand, and stands in for one whose file cannot be had. */
export function firstMessagesQuery(language: Language) {
  return queryOptions({
    queryKey: ["messages", language],
    queryFn: () => loadFirstMessages(language).catch(() => first),
    ...(language === "en" && { initialData: first }),
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
