import { KeyRound } from "lucide-react";
import { useSearchParams } from "react-router";
import { useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { LinkButton } from "./link-button.tsx";
import styles from "./page.module.css";
import { withShared } from "./shared-search.ts";
import { scopeText } from "./shares/share-text.ts";
import { AppShell } from "./shell/app-shell.tsx";
import { homeOf } from "./shell/nav-entries.ts";
import { useSettings } from "./use-settings.ts";

/** Stands at the pages that a link does not cover: says what it does, and leads there. */
export function OutsidePage() {
  const { access: words, failures, shares } = useMessages();
  const { scope } = useSettings().access;
  const [search] = useSearchParams();
  const { title } = failures["out-of-scope"];
  return (
    <AppShell title={title} state="error" announcement={title}>
      <div className={styles.block}>
        <StateBlock
          icon={KeyRound}
          error
          isPage
          title={title}
          actions={<LinkButton to={withShared(homeOf(scope), search)}>{words.toShared}</LinkButton>}
        >
          {words.outside(scopeText(scope, shares))}
        </StateBlock>
      </div>
    </AppShell>
  );
}
