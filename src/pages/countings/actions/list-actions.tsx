import Download from "lucide-react/icons/download";
import Monitor from "lucide-react/icons/monitor";
import Printer from "lucide-react/icons/printer";
import { useSearchParams } from "react-router";
import { screenPath } from "#components/access/share-path.ts";
import { ExportPopover } from "#components/export/export-popover.tsx";
import { LinkButton } from "#components/link-button.tsx";
import { ShareButton } from "#layout/share/share-button.tsx";
import type { ListedCountings } from "#pages/countings/table/rows/use-list-rows.ts";
import { paths } from "#routes.ts";
import { Button } from "#ui/button.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./list-actions.module.css";

const ListExportMenu = lazyComponent(
  async () => (await import("./list-export-menu.tsx")).ListExportMenu,
);

interface ExportedList {
  /** `null` before anything is loaded. */
  readonly listed: ListedCountings | null;
  /** Countings that match. */
  readonly count: number;
}

/** Opens the export of the list. */
function ListExport({ listed, count }: ExportedList) {
  const { countings, exportButton } = useMessages("common");
  if (!listed) {
    return (
      <Button disabled>
        <Download aria-hidden="true" />
        <span>{exportButton.open}</span>
      </Button>
    );
  }
  return (
    <ExportPopover label={countings.title}>
      <ListExportMenu listed={listed} count={count} />
    </ExportPopover>
  );
}

/** Actions on the list: share, print, export, and show it on a screen. */
export function ListActions(exported: ExportedList) {
  const { access } = useMessages("common");
  const [search] = useSearchParams();
  const screen = screenPath(paths.countings(), search);
  return (
    <div className={styles.actions}>
      <ShareButton />
      <Button data-action="" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        <span>{access.print}</span>
      </Button>
      <ListExport {...exported} />
      {screen !== null && (
        <LinkButton data-action="" to={screen}>
          <Monitor aria-hidden="true" />
          <span>{access.onScreen}</span>
        </LinkButton>
      )}
    </div>
  );
}
