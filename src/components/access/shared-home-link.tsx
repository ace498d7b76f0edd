import { useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import { useSettings } from "#hooks/use-settings.ts";
import { withShared } from "#search-params/shared-search.ts";
import { useMessages } from "#ui/locale.tsx";
import { homePath } from "./home-path.ts";

/** Links viewers with a limited scope to their start page. */
export function SharedHomeLink() {
  const t = useMessages("common").access;
  const { scope } = useSettings().access;
  const [search] = useSearchParams();
  if (scope.kind === "all") return null;
  return <Link to={withShared(homePath(scope), search)}>{t.toShared}</Link>;
}
