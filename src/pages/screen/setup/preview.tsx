import type { ReactNode } from "react";
import { chooseLocale } from "#contract/languages.ts";
import { useLocaleOf } from "#hooks/use-locale-of.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useGateway } from "#pages/screen/device/use-gateway.ts";
import { ScreenView } from "#pages/screen/screen-view.tsx";
import { defaultScreen } from "#pages/screen/search.ts";
import { LocaleProvider, useFormat } from "#ui/locale.tsx";
import { type CheckedScreen, type ScreenDraft, screenShape } from "./draft.ts";

/** What the screen will show, with the figures of now. */
export function Preview({ checked, draft }: { checked: CheckedScreen; draft: ScreenDraft }) {
  const gateway = useGateway(false);
  const { screen, faults } = checked;
  // What is too far away is shown as the screen itself would refuse it; with other faults, the usual screen.
  const far = faults.distance?.kind === "too-far" ? faults.distance : null;
  const shown = screen ?? {
    ...defaultScreen,
    ...(far && { distance: far.distance, diagonal: far.diagonal }),
  };
  const view = (
    <ScreenView
      search={shown}
      viewport={screenShape}
      theme={draft.theme}
      zone={draft.zone || null}
      gateway={gateway}
      setUp=""
      isPreview
    />
  );
  return <Spoken asked={draft.language || null}>{view}</Spoken>;
}

/** In the language that the screen is to speak; where none is asked for, in this browser's. */
function Spoken({ asked, children }: { asked: string | null; children: ReactNode }) {
  const { timeZone } = useFormat();
  const locale = useLocaleOf(
    chooseLocale(asked, navigator.languages),
    timeZone,
    useSettings().currency,
  );
  return <LocaleProvider value={locale}>{children}</LocaleProvider>;
}
