import { importsMessages } from "#slices/imports/messages.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";

/** A query about a log failed; loading the log again helps. */
export function FindingNotice({ lead, onRetry }: { lead: string; onRetry: () => void }) {
  const t = useMessages(importsMessages);
  const { failures } = useMessages("all");
  return (
    <Notice
      tone="risk"
      lead={lead}
      action={
        <Button variant="link" onClick={onRetry}>
          {failures.tryNow}
        </Button>
      }
    >
      {t.findingFailed}
    </Notice>
  );
}
