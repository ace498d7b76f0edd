import X from "lucide-react/icons/x";
import type { MouseEvent } from "react";
import type { Messages } from "#messages/en/catalogue.ts";
import { FailureError } from "#transport/failure.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { OutdatedVersionError } from "#worker/outdated-version-error.ts";
import styles from "./export.module.css";
import type { ExportState } from "./use-export.ts";

/** Texts about a number of rows, which a table may call something else. */
type CountWords = Pick<Messages["lineExport"], "progress" | "written" | "saved">;

/** Progress or result of an export. */
export function ExportStatus({
  state,
  counts,
  onCancel,
}: {
  state: ExportState;
  counts: CountWords;
  onCancel: () => void;
}) {
  const t = useMessages("all").fileExport;
  const format = useFormat();
  return (
    <>
      {state.kind === "running" && (
        <Progress progress={state.progress} counts={counts} onCancel={onCancel} />
      )}
      <p role="status" data-failed={state.kind === "failed" || undefined} className={styles.status}>
        {statusText(state, { t, counts, number: (count) => format.number(count) })}
      </p>
    </>
  );
}

function statusText(
  state: ExportState,
  {
    t,
    counts,
    number,
  }: { t: Messages["fileExport"]; counts: CountWords; number: (count: number) => string },
): string {
  if (state.kind === "cancelled") return t.cancelled;
  if (state.kind === "failed") return failure(state.error, t);
  if (state.kind !== "saved") return "";
  const { rows, shortened } = state.saved;
  const saved = counts.saved(number(rows), rows);
  return shortened === 0 ? saved : `${saved} ${t.shortened(number(shortened), shortened)}`;
}

function failure(error: unknown, { failed }: Messages["fileExport"]): string {
  if (error instanceof FailureError) return failed.gone;
  if (error instanceof OutdatedVersionError) return failed.notYet;
  return failed.unexpected(error instanceof Error ? error.message : String(error));
}

function Progress({
  progress,
  counts,
  onCancel,
}: {
  progress: Extract<ExportState, { kind: "running" }>["progress"];
  counts: CountWords;
  onCancel: () => void;
}) {
  const t = useMessages("all").fileExport;
  const format = useFormat();
  const { written = 0, total = 0 } = progress ?? {};
  const cancel = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // This button goes away; the focus moves to the one that tries again.
    currentTarget.form?.querySelector<HTMLButtonElement>("[type=submit]")?.focus();
    onCancel();
  };
  return (
    <>
      <Button onClick={cancel}>
        <X aria-hidden="true" />
        {t.cancel}
      </Button>
      <p className={styles.status}>
        {progress
          ? counts.written(format.number(written), format.number(total), total)
          : t.preparing}
      </p>
      <progress aria-label={counts.progress} value={written} max={Math.max(total, 1)} />
    </>
  );
}
