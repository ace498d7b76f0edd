import { useSearchParams } from "react-router";
import { contentOf } from "#components/export/exported-columns.ts";
import { TableExport } from "#components/export/table-export.tsx";
import { historyPath } from "#contract/history/parameters.ts";
import { useViewer } from "#hooks/use-viewer.ts";
import { historyMessages } from "#slices/history/messages.ts";
import { historySearch } from "#slices/history/search.ts";
import { seenColumns } from "#slices/history/seen-columns.ts";
import { useQuestion } from "#slices/history/use-history.ts";
import { PlainTable } from "#table/entries/plain-table.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./coverage.module.css";
import { type CoverageRow, coverageTable } from "./coverage-columns.tsx";
import { bayAges, shownZone } from "./coverage-map.ts";
import { Panel } from "./panel.tsx";
import panelStyles from "./panels.module.css";
import { ZoneMap } from "./zone-map.tsx";

/** When each zone of a warehouse was counted, and one of them bay by bay. */
export function CoveragePanel({
  wanted,
  warehouse,
  code,
  version,
}: {
  /** The zone in the address. */
  wanted: string;
  /** Its identifier. */
  warehouse: string;
  /** Its code, for the name of the file. */
  code: string;
  version: string | null;
}) {
  const messages = useMessages(historyMessages);
  const t = messages.coverage;
  const viewer = useViewer();
  const [params] = useSearchParams();
  const zones = useQuestion("coverage", { warehouse, by: "zone" }, version);
  const zone = zones.answer && shownZone(zones.answer, wanted);
  const bays = useQuestion("coverage", zone ? { warehouse, by: "bay", zone } : null, version);
  const rows = zones.answer?.rows ?? [];
  const context = {
    ...viewer,
    t: messages,
    chosen: zone,
    addressOf: (name: string) => `?${historySearch.update(params, { zone: name })}`,
  };
  const columns = seenColumns(coverageTable, context);
  return (
    <Panel
      title={t.title}
      caption={t.caption}
      question={zones}
      actions={
        rows.length > 0 && (
          <TableExport
            title={t.title}
            isNamed
            fileName={t.file(code)}
            count={rows.length}
            parquet={historyPath("coverage", { warehouse, by: "zone", format: "parquet" })}
            read={() => contentOf(columns, rows, context)}
          />
        )
      }
    >
      {rows.length === 0 ? (
        <p className={panelStyles.none}>{t.none}</p>
      ) : (
        <div className={styles.layout}>
          <PlainTable
            className={styles.zones}
            label={t.title}
            columns={columns}
            context={context}
            rows={rows}
            keyOf={(row: CoverageRow) => row.zone ?? ""}
            rowName="zone"
            attributesOf={(row) => ({ "data-chosen": row.zone === zone || undefined })}
          />
          <div>
            {zone && bays.answer && <ZoneMap key={zone} zone={zone} bays={bays.answer} />}
            <ul className={styles.key}>
              {bayAges.map((age) => (
                <li key={age}>
                  <i data-age={age} />
                  {t.ages[age]}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </Panel>
  );
}
