import { ScreenView } from "#pages/screen/screen-view.tsx";
import { usualScreen } from "#pages/screen/search.ts";
import { useGateway } from "#pages/screen/use-gateway.ts";
import { type CheckedScreen, type ScreenDraft, screenShape } from "./draft.ts";

/** What the screen will show, with the figures of now. */
export function Preview({ checked, draft }: { checked: CheckedScreen; draft: ScreenDraft }) {
  const gateway = useGateway(false);
  const { screen, faults } = checked;
  // What is too far away is shown as the screen itself would refuse it; with other faults, the usual screen.
  const far = faults.distance?.kind === "too-far" ? faults.distance : null;
  const shown = screen ?? {
    ...usualScreen,
    ...(far && { distance: far.distance, diagonal: far.diagonal }),
  };
  return (
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
}
