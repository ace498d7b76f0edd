import Printer from "lucide-react/icons/printer";
import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { publicAddress } from "#components/access/public-address.ts";
import { contentOf } from "#components/export/exported-columns.ts";
import { TablesExport } from "#components/export/table-export.tsx";
import { withKeptUnits } from "#format/with-kept-units.ts";
import { writtenMoment } from "#format/written-moment.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useTargets } from "#hooks/use-targets.ts";
import { useViewer } from "#hooks/use-viewer.ts";
import { PageHead } from "#layout/page-head.tsx";
import { paths } from "#routes.ts";
import type { CutList, HandoverTexts } from "#slices/handover/texts/handover-sheet.ts";
import type { Columns } from "#table/entries/columns.ts";
import { fileColumns } from "#table/entries/places.ts";
import { Button } from "#ui/button.tsx";
import { QrCode } from "#ui/codes/qr-code.tsx";
import { CopyField } from "#ui/copy/copy-field.tsx";
import { Figure } from "#ui/figure.tsx";
import { useMessages } from "#ui/locale.tsx";
import type { HandoverReading, HandoverResult } from "./data/read-handover.ts";
import { handoverMessages } from "./messages.ts";
import { attentionRank, handoverOf } from "./rules/handover.ts";
import { type HandoverSearch, handoverSearch } from "./search.ts";
import styles from "./sheet.module.css";
import { ChangedList, SheetLists } from "./sheet-lists.tsx";
import { type SheetContext, sheetTables } from "./sheet-tables.tsx";
import { handoverAsText } from "./texts/handover-as-text.ts";
import { handoverTexts } from "./texts/handover-texts.ts";
import { useSheetNotes } from "./use-sheet-notes.ts";

type Read = Extract<HandoverResult, { kind: "read" }>;

/** They are defined as on a counting's page, over all countings of the sheet. */
const figureOf = {
  counted: "changed-counted",
  discrepancies: "changed-discrepancies",
  undocumented: "undocumented",
  documented: "changed-documented",
  incidents: "changed-incidents",
} as const;

/** One sheet of A4, also on the screen. */
export function Sheet({
  reading,
  search,
  from,
}: {
  reading: HandoverReading;
  search: HandoverSearch;
  /** Milliseconds since 1970. */
  from: number;
}) {
  const all = useMessages("all");
  const t = useMessages(handoverMessages);
  const messages = useMemo(() => ({ ...all, handover: t }), [all, t]);
  const viewer = useViewer();
  const { format } = viewer;
  const [params] = useSearchParams();
  const read = useMemo(
    () =>
      reading.results
        .filter((result): result is Read => result.kind === "read")
        .sort(
          ({ handed: one }, { handed: other }) =>
            Number(other.facts.active) - Number(one.facts.active) ||
            (search.all ? attentionRank(one) - attentionRank(other) : 0) ||
            (one.facts.active
              ? one.facts.endsAt - other.facts.endsAt
              : (other.totals.lastFinish ?? 0) - (one.totals.lastFinish ?? 0)),
        ),
    [reading, search.all],
  );
  const notes = useSheetNotes(reading);
  const { publicUrl } = useSettings();
  const [first] = read;
  const now = Math.max(...read.map(({ at }) => at));
  const handed = useMemo(() => read.map((one) => one.handed), [read]);
  const handover = useMemo(() => handoverOf(handed, { from, to: now }, now), [handed, from, now]);
  const name = first?.counting.warehouse;
  const percents = useTargets(name?.code ?? "");
  const own = handoverSearch.update(new URLSearchParams(), { ...search, to: "" });
  const live = publicAddress(`${paths.handover()}?${own}`, publicUrl);
  if (!first || !name) {
    const none = search.all ? t.noneInAll : t.none;
    return (
      <PageHead title={search.all ? t.changes : t.title}>
        <p>{notes.length > 0 ? notes.join(" ") : none}</p>
      </PageHead>
    );
  }
  const context = {
    warehouse: search.all ? null : name,
    countings: handed,
    from,
    now,
    messages,
    format,
    percents: isWhole(reading) && !search.all ? percents : null,
  };
  const texts = handoverTexts(handover, context);
  const tableContext = {
    ...viewer,
    messages,
    handover,
    countings: handed,
    since: texts.since,
    from,
    now,
    params,
  };
  const values = {
    counted: handover.counted,
    discrepancies: handover.discrepancies,
    undocumented: handover.undocumented,
    documented: handover.documented,
    incidents: handover.incidents,
  };
  return (
    <div className={styles.desk}>
      <div className={styles.tools}>
        <CopyField
          label={t.copy}
          isAction
          text={`${handoverAsText(texts, notes, messages)}\n${live}`}
        />
        <HandoverExport texts={texts} isOne={!search.all} context={tableContext} />
        <Button variant="primary" data-action="" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {t.print}
        </Button>
      </div>
      <article className={styles.sheet} aria-label={texts.title} data-all={search.all || undefined}>
        <div className={styles.head}>
          <div>
            <h1>
              {texts.title} <small>{texts.warehouse}</small>
            </h1>
            <p className={styles.span}>{texts.span}</p>
            <p className={styles.lead}>{withKeptUnits(texts.lead)}</p>
          </div>
          <div className={styles.live}>
            <QrCode text={live} label={t.qr} />
            <small>{t.live}</small>
          </div>
        </div>
        {notes.length > 0 && <p className={styles.notes}>{notes.join(" ")}</p>}
        <dl className={styles.figures}>
          {texts.figures.map(({ key, name: label, value, beside }) => (
            <div key={key} data-key={key}>
              <dt>{label}</dt>
              <dd>
                <Figure name={figureOf[key]} value={values[key]}>
                  {value}
                </Figure>{" "}
                {beside && <small>{beside}</small>}
              </dd>
            </div>
          ))}
        </dl>
        {search.all ? (
          <ChangedList texts={texts} context={tableContext} />
        ) : (
          <>
            <SheetLists texts={texts} context={tableContext} />
            <div className={styles.signatures}>
              <span>{t.handedBy}</span>
              <span>{t.takenBy}</span>
              <span>{t.time}</span>
            </div>
          </>
        )}
        <p className={styles.foot}>{t.figuresOf(writtenMoment(format)(now), format.timeZone)}</p>
      </article>
    </div>
  );
}

/** Whether every line of every counting was read. */
function isWhole({ phase, results }: HandoverReading): boolean {
  return (
    phase !== "stopped" &&
    results.every((result) => result.kind === "read" && result.unreadable === 0)
  );
}

/** Opens the export of the sheet's tables. */
function HandoverExport({
  texts,
  isOne,
  context,
}: {
  texts: HandoverTexts;
  /** Whether it is of one warehouse. */
  isOne: boolean;
  context: SheetContext;
}) {
  const t = context.messages.handover;
  const table = <Row,>(
    name: keyof typeof t.sections,
    { all }: CutList<Row>,
    columns: Columns<Row, SheetContext>,
  ) => ({
    title: t.sections[name],
    count: all.length,
    read: () => contentOf(fileColumns(columns), all, context),
  });
  return (
    <TablesExport
      label={texts.title}
      tables={
        isOne
          ? [
              table("countings", texts.countings, sheetTables.countings),
              table("tasks", texts.tasks, sheetTables.tasks),
              table("costliest", texts.costliest, sheetTables.costliest),
              table("zones", texts.zones, sheetTables.zones),
              table("people", texts.people, sheetTables.people),
            ]
          : [table("countings", texts.countings, sheetTables.changed)]
      }
    />
  );
}
