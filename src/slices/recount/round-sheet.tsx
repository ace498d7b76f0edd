import { useQuery, useQueryClient } from "@tanstack/react-query";
import Printer from "lucide-react/icons/printer";
import { memo, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import { shareOf } from "#domain/decimal/ratio.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TableHead } from "#ui/table-head.tsx";
import { type Bars, barsOf } from "./code128.ts";
import { recountMessages } from "./messages.ts";
import type { RoundModel } from "./round-model.ts";
import { type RoundEntry, roundEntriesQuery } from "./round-queries.ts";
import styles from "./round-sheet.module.css";
import { RoundSheetRow } from "./round-sheet-row.tsx";
import { changeRound } from "./search.ts";

/** Maximum time of encoding without a break, in milliseconds; a slow phone takes four times as long. */
const maxMs = 8;

/** Barcodes by text; `null` for a text that cannot be encoded. */
type BarsByText = ReadonlyMap<string, Bars | null>;

const noBars: BarsByText = new Map();

/** Yields to the event loop. */
function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Encodes texts in small steps, so that the page stays responsive. Texts not yet encoded are missing in the map;
 * results for previous texts stay.
 */
function useBars(texts: readonly string[]): BarsByText {
  const [bars, setBars] = useState(noBars);
  // Serialised, so that equal lists are one dependency.
  const serializedTexts = JSON.stringify(texts);
  useEffect(() => {
    let isOver = false;
    const encode = async () => {
      const missing = new Set<string>(JSON.parse(serializedTexts));
      let fresh = new Map<string, Bars | null>();
      let began = performance.now();
      for (const text of missing) {
        if (isOver) return;
        fresh.set(text, barsOf(text));
        if (performance.now() - began < maxMs) continue;
        const done = fresh;
        fresh = new Map();
        setBars((known) => new Map([...known, ...done]));
        await yieldToEventLoop();
        began = performance.now();
      }
      setBars((known) => new Map([...known, ...fresh]));
    };
    void encode();
    return () => {
      isOver = true;
    };
  }, [serializedTexts]);
  return bars;
}

/** Lines in one part of a sheet: about fifteen pages, enough for one person. */
const partSize = 150;

/** A round on paper: A4, with empty fields and barcodes. */
export function RoundSheet({ round: model }: { round: RoundModel }) {
  const t = useMessages(recountMessages);
  const format = useFormat();
  const client = useQueryClient();
  const { id, round, asked } = model;
  const parts = Math.ceil(round.rows.length / partSize);
  const from = (Math.min(asked.part, parts) - 1) * partSize;
  const to = Math.min(from + partSize, round.rows.length);
  const { data } = useQuery(roundEntriesQuery(client, { id, round, from, to }));
  const texts = useMemo(() => (data ? [...new Set(data.flatMap(codesOf))] : []), [data]);
  const bars = useBars(texts);
  const rendered = texts.filter((text) => bars.has(text)).length;
  const isReady = data !== undefined && rendered === texts.length;
  return (
    <section aria-label={t.sheet} data-drawn={isReady || undefined}>
      <div className={styles.bar}>
        <Button variant="primary" onClick={() => window.print()} disabled={!isReady}>
          <Printer aria-hidden="true" />
          {t.paper.print}
        </Button>
        <p>
          {isReady
            ? t.paper.hint
            : t.paper.preparing(format.number(rendered), format.number(texts.length))}
        </p>
        {parts > 1 && <Parts parts={parts} round={model} />}
      </div>
      <div className={styles.paper}>
        <SheetHead round={model} from={from} to={to} />
        {data ? <SheetTable entries={data} bars={bars} /> : <Skeleton height={600} />}
      </div>
    </section>
  );
}

function codesOf({ row }: RoundEntry): string[] {
  return [row["location.code"] ?? "", row["product.code"] ?? ""];
}

function Parts({ parts, round: { asked, round } }: { parts: number; round: RoundModel }) {
  const t = useMessages(recountMessages).paper;
  const format = useFormat();
  const [params] = useSearchParams();
  return (
    <nav className={styles.parts} aria-label={t.parts}>
      {Array.from({ length: parts }, (_, index) => index + 1).map((part) => (
        <Link
          key={part}
          to={`?${changeRound(params, { part })}`}
          aria-current={part === Math.min(asked.part, parts) ? "true" : undefined}
        >
          {t.lines(
            format.number((part - 1) * partSize + 1),
            format.number(Math.min(part * partSize, round.rows.length)),
          )}
        </Link>
      ))}
    </nav>
  );
}

/** Title of the round, for loose sheets of paper. */
function SheetHead({
  round: { loaded, round },
  from,
  to,
}: {
  round: RoundModel;
  from: number;
  to: number;
}) {
  const t = useMessages(recountMessages).paper;
  const format = useFormat();
  const { warehouse, id } = loaded.counting;
  const explains = round.measure === "value" ? t.explains : t.explainsInUnits;
  const { fetchedAt } = loaded.freshness;
  const lines = format.number(round.rows.length);
  // Relative to 1970, days are always written with their year.
  const moment = t.moment(format.day(fetchedAt, 0), format.time(fetchedAt));
  return (
    <header className={styles.head}>
      <h2>{t.title(warehouse.name)}</h2>
      <p>
        {t.counting(id)}; {t.asOf(moment, format.timeZone)};{" "}
        {t.part(format.number(from + 1), format.number(to), lines)};{" "}
        {explains(format.share(shareOf(round.reached, round.total)))}
        {round.question.order === "wrong-before" && `; ${t.wrongBeforeFirst}`}
      </p>
      <p className={styles.fields}>
        <span>{t.counter}</span>
        <span>{t.date}</span>
      </p>
    </header>
  );
}

const SheetTable = memo(function SheetTable({
  entries,
  bars,
}: {
  entries: readonly RoundEntry[];
  bars: BarsByText;
}) {
  const t = useMessages(recountMessages);
  const hasBars = (entry: RoundEntry) => codesOf(entry).every((code) => bars.has(code));
  const next = entries.findIndex((entry) => !hasBars(entry));
  // Lines appear as their barcodes are encoded: all at once would block the page.
  const rendered = next === -1 ? entries : entries.slice(0, next);
  return (
    <table className={styles.table} aria-label={t.list}>
      <TableHead
        titles={[
          t.paper.number,
          t.paper.location,
          t.paper.product,
          t.paper.count,
          t.paper.initials,
        ]}
      />
      <tbody>
        {rendered.map((entry) => (
          <RoundSheetRow
            key={entry.row.id}
            entry={entry}
            location={bars.get(entry.row["location.code"] ?? "") ?? null}
            product={bars.get(entry.row["product.code"] ?? "") ?? null}
          />
        ))}
      </tbody>
    </table>
  );
});
