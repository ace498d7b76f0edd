import CircleCheck from "lucide-react/icons/circle-check";
import FileX from "lucide-react/icons/file-x";
import type { LoadFailure } from "#api/load-failure.ts";
import { FailureBlock, failureWords } from "#components/failure-block.tsx";
import { endpointPath } from "#contract/endpoints.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import type { OpenLog } from "./log/open-log.ts";
import { lostLog } from "./lost-log.ts";
import { importsMessages } from "./messages.ts";
import styles from "./page.module.css";
import type { LoadedLog } from "./use-import-log.ts";

/** Replaces the lines of a log: no errors, a log that is gone, or a failure. */
export function LogState({ id, loaded }: { id: string; loaded: LoadedLog }) {
  const { log, failed, refresh } = loaded;
  const t = useMessages(importsMessages);
  const { failures } = useMessages("all");
  const format = useFormat();
  const technical = (cause: string, at: number) =>
    failures.technical(
      `/api${endpointPath("importErrorLog", id)}`,
      cause,
      format.timeWithSeconds(at),
    );
  if (log) {
    const { title, text, cause } = t.noErrors;
    return (
      <div className={styles.state}>
        <StateBlock icon={CircleCheck} title={title} technical={technical(cause, log.readAt)}>
          {text(id)}
        </StateBlock>
      </div>
    );
  }
  if (!failed) return null;
  const lost = lostLog(failed);
  if (lost) {
    const { title, text, cause } = t[lost];
    return (
      <div className={styles.state}>
        <StateBlock
          icon={FileX}
          title={title}
          actions={<Button onClick={refresh}>{t.again}</Button>}
          technical={technical(cause, failed.at)}
        >
          {text(id)}
        </StateBlock>
      </div>
    );
  }
  const titles: Readonly<Record<string, string>> = {
    "bad-request": t.badId,
    "upstream-too-large": t.tooLarge,
  };
  const { failure, at } = failed;
  return (
    <div className={styles.state}>
      <FailureBlock
        failure={failure}
        at={at}
        title={failure.kind === "problem" ? titles[failure.code] : undefined}
        onRetry={refresh}
      />
    </div>
  );
}

/** Warns above a log that it could not be refreshed, with its age. */
export function StaleLogNotice({
  log,
  hasLines,
  failed,
  onRetry,
}: {
  log: OpenLog;
  /** Whether there is anything to download. */
  hasLines: boolean;
  failed: LoadFailure;
  onRetry: () => void;
}) {
  const t = useMessages(importsMessages);
  const { failures } = useMessages("all");
  const format = useFormat();
  const lost = lostLog(failed);
  const time = format.timeWithSeconds(log.readAt);
  return (
    <Notice
      tone={lost ? "risk" : "error"}
      lead={`${lost ? t[lost].title : failureWords(failed.failure, failures).title}.`}
      action={
        <Button variant="link" onClick={onRetry}>
          {lost ? t.again : failures.tryNow}
        </Button>
      }
    >
      {lost && hasLines ? t.onlyHere(time) : t.kept(time)}
    </Notice>
  );
}
