import Printer from "lucide-react/icons/printer";
import { useSearchParams } from "react-router";
import { LinkButton } from "#components/link-button.tsx";
import { countingSearch } from "#pages/counting/search/search.ts";
import { paths } from "#routes.ts";
import { useMessages } from "#ui/locale.tsx";

/** Link to the printable report with the same filter and settings. */
export function PrintLink({ id }: { id: string }) {
  const t = useMessages("counting").counting.actions;
  const [params] = useSearchParams();
  const report = countingSearch.update(params, {
    tab: "overview",
    sort: [],
    columns: null,
    line: null,
  });
  return (
    <LinkButton
      data-action=""
      to={{ pathname: paths.countingPrint(id), search: report.toString() }}
    >
      <Printer aria-hidden="true" />
      <span>{t.print}</span>
    </LinkButton>
  );
}
