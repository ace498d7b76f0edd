import { useSettings } from "#hooks/use-settings.ts";
import { useMessages } from "#ui/locale.tsx";
import { isOnlyHere } from "./public-address.ts";

/** Beside an address to hand on: says so where it opens on this computer alone. */
export function OnlyHere({ className }: { className?: string | undefined }) {
  const t = useMessages("all").shareChoices;
  const { publicUrl } = useSettings();
  return isOnlyHere(publicUrl) ? <p className={className}>{t.onlyHere}</p> : null;
}
