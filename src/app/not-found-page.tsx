import FileQuestion from "lucide-react/icons/file-question-mark";
import { LinkButton } from "#components/link-button.tsx";
import styles from "#components/page.module.css";
import { usePage } from "#layout/use-page.ts";
import { paths } from "#routes.ts";
import { useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";

/** The page of unknown addresses. */
export function NotFoundPage() {
  const t = useMessages("common").app.notFound;
  usePage({ title: t.title, state: "error", announcement: t.title });
  return (
    <div className={styles.block}>
      <StateBlock
        icon={FileQuestion}
        error
        isPage
        title={t.title}
        actions={<LinkButton to={paths.countings()}>{t.action}</LinkButton>}
      >
        {t.text}
      </StateBlock>
    </div>
  );
}
