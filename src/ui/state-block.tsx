import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { FocusKeeper } from "./focus-keeper.tsx";
import { useMessages } from "./locale.tsx";
import styles from "./state-block.module.css";

/** Replaces the content: empty, nothing found, or failed, with what to do. */
export function StateBlock({
  icon: Icon,
  error = false,
  isPage = false,
  title,
  children,
  actions,
  technical,
}: {
  icon: LucideIcon;
  error?: boolean;
  /** Whether it replaces the whole page, so that its title is the page's. */
  isPage?: boolean;
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** One line of technical detail for IT, folded. */
  technical?: string;
}) {
  return (
    <section className={styles.block} data-error={error || undefined}>
      <Icon aria-hidden="true" />
      {isPage ? <h1>{title}</h1> : <h2>{title}</h2>}
      <p>{children}</p>
      {actions && (
        <div className={styles.actions}>
          <FocusKeeper>{actions}</FocusKeeper>
        </div>
      )}
      {technical && <Technical>{technical}</Technical>}
    </section>
  );
}

function Technical({ children }: { children: string }) {
  const { forIt } = useMessages("common").failures;
  return (
    <details className={styles.technical}>
      <summary>{forIt}</summary>
      <p>{children}</p>
    </details>
  );
}
