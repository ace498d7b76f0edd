import ChevronRight from "lucide-react/icons/chevron-right";
import { Link, useSearchParams } from "react-router";
import type { BriefingPiece, BriefingText } from "#format/briefing.ts";
import { paths } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./briefing.module.css";

/** The part of a counting's page that a sentence is about. */
const views = {
  overdue: "tab=lines&state=not-started&state=in-progress&sort=location.code",
  late: "rescue=open",
  stalled: "tab=people",
  "not-closed": "tab=discrepancies&documented=no",
  undocumented: "tab=discrepancies&documented=no",
  idle: "tab=people&people-sort=last-hour",
} as const;

/** One sentence, with links to the countings that it names and to what can be done about it. */
export function BriefingSentence({ sentence }: { sentence: BriefingText }) {
  const { briefing: t } = useMessages("briefing");
  const { kind, attention, pieces, countings } = sentence;
  const [first] = countings;
  const reason = pieces.find((piece) => piece.kind === "reason");
  const linkTo = useLinks();
  const actions = { ...t.actions, "not-closed": t.actions.notClosed, fine: "" };
  return (
    <li data-briefing={kind} data-attention={attention ?? undefined}>
      <AttentionGlyph attention={attention} className={styles.glyph} />
      <span className={styles.words}>
        <span>
          {pieces.map((piece, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence have an order and no ids
            <Piece key={index} piece={piece} />
          ))}
        </span>
        {reason && (
          <span className={styles.reason}>
            <span>{reason.text}</span>
          </span>
        )}
      </span>
      {kind !== "fine" && first !== undefined && (
        <Link className={styles.action} to={linkTo(paths.counting(first), views[kind])}>
          {actions[kind]}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </li>
  );
}

function Piece({ piece }: { piece: BriefingPiece }) {
  const linkTo = useLinks();
  switch (piece.kind) {
    case "counting":
      return <Link to={linkTo(paths.counting(piece.id))}>{piece.text}</Link>;
    case "more":
      return <Link to={linkTo(paths.countings(), `status=${piece.of}`)}>{piece.text}</Link>;
    case "claim":
      return <b>{piece.text}</b>;
    case "reason":
      return null;
    case "plain":
      return piece.text;
  }
}

/** Builds addresses that keep the view's settings. */
function useLinks(): (path: string, query?: string) => string {
  const [search] = useSearchParams();
  return (path, query = "") => {
    const address = withShared(path, search);
    if (query === "") return address;
    return `${address}${address.includes("?") ? "&" : "?"}${query}`;
  };
}
