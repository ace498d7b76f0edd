import { useLocation } from "react-router";
import { useMessages } from "#ui/locale.tsx";
import styles from "./page.module.css";

/** Leads to the gateway's sign-in page, and from there back to where one is. */
export function SignInLink({ label }: { label?: string }) {
  const words = useMessages().access;
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ to: `${pathname}${search}` });
  return (
    <a className={styles.way} href={`/access/sign-in?${query}`}>
      {label ?? words.signIn}
    </a>
  );
}
