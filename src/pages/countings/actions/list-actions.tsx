import Monitor from "lucide-react/icons/monitor";
import Printer from "lucide-react/icons/printer";
import { useSearchParams } from "react-router";
import { screenPath } from "#components/access/share-path.ts";
import { LinkButton } from "#components/link-button.tsx";
import { ShareButton } from "#layout/share/share-button.tsx";
import { paths } from "#routes.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./list-actions.module.css";
import { type ExportedList, ListExport } from "./list-export.tsx";

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
