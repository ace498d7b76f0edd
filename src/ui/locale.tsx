import { createContext, type ReactNode, use, useContext, useMemo } from "react";
import type { Language } from "#contract/languages.ts";
import type { Format } from "#format/format.ts";
import type { ByLanguage } from "#messages/by-language.ts";
import { loadMessages, type MessageParts, type Part } from "#messages/languages.ts";

/** A language, and how figures and instants are written in it. */
export interface Locale {
  readonly language: Language;
  readonly format: Format;
}

const LocaleContext = createContext<Locale | null>(null);

export function LocaleProvider({ value, children }: { value: Locale; children: ReactNode }) {
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** Gives a part of the page its own way to write figures and instants. */
export function FormatProvider({ format, children }: { format: Format; children: ReactNode }) {
  const locale = useLocale();
  const value = useMemo(() => ({ ...locale, format }), [locale, format]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error("No locale: render inside LocaleProvider");
  return locale;
}

/**
 * Messages in the viewer's language; suspends while they are loading.
 * @param wanted those of a slice, or a part of the shared ones: `common` for what every page needs, `counting` for that
 *   page, `all` for others
 */
export function useMessages<Wanted extends Part>(wanted: Wanted): MessageParts[Wanted];
export function useMessages<Messages>(wanted: ByLanguage<Messages>): Messages;
export function useMessages(wanted: Part | ByLanguage<unknown>): unknown {
  const { language } = useLocale();
  return use(typeof wanted === "string" ? loadMessages(language, wanted) : wanted.load(language));
}

/** Figures and instants as text, in the viewer's locale and the page's zone. */
export function useFormat(): Format {
  return useLocale().format;
}
