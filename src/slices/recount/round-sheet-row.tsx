import { memo } from "react";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Barcode, fitsWithin } from "./barcode.tsx";
import type { Bars } from "./code128.ts";
import { recountMessages } from "./messages.ts";
import type { RoundEntry } from "./round-queries.ts";
import styles from "./round-sheet.module.css";

/** Maximum width of a barcode in its column, in millimetres. */
const widths = { location: 54, product: 72 } as const;

/** A line on paper, with fields to fill in. */
export const RoundSheetRow = memo(function RoundSheetRow({
  entry: { number, row, pair, isPackHint },
  location,
  product,
}: {
  entry: RoundEntry;
  location: Bars | null;
  product: Bars | null;
}) {
  const messages = useMessages(recountMessages);
  const t = messages.paper;
  const format = useFormat();
  const notes = [
    isPackHint && t.package(format.number(row["product.packagingUnit"] ?? null)),
    pair && t.pair(pair["location.code"] || messages.noLocation),
  ].filter(Boolean);
  return (
    <tr>
      <td className={styles.number}>{format.number(number)}</td>
      <td>
        <Code
          text={row["location.code"] ?? ""}
          fallback={messages.noLocation}
          bars={location}
          width={widths.location}
        />
      </td>
      <td>
        <Code text={row["product.code"] ?? ""} fallback="–" bars={product} width={widths.product} />
        <p>{row["product.description"]}</p>
        {row["lot.code"] && <p>{messages.lot(row["lot.code"])}</p>}
        {notes.length > 0 && <p className={styles.notes}>{notes.join(" ")}</p>}
      </td>
      <td className={styles.field} />
      <td className={styles.field} />
    </tr>
  );
});

/** A code as a barcode and as text; says why if it has no barcode. */
function Code({
  text,
  fallback,
  bars,
  width,
}: {
  text: string;
  fallback: string;
  bars: Bars | null;
  width: number;
}) {
  const t = useMessages(recountMessages).paper;
  const fits = bars && fitsWithin(bars, width);
  return (
    <>
      {fits && <Barcode bars={bars} text={text} width={width} />}
      <strong className={`${styles.code} code`}>{text || fallback}</strong>
      {text !== "" && !bars && <small>{t.noBarcode}</small>}
      {bars && !fits && <small>{t.tooLong}</small>}
    </>
  );
}
