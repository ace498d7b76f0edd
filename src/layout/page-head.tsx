import type { ReactNode } from "react";
import { BackLink } from "./back-link.tsx";
import styles from "./page-head.module.css";
import { ShareButton } from "./share/share-button.tsx";

/** The head of a page: its title, what the page says about itself below it, and its actions at the right. */
export function PageHead({
  title,
  back,
  actions,
  isShared = false,
  children,
}: {
  title: string;
  /** The page above it. */
  back?: { readonly to: string; readonly label: string };
  actions?: ReactNode;
  /** Whether its address holds a view that people share. */
  isShared?: boolean;
  /** Below the title. */
  children?: ReactNode;
}) {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        {back && <BackLink {...back} />}
        <h1>{title}</h1>
        {(isShared || actions) && (
          <div className={styles.actions}>
            {isShared && <ShareButton />}
            {actions}
          </div>
        )}
      </div>
      {children && <div className={styles.caption}>{children}</div>}
    </header>
  );
}
