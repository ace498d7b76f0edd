import ClipboardList from "lucide-react/icons/clipboard-list";
import LifeBuoy from "lucide-react/icons/life-buoy";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import type { CountingModel } from "#hooks/use-counting.ts";
import { parts, withoutPanels } from "#pages/counting/parts.ts";
import { pathTo } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { missPart } from "#transport/failed-part.ts";
import { type LazyPlaceholderProps, lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import type { BenefitProps } from "./benefits.tsx";
import styles from "./next-steps.module.css";
import { rescueSearch } from "./rescue-search.ts";
import { RescueTool } from "./rescue-tool.tsx";

const RescueBenefit = lazyComponent(
  async () => (await import("./benefits.tsx")).RescueBenefit,
  Purpose,
);
const RecountBenefit = lazyComponent(
  async () => (await import("./benefits.tsx")).RecountBenefit,
  Purpose,
);

/** What a tool is for, until the code that works out its benefit has loaded, which no first figure waits for. */
function Purpose({ purpose, onLoad }: BenefitProps & LazyPlaceholderProps) {
  useEffect(() => void onLoad().catch(missPart), [onLoad]);
  return purpose;
}

/** Links to the tools of a counting, each with what it brings. */
export function NextSteps({ counting, look }: { counting: CountingModel; look: "row" | "list" }) {
  const t = useMessages("counting").counting;
  const [params] = useSearchParams();
  const { id, facts, asOf } = counting;
  const { benefits } = t.header;
  const hasCounted = facts.counted > 0;
  const round = pathTo("recountRound", id);
  return (
    <p className={styles.steps} data-look={look}>
      {asOf === undefined && facts.active && facts.left > 0 && (
        <RescueTool counting={counting}>
          <LifeBuoy aria-hidden="true" />
          {t.rescue.title}
          <small>
            <RescueBenefit counting={counting} purpose={benefits.rescue} />
          </small>
        </RescueTool>
      )}
      {hasCounted && round !== null && (
        <Link to={withShared(round, params)} data-action={t.recountRound}>
          <ClipboardList aria-hidden="true" />
          {t.recountRound}
          <small>
            <RecountBenefit counting={counting} purpose={benefits.recountRound} />
          </small>
        </Link>
      )}
      {parts.map(
        ({ name, Tool }) =>
          Tool && <Tool key={name} counting={counting} closePanels={closePanels} />,
      )}
    </p>
  );
}

/** Closes a rescue plan that the address opens; one that opens by itself gives way to other panels. */
function closePanels(params: URLSearchParams): URLSearchParams {
  const isOpen = rescueSearch.parse(params).open === true;
  return withoutPanels(isOpen ? rescueSearch.update(params, { open: null }) : params);
}
