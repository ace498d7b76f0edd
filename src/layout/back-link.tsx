import ChevronLeft from "lucide-react/icons/chevron-left";
import { Link } from "#components/link.tsx";
import styles from "./back-link.module.css";

/** The way back to the page above, beside a title. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className={styles.back} to={to} aria-label={label} title={label}>
      <ChevronLeft aria-hidden="true" />
    </Link>
  );
}
