import type { ButtonHTMLAttributes } from "react";
import styles from "./button.module.css";

/** A button; `primary` once per block, `icon` for a glyph alone with an `aria-label`. */
export function Button({
  variant = "plain",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { variant?: "plain" | "primary" | "icon" | "link" }) {
  return <button type="button" {...rest} className={styles.button} data-look={variant} />;
}
