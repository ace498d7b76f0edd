import { Link2, Share2, UserRound } from "lucide-react";
import { Link, useLocation, useSearchParams } from "react-router";
import { sharePath } from "#components/access/share-path.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { isCounting } from "#paths.ts";
import { Button } from "#ui/button.tsx";
import { useFirstMessages } from "#ui/locale.tsx";
import styles from "./app-shell.module.css";
import type { PanelIds } from "./view-panels.tsx";

/** What can be done with the view as a whole: hand it on, and see by which right one has it. */
export function ViewTools({ ids }: { ids: PanelIds }) {
  const words = useFirstMessages().access;
  const { access, isAccessOver } = useSettings();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  return (
    <>
      <Button
        look="icon"
        aria-label={words.copyLink}
        title={words.copyLink}
        popoverTarget={ids.copyLink}
      >
        <Link2 aria-hidden="true" />
      </Button>
      {access.role === "admin" && isCounting(pathname) && (
        <Link
          className={styles.help}
          to={sharePath(pathname, search)}
          aria-label={words.share}
          title={words.share}
        >
          <Share2 aria-hidden="true" />
        </Link>
      )}
      {access.via !== "open" && !isAccessOver && (
        <Button
          look="icon"
          aria-label={words.account.title}
          title={words.account.title}
          popoverTarget={ids.account}
        >
          <UserRound aria-hidden="true" />
        </Button>
      )}
    </>
  );
}

/** Says beside the name that not everything is seen. */
export function ScopeMark() {
  const { scope: words } = useFirstMessages().access.account;
  const { via, scope } = useSettings().access;
  if (via !== "share" && via !== "screen") return null;
  return <span className={styles.scope}>{words[scope.kind]}</span>;
}
