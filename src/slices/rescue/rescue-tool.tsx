import LifeBuoy from "lucide-react/icons/life-buoy";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import type { ToolProps } from "#components/counting/parts.ts";
import { countingSearch } from "#components/counting/search/search.ts";
import { ToolPurpose } from "#components/counting/tool-purpose.tsx";
import { Link } from "#components/link.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { closedRescue, rescueAnchor, rescueSearch } from "./rescue-search.ts";
import { useRescueOpen } from "./use-rescue-open.ts";

const RescueBenefit = lazyComponent(
  async () => (await import("./benefit.tsx")).RescueBenefit,
  ToolPurpose,
);

/** The tool that opens the rescue plan, and closes it when it is open; while lines are left. */
export function RescueTool(props: ToolProps) {
  const { facts, asOf } = props.counting;
  return asOf === undefined && facts.active && facts.left > 0 ? <RescueLink {...props} /> : null;
}

function RescueLink({ counting, isPanelOpen, closePanels }: ToolProps) {
  const { rescue, header } = useMessages("counting").counting;
  const purpose = header.benefits.rescue;
  const [params] = useSearchParams();
  const isOpen = useRescueOpen(counting, isPanelOpen);
  const overview = countingSearch.update(params, { tab: "overview" });
  const opened = rescueSearch.update(closePanels(overview), { open: true });
  return (
    <Link
      data-action={rescue.title}
      data-tool={rescueAnchor}
      aria-expanded={isOpen}
      to={
        isOpen
          ? `?${rescueSearch.update(params, closedRescue)}`
          : { search: `?${opened}`, hash: rescueAnchor }
      }
    >
      <LifeBuoy aria-hidden="true" />
      {rescue.title}
      <small>
        <Suspense fallback={purpose}>
          <RescueBenefit counting={counting} purpose={purpose} />
        </Suspense>
      </small>
    </Link>
  );
}
