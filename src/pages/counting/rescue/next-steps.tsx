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

/** Links to the tools of a counting. */
export function NextSteps({
  counting,
  hasBenefits = false,
}: {
  counting: CountingModel;
  /** Whether each says what it brings. */
  hasBenefits?: boolean;
}) {
  const messages = useMessages("counting");
  const [params] = useSearchParams();
  const { id, facts, asOf } = counting;
  const { benefits } = messages.counting.header;
  return (
    <p className={styles.steps} data-benefits={hasBenefits || undefined}>
      {asOf === undefined && facts.active && facts.left > 0 && (
        <RescueLink>
          <LifeBuoy aria-hidden="true" />
          {messages.counting.rescue.title}
          {hasBenefits && <small>{benefits.rescue}</small>}
        </RescueLink>
      )}
      <Link to={withShared(paths.recountRound(id), params)}>
        <ClipboardList aria-hidden="true" />
        {messages.counting.recountRound}
        {hasBenefits && <small>{benefits.recountRound}</small>}
      </Link>
      <ReplayLinks counting={counting} hasBenefits={hasBenefits} />
    </p>
  );
}
