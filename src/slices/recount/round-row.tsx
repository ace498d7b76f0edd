import ExternalLink from "lucide-react/icons/external-link";
import { memo } from "react";
import { useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import { paths } from "#routes.ts";
import { number, oneOf } from "#search-params/codecs.ts";
import { defineSearch } from "#search-params/define-search.ts";
import { sharedOf } from "#search-params/shared-search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { recountMessages } from "./messages.ts";
import type { RoundEntry } from "./round-queries.ts";
import styles from "./round-row.module.css";
import { tickLine } from "./use-ticks.ts";

/** The open line, as a counting's page reads it. */
const lineSearch = defineSearch({
  tab: oneOf(["overview", "discrepancies"], "overview"),
  line: number(null),
});

/** A line of a round: location, product and reason. */
export const RoundRow = memo(function RoundRow({
  counting,
  entry,
  isTicked,
}: {
  /** The counting's id. */
  counting: string;
  entry: RoundEntry;
  isTicked: boolean;
}) {
  const t = useMessages(recountMessages);
  const { progress } = useMessages("all");
  const format = useFormat();
  const { row } = entry;
  const userId = row["assignedUser.id"];
  const location = row["location.code"] || t.noLocation;
  const details = [
    row["lot.code"] && t.lot(row["lot.code"]),
    t.counted(format.number(row.countedStock ?? null)),
    typeof row.prevCountedStock === "number" && t.previous(format.number(row.prevCountedStock)),
    typeof userId === "number" &&
      t.by(row["assignedUser.username"] || progress.user(String(userId))),
    row["wrong-before"] && t.wrongBefore(format.number(row["wrong-before"]), row["wrong-before"]),
  ].filter(Boolean);
  return (
    <li className={styles.row} data-ticked={isTicked || undefined}>
      <label>
        <input
          type="checkbox"
          checked={isTicked}
          onChange={({ target }) => tickLine(counting, row.id, target.checked)}
        />
        <span className={styles.line}>
          <span className={styles.first}>
            <strong className="code">{location}</strong>
            <b data-sign={Math.sign(row.difference ?? 0)}>
              <span>{format.signed(row.difference ?? null)}</span>
              {row.value && <small>{format.signedAmount(row.value, 2)}</small>}
            </b>
          </span>
          <span className={styles.product}>
            <span className="code">{row["product.code"]}</span> {row["product.description"]}
          </span>
          <span className={styles.details}>{details.join(", ")}</span>
          <Marks entry={entry} />
        </span>
      </label>
      <OpenLink counting={counting} line={row.id} />
    </li>
  );
});

function Marks({ entry: { row, pair, isCounterpart, isPackHint } }: { entry: RoundEntry }) {
  const t = useMessages(recountMessages);
  const format = useFormat();
  if (!pair && !isPackHint) return null;
  return (
    <span className={styles.marks}>
      {isPackHint && <em>{t.packHint(format.number(row["product.packagingUnit"] ?? null))}</em>}
      {pair && (
        <em>
          {t.pair(format.signed(pair.difference ?? null), pair["location.code"] || t.noLocation)}
          {isCounterpart && `, ${t.brought}`}
        </em>
      )}
    </span>
  );
}

function OpenLink({ counting, line }: { counting: string; line: number }) {
  const t = useMessages(recountMessages);
  const [params] = useSearchParams();
  const query = lineSearch.update(sharedOf(params), { tab: "discrepancies", line });
  return (
    <Link
      className={styles.open}
      to={`${paths.counting(counting)}?${query}`}
      aria-label={t.openLine}
      title={t.openLine}
    >
      <ExternalLink aria-hidden="true" />
    </Link>
  );
}
