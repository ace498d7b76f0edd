import { useSearchParams } from "react-router";
import { isPanelOpen, parts, withoutPanels } from "#components/counting/parts.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import styles from "./next-steps.module.css";

/** Links to the tools of a counting, each with what it brings. */
export function NextSteps({ counting, look }: { counting: CountingModel; look: "row" | "list" }) {
  const [params] = useSearchParams();
  const props = { counting, isPanelOpen: isPanelOpen(params), closePanels: withoutPanels };
  return (
    <p className={styles.steps} data-look={look}>
      {parts.map(({ name, Tool }) => Tool && <Tool key={name} {...props} />)}
    </p>
  );
}
