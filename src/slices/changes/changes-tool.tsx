import GitCompareArrows from "lucide-react/icons/git-compare-arrows";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import type { ToolProps } from "#components/counting/parts.ts";
import { countingSearch } from "#components/counting/search/search.ts";
import { ToolPurpose } from "#components/counting/tool-purpose.tsx";
import { Link } from "#components/link.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { lastLook } from "./changes-bounds.ts";
import { changesAnchor, changesSearch } from "./changes-search.ts";

const ChangesBenefit = lazyComponent(
  async () => (await import("./benefit.tsx")).ChangesBenefit,
  ToolPurpose,
);

/** The tool that shows what changed, with what it brings. */
export function ChangesTool({ counting, closePanels }: ToolProps) {
  const { replay: t, header } = useMessages("counting").counting;
  const [since, setSince] = useState(lastLook);
  if (counting.facts.total === 0) return null;
  return (
    <ChangesLink since={since} closePanels={closePanels}>
      <GitCompareArrows aria-hidden="true" />
      {t.openChanges}
      <small>
        <ChangesBenefit counting={counting} purpose={header.benefits.changes} onSince={setSince} />
      </small>
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
