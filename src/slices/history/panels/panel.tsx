import { type ReactNode, useId } from "react";
import { failureWords } from "#components/failure-block.tsx";
import type { Question } from "#slices/history/use-history.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./panels.module.css";

/** A panel of the history: its title, and its content once the question is answered, or why it is not. */
export function Panel({
  title,
  caption,
  actions,
  question: { answer, failed, retry },
  children,
}: {
  title: string;
  caption: string;
  actions?: ReactNode;
  question: Pick<Question<"state">, "failed" | "retry"> & { readonly answer: unknown };
  children: ReactNode;
}) {
  const id = useId();
  const { failures } = useMessages("common");
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.title}>
        <h3 id={id}>{title}</h3>
        <span>{caption}</span>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {answer !== null ? (
        children
      ) : failed ? (
        <p className={styles.none}>
          {failureWords(failed.failure, failures).title}.{" "}
          <Button variant="link" onClick={retry}>
            {failures.tryNow}
          </Button>
        </p>
      ) : (
        <p className={styles.waiting}>
          <Skeleton width={180} />
        </p>
      )}
    </section>
  );
}
