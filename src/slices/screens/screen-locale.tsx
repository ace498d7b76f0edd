import { createContext, type ReactNode, useContext, useMemo } from "react";
import { createFormat } from "#format/format.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useScreenMessages } from "#slices/screens/use-screen-messages.ts";
import { FormatProvider, useFormat } from "#ui/locale.tsx";
import { createScreenFormat, type ScreenFormat } from "./screen-format.ts";

const ScreenFormatContext = createContext<ScreenFormat | null>(null);

/**
 * Provides the screen's format.
 * @param zone an IANA name; `null` for the page's own
 */
export function ScreenLocale({ zone, children }: { zone: string | null; children: ReactNode }) {
  const messages = useScreenMessages();
  const page = useFormat();
  const { currency } = useSettings();
  const { locale } = page;
  const timeZone = zone ?? page.timeZone;
  const format = useMemo(() => {
    const fallback = createFormat({ locale, timeZone, currency, units: messages.units });
    return createScreenFormat(fallback, messages, currency);
  }, [locale, timeZone, currency, messages]);
  return (
    <ScreenFormatContext value={format}>
      <FormatProvider format={format}>{children}</FormatProvider>
    </ScreenFormatContext>
  );
}

export function useScreenFormat(): ScreenFormat {
  const format = useContext(ScreenFormatContext);
  if (!format) throw new Error("No format of a screen: render inside ScreenLocale");
  return format;
}
