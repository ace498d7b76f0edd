import type { StaleSource } from "#slices/screens/counting/stale-source.ts";
import { screenMessages } from "#slices/screens/messages.ts";
import { useScreenFormat } from "#slices/screens/screen-locale.tsx";
import type { Failure } from "#transport/failure.ts";
import { useMessages } from "#ui/locale.tsx";
import { Banner } from "./frame.tsx";

/** Age of the figures or of the list, with the time, while no newer ones can be loaded. */
export function StaleBanner({
  of: { clock, age },
  what = "figures",
  failure,
}: {
  of: { readonly clock: number; readonly age: number };
  what?: StaleSource;
  failure: Failure | null;
}) {
  const t = useMessages(screenMessages);
  const format = useScreenFormat();
  const since = format.near(clock - age, clock);
  return (
    <Banner end={format.time(clock)}>
      <span>{(what === "list" ? t.listOld : t.figuresOld)(format.age(age))};</span>{" "}
      <span>{t[causeOf(failure)](since)}</span>
    </Banner>
  );
}

/** A cause in words that a viewer can pass on. */
function causeOf(failure: Failure | null): "noConnection" | "refused" | "noNewFigures" {
  if (failure === null || failure.kind === "unreachable") return "noConnection";
  if (failure.kind !== "problem") return "noNewFigures";
  switch (failure.code) {
    case "upstream-unavailable":
    case "upstream-timeout":
      return "noConnection";
    case "upstream-credentials":
      return "refused";
    default:
      return "noNewFigures";
  }
}
