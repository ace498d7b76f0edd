import type { ReactNode } from "react";
import { chooseLocale } from "#contract/languages.ts";
import { useLocaleOf } from "#hooks/use-locale-of.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { viewerLanguages } from "#search-params/shared-search.ts";
import { useGateway } from "#slices/screens/device/use-gateway.ts";
import { ScreenView } from "#slices/screens/screen-view.tsx";
import { defaultScreen } from "#slices/screens/search.ts";
import { LocaleProvider, useFormat } from "#ui/locale.tsx";
import { type CheckedScreen, type ScreenDraft, screenShape } from "./draft.ts";

/** The screen with current figures. */
export function Preview({ checked, draft }: { checked: CheckedScreen; draft: ScreenDraft }) {
  const gateway = useGateway(false);
  const { screen, faults } = checked;
  // Too large a distance is shown with the screen's own message; with other faults, the default screen.
  const far = faults.distance?.kind === "too-far" ? faults.distance : null;
  const visible = screen ?? {
    ...defaultScreen,
    ...(far && { distance: far.distance, diagonal: far.diagonal }),
  };
  const view = (
    <ScreenView
      search={visible}
      viewport={screenShape}
      theme={draft.theme}
      zone={draft.zone || null}
      gateway={gateway}
      setUp=""
      isPreview
    />
  );
  return <InLanguage language={draft.language || null}>{view}</InLanguage>;
}

/** Renders in the language chosen for the screen; without one, in the browser's. */
function InLanguage({ language, children }: { language: string | null; children: ReactNode }) {
  const { timeZone } = useFormat();
  const locale = useLocaleOf(
    chooseLocale(language, viewerLanguages()),
    timeZone,
    useSettings().currency,
  );
  return <LocaleProvider value={locale}>{children}</LocaleProvider>;
}
