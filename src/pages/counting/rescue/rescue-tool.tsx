import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import type { CountingModel } from "#hooks/use-counting.ts";
import { withoutPanels } from "#pages/counting/parts.ts";
import { countingSearch } from "#pages/counting/search/search.ts";
import { useMessages } from "#ui/locale.tsx";
import { closedRescue, rescueAnchor, rescueSearch } from "./rescue-search.ts";
import { useRescueOpen } from "./use-rescue-open.ts";

/** The tool that opens the rescue plan, and closes it when it is open. */
export function RescueTool({
  counting,
  children,
}: {
  counting: CountingModel;
  children: ReactNode;
}) {
  const { title } = useMessages("counting").counting.rescue;
  const [params] = useSearchParams();
  const isOpen = useRescueOpen(counting);
  const opened = useRescueAddress();
  return (
    <Link
      data-action={title}
      data-tool={rescueAnchor}
      aria-expanded={isOpen}
      to={isOpen ? `?${rescueSearch.update(params, closedRescue)}` : opened}
    >
      {children}
    </Link>
  );
}

/** The address of the open plan, which takes the place of other panels. */
function useRescueAddress() {
  const [params] = useSearchParams();
  const overview = countingSearch.update(params, { tab: "overview" });
  const next = rescueSearch.update(withoutPanels(overview), { open: true });
  return { search: `?${next}`, hash: rescueAnchor };
}
