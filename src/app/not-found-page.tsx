import { FileQuestion } from "lucide-react";
import { useSearchParams } from "react-router";
import { LinkButton } from "#components/link-button.tsx";
import styles from "#components/page.module.css";
import { AppShell } from "#layout/app-shell.tsx";
import { paths } from "#paths.ts";
import { withShared } from "#search-params/shared-search.ts";
import { useFirstMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";

/** Stands at every address that is no page. */
export function NotFoundPage() {
  const words = useFirstMessages().app.notFound;
  const [search] = useSearchParams();
  return (
    <AppShell title={words.title} state="error" announcement={words.title}>
      <div className={styles.block}>
        <StateBlock
          icon={FileQuestion}
          error
          isPage
          title={words.title}
          actions={
            <LinkButton to={withShared(paths.countings(), search)}>{words.action}</LinkButton>
          }
        >
          {words.text}
        </StateBlock>
      </div>
    </AppShell>
  );
}
