import { createContext, type ReactNode, use, useContext, useMemo } from "react";
import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { FirstMessages } from "#messages/en/first.ts";
import {
  type CountingMessages,
  type Language,
  messagesOf,
  type Part,
  type ScreenMessages,
  type Words,
} from "#messages/languages.ts";

/** A language with its words, and how figures and instants are written in it. */
export interface Locale {
  readonly language: Language;
  readonly messages: FirstMessages;
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

/** The words of the list, of what surrounds every page and of what stands where one fails. */
export function useFirstMessages(): FirstMessages {
  return useLocale().messages;
}

/** What asks for words that are still on their way is drawn once they are there. */
function useWords<Wanted extends Part>(part: Wanted): Words[Wanted] {
  const messages = messagesOf(useLocale().language, part);
  return messages instanceof Promise ? use(messages) : messages;
}

/** All words of the viewer's language. */
export function useMessages(): Messages {
  return useWords("all");
}

/** The words of a counting's page, and of what it shares with others. */
export function useCountingMessages(): CountingMessages {
  return useWords("counting");
}

/** The words of a screen in an office. */
export function useScreenMessages(): ScreenMessages {
  return useWords("screen");
}

/** Which language the viewer is spoken to in. */
export function useLanguage(): Language {
  return useLocale().language;
}

/** Figures and instants as text, in the viewer's locale and the page's zone. */
export function useFormat(): Format {
  return useLocale().format;
}
