import ClipboardList from "lucide-react/icons/clipboard-list";
import type { CountingPart, ToolProps } from "#components/counting/parts.ts";
import { ToolPurpose } from "#components/counting/tool-purpose.tsx";
import { Link } from "#components/link.tsx";
import { paths } from "#routes.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";

/** The lines of a counting that are worth a recount. */
export const part: CountingPart = { name: "recount", Tool: RoundTool };

const RecountBenefit = lazyComponent(
  async () => (await import("./benefit.tsx")).RecountBenefit,
  ToolPurpose,
);

/** The tool that leads to the round, once there are lines to count again. */
function RoundTool({ counting }: ToolProps) {
  const t = useMessages("counting").counting;
  if (counting.facts.counted === 0) return null;
  return (
    <Link to={paths.recountRound(counting.id)} data-action={t.recountRound}>
      <ClipboardList aria-hidden="true" />
      {t.recountRound}
      <small>
        <RecountBenefit counting={counting} purpose={t.header.benefits.recountRound} />
      </small>
    </Link>
  );
}
