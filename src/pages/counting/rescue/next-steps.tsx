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

/** Links to the rescue plan and the recount round. */
export function NextSteps({ counting }: { counting: CountingModel }) {
  const messages = useMessages("counting");
  const [params] = useSearchParams();
  const { id, facts, asOf } = counting;
  return (
    <p className={styles.steps}>
      {asOf === undefined && facts.active && facts.left > 0 && (
        <RescueLink>
          <LifeBuoy aria-hidden="true" />
          {messages.initial.rescue.title}
        </RescueLink>
      )}
      <Link to={withShared(paths.recountRound(id), params)}>
        <ClipboardList aria-hidden="true" />
        {messages.counting.recountRound}
      </Link>
      <ReplayLinks counting={counting} />
    </p>
  );
}
