import ChevronRight from "lucide-react/icons/chevron-right";
import { useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import type { BriefingPiece, BriefingText } from "#format/briefing.ts";
import { withKeptUnits } from "#format/with-kept-units.ts";
import { paths } from "#routes.ts";
import { sharedOf } from "#search-params/shared-search.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import styles from "./briefing.module.css";

/** One sentence, with links to the countings that it names and to what to do about it. */
export function BriefingSentence({ sentence }: { sentence: BriefingText }) {
  const { kind, attention, pieces, action } = sentence;
  const reason = pieces.find((piece) => piece.kind === "reason");
  const linkTo = useLinks();
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
            <span>{withKeptUnits(reason.text)}</span>
          </span>
        )}
      </span>
      {action && (
        <Link className={styles.action} to={linkTo(paths.counting(action.counting), action.query)}>
          {action.text}
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
      return <b>{withKeptUnits(piece.text)}</b>;
    case "reason":
      return null;
    case "plain":
      return piece.text;
  }
}

/** Builds addresses that keep the view's settings; to one without a query the link adds them. */
function useLinks(): (path: string, query?: string) => string {
  const [search] = useSearchParams();
  return (path, query) =>
    query ? `${path}?${[`${sharedOf(search)}`, query].filter(Boolean).join("&")}` : path;
}
