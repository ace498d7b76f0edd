import { useSearchParams } from "react-router";
import { sharedSearch } from "#search-params/shared-search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";

/** Which zone instants are shown in, and that it is not the one that the address asks for. */
export function ZoneName() {
  const t = useMessages("common").app;
  const { timeZone } = useFormat();
  const [search] = useSearchParams();
  const asked = sharedSearch.parse(search).tz;
  if (asked === "" || asked === timeZone) return <span>{t.zone(timeZone)}</span>;
  return <strong>{t.unknownZone(timeZone, asked)}</strong>;
}
