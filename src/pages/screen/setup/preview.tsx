import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ScreenView } from "#pages/screen/screen-view.tsx";
import { usualScreen } from "#pages/screen/search.ts";
import { versionQuery } from "#pages/screen/version-query.ts";
import { type CheckedScreen, type ScreenDraft, screenShape } from "./draft.ts";

/** What the screen will show, with the figures of now. */
export function Preview({ checked, draft }: { checked: CheckedScreen; draft: ScreenDraft }) {
  const { data } = useQuery(versionQuery(useQueryClient()));
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
      gateway={data?.freshness ?? null}
      setUp=""
      isPreview
    />
  );
}
