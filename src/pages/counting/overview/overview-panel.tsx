import { type ReactNode, use, useId } from "react";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import styles from "./overview.module.css";

/** A section of the overview: title, what it covers, controls and content. */
export function Panel({
  title,
  scope,
  span = 1,
  control,
  children,
}: {
  title: string;
  scope?: ReactNode;
  /** Number of columns that it spans where there are that many. */
  span?: 1 | 2 | 3;
  control?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const isPaper = use(PaperContext);
  return (
    <section className={styles.panel} data-span={span} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2> {scope && <small>{scope}</small>}
        </div>
        {control && !isPaper && <div className={styles.control}>{control}</div>}
      </div>
      {children}
    </section>
  );
}
