import { CircleCheck, FileX } from "lucide-react";
import { endpointPath } from "#contract/endpoints.ts";
import type { OpenLog } from "#import-log/open-log.ts";
import type { Failed } from "#pages/failed.ts";
import { FailureBlock, failureWords } from "#pages/failure-block.tsx";
import type { Failure } from "#transport/failure.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import styles from "./page.module.css";
import type { LoadedLog } from "./use-import-log.ts";

function codeOf(failure: Failure): string {
  return failure.kind === "problem" ? failure.code : failure.kind;
}

/** Stands in place of a log's lines: there are no errors, no log any more, or none could be had. */
export function LogState({ id, loaded }: { id: string; loaded: LoadedLog }) {
  const { log, failed, refresh } = loaded;
  const { imports: words, failures } = useMessages();
  const format = useFormat();
  const technical = (cause: string, at: number) =>
    failures.technical(endpointPath("importErrorLog", id), cause, format.timeWithSeconds(at));
  if (log) {
    const { title, text, cause } = words.noErrors;
    return (
      <div className={styles.state}>
        <StateBlock icon={CircleCheck} title={title} technical={technical(cause, log.readAt)}>
          {text(id)}
        </StateBlock>
      </div>
    );
  }
  if (!failed) return null;
  const code = codeOf(failed.failure);
  if (code === "no-longer-available") {
    const { title, text, cause, again } = words.gone;
    return (
      <div className={styles.state}>
        <StateBlock
          icon={FileX}
          title={title}
          actions={<Button onClick={refresh}>{again}</Button>}
          technical={technical(cause, failed.at)}
        >
          {text(id)}
        </StateBlock>
      </div>
    );
  }
  const titles: Readonly<Record<string, string>> = {
    "bad-request": words.badId,
    "not-found": words.notFound,
    "upstream-too-large": words.tooLarge,
  };
  return (
    <div className={styles.state}>
      <FailureBlock
        failure={failed.failure}
        at={failed.at}
        title={titles[code]}
        onRetry={refresh}
      />
    </div>
  );
}

/** Says above a log that it could not be read anew, and how old it therefore is. */
export function KeptNotice({
  log,
  failed,
  onRetry,
}: {
  log: OpenLog;
  failed: Failed;
  onRetry: () => void;
}) {
  const { imports: words, failures } = useMessages();
  const format = useFormat();
  const gone = codeOf(failed.failure) === "no-longer-available";
  const time = format.timeWithSeconds(log.readAt);
  return (
    <Notice
      tone={gone ? "risk" : "error"}
      lead={gone ? `${words.gone.title}.` : `${failureWords(failed.failure, failures).title}.`}
      action={
        <Button look="link" onClick={onRetry}>
          {gone ? words.gone.again : failures.tryNow}
        </Button>
      }
    >
      {gone ? words.gone.kept(time) : words.kept(time)}
    </Notice>
  );
}
