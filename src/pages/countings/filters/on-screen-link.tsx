import Monitor from "lucide-react/icons/monitor";
import { useSearchParams } from "react-router";
import { screenPath } from "#components/access/share-path.ts";
import { LinkButton } from "#components/link-button.tsx";
import { paths } from "#routes.ts";
import { useMessages } from "#ui/locale.tsx";

/** Leads to the page of office screens with the warehouse of the filter. */
export function OnScreenLink() {
  const t = useMessages("common").access.copyPanel;
  const [search] = useSearchParams();
  return (
    <LinkButton to={screenPath(paths.countings(), search)}>
      <Monitor aria-hidden="true" />
      {t.onScreen}
    </LinkButton>
  );
}
