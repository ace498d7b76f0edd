import Download from "lucide-react/icons/download";
import { ExportPopover } from "#components/export/export-popover.tsx";
import type { ListedCountings } from "#pages/countings/table/rows/use-list-rows.ts";
import { Button } from "#ui/button.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";

const ListExportMenu = lazyComponent(
  async () => (await import("./list-export-menu.tsx")).ListExportMenu,
);

export interface ExportedList {
  /** `null` before anything is loaded. */
  readonly listed: ListedCountings | null;
  /** Countings that match. */
  readonly count: number;
}

/** Opens the export of the list. */
export function ListExport({ listed, count }: ExportedList) {
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
