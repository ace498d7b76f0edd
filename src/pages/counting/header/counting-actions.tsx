import Ellipsis from "lucide-react/icons/ellipsis";
import MonitorUp from "lucide-react/icons/monitor";
import Printer from "lucide-react/icons/printer";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useLocation, useSearchParams } from "react-router";
import { screenPath } from "#components/access/share-path.ts";
import { parts } from "#components/counting/parts.ts";
import { countingSearch } from "#components/counting/search/search.ts";
import { ExportPopover } from "#components/export/export-popover.tsx";
import { LinkButton } from "#components/link-button.tsx";
import type { CountingModel } from "#hooks/use-counting.ts";
import { ShareButton } from "#layout/share/share-button.tsx";
import type { ExportedLines } from "#pages/counting/lines-export/export-menu.tsx";
import { pathTo } from "#routes.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { Button } from "#ui/button.tsx";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { PopoverPanel } from "#ui/popover/popover.tsx";
import { positionPanel } from "#ui/popover/position-panel.ts";
import styles from "./counting-actions.module.css";

const LinesExportMenu = lazyComponent(
  async () => (await import("#pages/counting/lines-export/export-menu.tsx")).LinesExportMenu,
);

/** Opens the options of an export of lines. */
function LinesExport(props: ExportedLines) {
  const { exportLines } = useMessages("counting").counting;
  return (
    <ExportPopover label={exportLines}>
      <LinesExportMenu {...props} />
    </ExportPopover>
  );
}

/** Width of the panel and its height, in pixels. */
const size = { width: 160, height: 48 };

const hasActions = parts.some(({ Action }) => Action);

/** Actions on a counting: share, print, export, show it on a screen, and those of slices. */
export function CountingActions({
  counting,
  isFramed,
  hasShare,
  onExportSlot,
  ...exported
}: Omit<ComponentProps<typeof LinesExport>, "loaded"> & {
  counting: CountingModel;
  /** Whether the buttons have borders, as at a title. */
  isFramed: boolean;
  /** Whether Share is among them; the title of a narrow window has it beside their panel. */
  hasShare: boolean;
  /** Called with the place of the export, where the tab has an export of its own; else lines are exported. */
  onExportSlot: ((slot: HTMLElement | null) => void) | null;
}) {
  const { access } = useMessages("common");
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { loaded, facts } = counting;
  const screen = screenPath(pathname, search);
  // In a narrow window all of them are in a panel.
  const isFolded = useMediaQuery(breakpoints.narrow);
  const more =
    hasActions &&
    facts.total > 0 &&
    parts.map(({ name, Action }) => Action && <Action key={name} counting={counting} />);
  return (
    <div className={styles.actions} data-framed={isFramed || undefined}>
      {hasShare && <ShareButton />}
      <PrintLink id={loaded.counting.id} />
      {onExportSlot ? (
        <span ref={onExportSlot} className={styles.slot} />
      ) : (
        <LinesExport {...exported} loaded={loaded} />
      )}
      {screen !== null && (
        <LinkButton data-action="" to={screen}>
          <MonitorUp aria-hidden="true" />
          <span>{access.onScreen}</span>
        </LinkButton>
      )}
      {isFolded || !more ? more : <MoreActions>{more}</MoreActions>}
    </div>
  );
}

function MoreActions({ children }: { children: ReactNode }) {
  const t = useMessages("counting").counting.actions;
  const id = useId();
  return (
    <span className={styles.more}>
      <Button variant="icon" aria-label={t.more} title={t.more} popoverTarget={id}>
        <Ellipsis aria-hidden="true" />
      </Button>
      <PopoverPanel
        id={id}
        role="dialog"
        label={t.more}
        className={styles.panel}
        // The palette offers them.
        mounted="always"
        onOpen={(panel) => panel.parentElement && positionPanel(panel, panel.parentElement, size)}
      >
        {children}
      </PopoverPanel>
    </span>
  );
}

/** Link to the printable report with the same filter and settings; nothing without its slice. */
function PrintLink({ id }: { id: string }) {
  const t = useMessages("counting").counting.actions;
  const [params] = useSearchParams();
  const pathname = pathTo("countingPrint", id);
  if (pathname === null) return null;
  const report = countingSearch.update(params, {
    tab: "overview",
    sort: [],
    columns: null,
    line: null,
  });
  return (
    <LinkButton data-action="" to={{ pathname, search: report.toString() }}>
      <Printer aria-hidden="true" />
      <span>{t.print}</span>
    </LinkButton>
  );
}
