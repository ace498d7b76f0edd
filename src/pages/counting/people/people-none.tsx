import { Inbox, SearchX } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { useCountingMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";

/** Stands in place of the people where no line has one. */
export function Nobody({
  isNarrowed,
}: {
  /** Whether that is so of the lines that match alone. */
  isNarrowed: boolean;
}) {
  const { overview, lineFilters } = useCountingMessages();
  const { title, text } = isNarrowed
    ? lineFilters.noMatch
    : { title: overview.people.none, text: null };
  return (
    <StateBlock icon={Inbox} title={title}>
      {text}
    </StateBlock>
  );
}

/** Stands in their place where the search finds none of them. */
export function NoMatch({ onClear }: { onClear: () => void }) {
  const t = useCountingMessages().people;
  return (
    <StateBlock
      icon={SearchX}
      title={t.noMatch.title}
      actions={
        <Button look="primary" onClick={onClear}>
          {t.clear}
        </Button>
      }
    >
      {t.noMatch.text}
    </StateBlock>
  );
}
