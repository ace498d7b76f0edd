import Inbox from "lucide-react/icons/inbox";
import type { ReactNode } from "react";
import pageStyles from "#components/page.module.css";
import type { UpdateSearch } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { trendMessages } from "./messages.ts";
import { anyTime, defaultFilter, isFiltered, type TrendsSearch } from "./trends-search.ts";

/** The empty state, with a suggestion. */
export function TrendsEmptyState({
  search,
  onChange,
}: {
  search: TrendsSearch;
  onChange: UpdateSearch<TrendsSearch>;
}) {
  const trends = useMessages(trendMessages);
  const { countings, listFilters } = useMessages("all");
  if (isFiltered(search)) {
    return (
      <Block t={trends.noMatch}>
        <Button onClick={() => onChange(defaultFilter)}>{listFilters.clear}</Button>
      </Block>
    );
  }
  if (search.from === anyTime) return <Block t={countings.none} />;
  return (
    <Block t={trends.none}>
      <Button onClick={() => onChange({ from: anyTime })}>{listFilters.any}</Button>
    </Block>
  );
}

function Block({
  t: { title, text },
  children,
}: {
  t: { readonly title: string; readonly text: string };
  children?: ReactNode;
}) {
  return (
    <div className={pageStyles.block}>
      <StateBlock icon={Inbox} title={title} actions={children}>
        {text}
      </StateBlock>
    </div>
  );
}
