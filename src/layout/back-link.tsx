import ChevronLeft from "lucide-react/icons/chevron-left";
import { Link, useSearchParams } from "react-router";
import { isInScope } from "#components/access/in-scope.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { paths } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./back-link.module.css";

/** The way back to the list, for viewers who may see it. */
export function BackLink() {
  const t = useMessages("counting").counting.header;
  const [search] = useSearchParams();
  const { access } = useSettings();
  if (!isInScope(access, paths.countings())) return null;
  return (
    <Link
      className={styles.back}
      to={withShared(paths.countings(), search)}
      aria-label={t.back}
      title={t.back}
    >
      <ChevronLeft aria-hidden="true" />
    </Link>
  );
}
