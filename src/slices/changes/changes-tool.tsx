import GitCompareArrows from "lucide-react/icons/git-compare-arrows";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { ToolProps } from "#components/counting/parts.ts";
import { countingSearch } from "#components/counting/search/search.ts";
import { Link } from "#components/link.tsx";
import { countUpTo } from "#domain/time/instants.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { lastTime, shiftStart } from "#search-params/local-time.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { changesAnchor, changesSearch } from "./changes-search.ts";

/** The tool that shows what changed, with what it brings. */
export function ChangesTool({ counting, closePanels }: ToolProps) {
  const { replay: t } = useMessages("counting").counting;
  const benefit = useBenefit(counting);
  if (counting.facts.total === 0) return null;
  return (
    <ChangesLink since={benefit.since} closePanels={closePanels}>
      <GitCompareArrows aria-hidden="true" />
      {t.openChanges}
      <small>{benefit.text}</small>
    </ChangesLink>
  );
}

/** Opens what changed, in place of another tool's panel; closes it when it is open. */
function ChangesLink({
  since,
  closePanels,
  children,
}: Pick<ToolProps, "closePanels"> & {
  /** What it opens with, as in the address. */
  since: string;
  children: ReactNode;
}) {
  const t = useMessages("counting").counting.replay;
  const [search] = useSearchParams();
  const { tab } = countingSearch.parse(search);
  const isOpen = changesSearch.parse(search).since !== "" && tab === "overview";
  const overview = countingSearch.update(search, { tab: "overview" });
  const opened = changesSearch.update(closePanels(overview), { since });
  return (
    <Link
      to={
        isOpen
          ? `?${changesSearch.update(search, { since: "" })}`
          : { search: `?${opened}`, hash: changesAnchor }
      }
      aria-expanded={isOpen}
      data-action={t.openChanges}
      data-tool={changesAnchor}
    >
      {children}
    </Link>
  );
}

function useBenefit({ facts, aggregates, now }: CountingModel) {
  const t = useMessages("counting").counting.header.benefits;
  const format = useFormat();
  const finishes = aggregates?.finishes;
  const shift = now === null ? null : lastTime(shiftStart, now, format.timeZone);
  const isRunning = finishes && facts.active && shift !== null && now !== null;
  const since = isRunning ? countUpTo(finishes, now) - countUpTo(finishes, shift) : null;
  return {
    text:
      isRunning && since !== null
        ? t.changesSince(format.moment(shift, now), format.number(since), since)
        : t.changes,
    /** What the panel opens with: the time that the benefit names, so that a link shows the same. */
    since: isRunning ? new Date(shift).toISOString() : "last-look",
  };
}
