import type { ReactNode } from "react";
import styles from "./screen-message.module.css";

/** A message in place of figures. */
export function ScreenMessage({
  title,
  text,
  children,
}: {
  title?: string | undefined;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles.message}>
      {title && <h1>{title}</h1>}
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
