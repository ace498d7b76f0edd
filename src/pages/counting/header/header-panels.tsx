import ChevronDown from "lucide-react/icons/chevron-down";
import Ellipsis from "lucide-react/icons/ellipsis";
import { type ReactNode, useId } from "react";
import type { CountingModel } from "#hooks/use-counting.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { Button } from "#ui/button.tsx";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useMessages } from "#ui/locale.tsx";
import { PopoverPanel } from "#ui/popover/popover.tsx";
import styles from "./header-panels.module.css";
import { NextSteps } from "./next-steps.tsx";

/** The figures and tools of a counting as panels of the header line; a phone has one for both and the actions. */
export function HeaderPanels({
  counting,
  mounted,
  actions,
  children,
}: {
  counting: CountingModel;
  /** Whether the figures are in the page also while their panel is closed. */
  mounted: "open" | "always";
  /** On a phone. */
  actions: ReactNode;
  /** The figures. */
  children: ReactNode;
}) {
  const t = useMessages("counting").counting.header;
  const ids = { figures: useId(), tools: useId() };
  const isNarrow = useMediaQuery(breakpoints.narrow);
  const tools = <NextSteps counting={counting} look="list" />;
  return (
    <>
      {isNarrow ? (
        <Button variant="icon" aria-label={t.more} popoverTarget={ids.figures}>
          <Ellipsis aria-hidden="true" />
        </Button>
      ) : (
        <>
          <PanelButton panel={ids.figures} label={t.figures} />
          <PanelButton panel={ids.tools} label={t.tools} />
          <PopoverPanel
            id={ids.tools}
            role="dialog"
            label={t.tools}
            className={styles.tools}
            mounted={mounted}
          >
            {tools}
          </PopoverPanel>
        </>
      )}
      <PopoverPanel
        id={ids.figures}
        role="dialog"
        label={isNarrow ? t.more : t.figures}
        className={styles.figures}
        mounted={mounted}
      >
        {isNarrow && tools}
        {actions}
        {children}
      </PopoverPanel>
    </>
  );
}

function PanelButton({ panel, label }: { panel: string; label: string }) {
  return (
    <Button popoverTarget={panel} aria-haspopup="dialog">
      {label}
      <ChevronDown className={styles.arrow} aria-hidden="true" />
    </Button>
  );
}
