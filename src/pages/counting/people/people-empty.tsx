import Inbox from "lucide-react/icons/inbox";
import SearchX from "lucide-react/icons/search-x";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";

/** Shown instead of the people where no line has one. */
export function NoPeople({
  isFiltered,
}: {
  /** Whether only the filter leaves no people. */
  isFiltered: boolean;
}) {
  const { overview, counting } = useMessages("all");
  const { title, text } = isFiltered
    ? counting.filters.noMatch
    : { title: overview.people.none, text: null };
  return (
    <StateBlock icon={Inbox} title={title}>
      {text}
    </StateBlock>
  );
}

/** Shown instead of the people when the search finds none. */
export function NoPeopleMatch({ onClear }: { onClear: () => void }) {
  const t = useMessages("all").people;
  return (
    <StateBlock
      icon={SearchX}
      title={t.noMatch.title}
      actions={
        <Button variant="primary" onClick={onClear}>
          {t.clear}
        </Button>
      }
    >
      {t.noMatch.text}
    </StateBlock>
  );
}
