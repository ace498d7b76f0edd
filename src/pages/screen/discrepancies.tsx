import { useMessages } from "#ui/locale.tsx";
import styles from "./low.module.css";
import { useScreenFormat } from "./screen-locale.tsx";
import { Glyph } from "./standing.tsx";
import type { ScreenCounting } from "./use-screen-counting.ts";

/** Old figures leave room for the banner. */
const mostStale = 3;

/** The products whose differences are worth most, with what they are worth. */
export function Discrepancies({ shown, rows }: { shown: ScreenCounting; rows: number }) {
  const words = useMessages().screen;
  const format = useScreenFormat();
  const { aggregates, ageing } = shown;
  const shownRows = ageing === "stale" ? Math.min(rows, mostStale) : rows;
  const top = aggregates?.products.top.slice(0, shownRows) ?? [];
  return (
    <>
      <h2>{words.discrepancies}</h2>
      {aggregates && top.length === 0 && <p className={styles.none}>{words.noDiscrepancies}</p>}
      <ol className={styles.list}>
        {top.map(({ key, name, netValue }) => (
          <li key={key}>
            <span className={styles.code}>{name ?? key}</span>
            <span className={styles.value} data-way={wayOf(netValue)}>
              {wayOf(netValue) === "over" && <Glyph path="M5 1 9.5 8h-9Z" />}
              {wayOf(netValue) === "short" && <Glyph path="M.5 2h9L5 9Z" />}
              {format.signedAmount(netValue, 0)}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function wayOf(value: string | null): "over" | "short" | undefined {
  const number = Number(value ?? 0);
  if (number === 0) return undefined;
  return number > 0 ? "over" : "short";
}
