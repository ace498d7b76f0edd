import { useSettings } from "#hooks/use-settings.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./app-layout.module.css";

/** A mark beside the name for a limited scope. */
export function ScopeMark() {
  const { scope: t } = useMessages("common").access.account;
  const { via, scope } = useSettings().access;
  if (via !== "share" && via !== "screen") return null;
  return <span className={styles.scope}>{t[scope.kind]}</span>;
}
