import styles from "#ui/button.module.css";
import { Link, type LinkProps } from "./link.tsx";

/** A link that looks like a button: it leads to another view of the same thing. */
export function LinkButton(props: Omit<LinkProps, "className">) {
  return <Link {...props} className={styles.button} />;
}
