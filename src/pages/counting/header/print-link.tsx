import Printer from "lucide-react/icons/printer";
import { useSearchParams } from "react-router";
import { LinkButton } from "#components/link-button.tsx";
import { countingSearch } from "#pages/counting/search/search.ts";
import { pathTo } from "#routes.ts";
import { useMessages } from "#ui/locale.tsx";

/** Link to the printable report with the same filter and settings; nothing without its slice. */
export function PrintLink({ id }: { id: string }) {
  const t = useMessages("counting").counting.actions;
  const [params] = useSearchParams();
  const pathname = pathTo("countingPrint", id);
  if (pathname === null) return null;
  const report = countingSearch.update(params, {
    tab: "overview",
    sort: [],
    columns: null,
    line: null,
  });
  return (
    <LinkButton data-action="" to={{ pathname, search: report.toString() }}>
      <Printer aria-hidden="true" />
      <span>{t.print}</span>
    </LinkButton>
  );
}
