import ClipboardList from "lucide-react/icons/clipboard-list";
import LifeBuoy from "lucide-react/icons/life-buoy";
import { Link, useSearchParams } from "react-router";
import type { CountingModel } from "#hooks/use-counting.ts";
import { ReplayLinks } from "#pages/counting/replay/replay-links.tsx";
import { paths } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./next-steps.module.css";
import { RescueLink } from "./rescue-link.tsx";
import { useRecountBenefit } from "./use-recount-benefit.ts";
import { useRescueBenefit } from "./use-rescue-benefit.ts";

/** Links to the tools of a counting, each with what it brings. */
export function NextSteps({ counting, look }: { counting: CountingModel; look: "row" | "list" }) {
  const messages = useMessages("counting");
  const [params] = useSearchParams();
  const recount = useRecountBenefit(counting);
  const { id, facts, asOf } = counting;
  const rescue = useRescueBenefit(counting);
  const hasLines = facts.total > 0;
  return (
    <p className={styles.steps} data-look={look}>
      {asOf === undefined && facts.active && facts.left > 0 && (
        <RescueLink action={messages.counting.rescue.title}>
          <LifeBuoy aria-hidden="true" />
          {messages.counting.rescue.title}
          <small>{rescue}</small>
        </RescueLink>
      )}
      {hasLines && (
        <Link
          to={withShared(paths.recountRound(id), params)}
          data-action={messages.counting.recountRound}
        >
          <ClipboardList aria-hidden="true" />
          {messages.counting.recountRound}
          <small>{recount}</small>
        </Link>
      )}
      {hasLines && <ReplayLinks counting={counting} />}
    </p>
  );
}
