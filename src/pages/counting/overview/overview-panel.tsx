import { type ReactNode, use, useId } from "react";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import styles from "./overview.module.css";

/** A section of the overview: title, what it covers, controls and content. */
export function Panel({
  title,
  scope,
  span = 1,
  isWide = span > 1,
  isFolded = false,
  control,
  children,
}: {
  title: string;
  scope?: ReactNode;
  /** Number of columns that it spans where there are that many. */
  span?: 1 | 2 | 3;
  /** Whether it takes a whole row in a layout of two columns. */
  isWide?: boolean;
  /** Whether only its head shows until it is opened. */
  isFolded?: boolean | undefined;
  control?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const isPaper = use(PaperContext);
  const head = (
    <div>
      <h2 id={id}>{title}</h2> {scope && <small>{scope}</small>}
    </div>
  );
  return (
    <section
      className={styles.panel}
      data-span={span}
      data-wide={isWide || undefined}
      aria-labelledby={id}
    >
      {isFolded ? (
        <details>
          <summary className={styles.head}>{head}</summary>
          {children}
        </details>
      ) : (
        <>
          <div className={styles.head}>
            {head}
            {control && !isPaper && <div className={styles.control}>{control}</div>}
          </div>
          {children}
        </>
      )}
    </section>
  );
}
