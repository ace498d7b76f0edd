import "#ui/tokens.css";
import "#ui/base.css";
import { type ReactNode, Suspense } from "react";
import { MemoryRouter } from "react-router";
import { render } from "vitest-browser-react";
import { createFormat } from "#format/format.ts";
import { common } from "#messages/en/common.ts";
import { LocaleProvider } from "#ui/locale.tsx";

const locale = {
  language: "en",
  format: createFormat({ locale: "en-GB", timeZone: "UTC", currency: "EUR", units: common.units }),
} as const;

/** Renders a component in English, with a router and formats around it. */
export function renderInPage(children: ReactNode) {
  return render(
    <MemoryRouter>
      <LocaleProvider value={locale}>
        <Suspense>{children}</Suspense>
      </LocaleProvider>
    </MemoryRouter>,
  );
}
