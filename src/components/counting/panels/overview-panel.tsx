import { type ReactNode, use, useId } from "react";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import styles from "./overview.module.css";

/** A section of the overview: title, what it covers, controls and content. */
export function Panel({
  title,
  scope,
  isFolded = false,
  control,
  menu,
  className = "",
  children,
}: {
  title: string;
  scope?: ReactNode;
  /** Whether only its head shows until it is opened. */
  isFolded?: boolean | undefined;
  control?: ReactNode;
  /** Its figures as a table, and its settings. */
  menu?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  const isPaper = use(PaperContext);
  const head = (
    <div>
      <h2 id={id}>{title}</h2> {scope && <small>{scope}</small>}
    </div>
  );
  const controls = !isPaper && (control || menu) && (
    <div className={styles.controls}>
      {control}
      {menu}
    </div>
  );
  return (
    <section className={`${styles.panel} ${className}`} aria-labelledby={id}>
      {isFolded ? (
        <details>
          <summary className={styles.head}>{head}</summary>
          {controls}
          {children}
        </details>
      ) : (
        <>
          <div className={styles.head}>
            {head}
            {controls}
          </div>
          {children}
        </>
      )}
    </section>
  );
}
