import { isInScope } from "#components/access/in-scope.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { BackLink } from "#layout/back-link.tsx";
import { paths } from "#routes.ts";
import { useMessages } from "#ui/locale.tsx";

/** The way back to the list, for viewers who may see it. */
export function BackToList() {
  const t = useMessages("counting").counting.header;
  const { access } = useSettings();
  if (!isInScope(access, paths.countings())) return null;
  return <BackLink to={paths.countings()} label={t.back} />;
}
