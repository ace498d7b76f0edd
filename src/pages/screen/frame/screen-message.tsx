import type { ReactNode } from "react";
import styles from "./screen-message.module.css";

/** What a screen says where it has no figures. */
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
    <div className={styles.said}>
      {title && <h1>{title}</h1>}
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
