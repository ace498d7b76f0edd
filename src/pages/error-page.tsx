import { Bug } from "lucide-react";
import { en } from "#messages/en/catalogue.ts";
import { Button } from "#ui/button.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import styles from "./page.module.css";
import { usePageMarks } from "./shell/use-page-marks.ts";

/**
 * Stands in place of a page that failed to render. It depends on nothing that could have failed: no
 * settings, no viewer's language.
 */
export function ErrorPage() {
  const words = en.app.crash;
  usePageMarks(true, true);
  return (
    <main className={styles.block} data-state="error">
      <StateBlock
        icon={Bug}
        error
        isPage
        title={words.title}
        actions={
          <Button look="primary" onClick={() => location.reload()}>
            {words.action}
          </Button>
        }
      >
        {words.text}
      </StateBlock>
    </main>
  );
}
