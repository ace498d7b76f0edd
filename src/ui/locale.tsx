import { createContext, type ReactNode, useContext } from "react";
import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";

interface Locale {
  readonly messages: Messages;
  readonly format: Format;
}

const LocaleContext = createContext<Locale | null>(null);

export function LocaleProvider({ value, children }: { value: Locale; children: ReactNode }) {
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error("No locale: render inside LocaleProvider");
  return locale;
}

/** The words of the viewer's language. */
export function useMessages(): Messages {
  return useLocale().messages;
}

/** Figures and instants as text, in the viewer's locale and the page's zone. */
export function useFormat(): Format {
  return useLocale().format;
}
