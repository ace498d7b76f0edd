import { use, useState } from "react";
import { tableContent } from "#components/export/exported-table.ts";
import { TableExport } from "#components/export/table-export.tsx";
import type { IncidentCell } from "#domain/groups/incident-tally.ts";
import { facetValue } from "#lines/facet-value.ts";
import { FigureFilterButton } from "#pages/counting/filters/figure-filter-button.tsx";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { PaperContext } from "#ui/hooks/paper-context.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { NamedGroup } from "./group-rows.ts";
import styles from "./group-table.module.css";

/** Maximum number of zones compared. */
const maxZones = 40;

interface CellsProps {
  readonly cells: readonly IncidentCell[];
  readonly types: readonly NamedGroup[];
  readonly search: CountingSearch;
}

/** Incidents by type and zone; each number filters the lines. */
export function IncidentsByZone(props: CellsProps) {
  const { incidents: t } = useMessages("overview").overview;
  const [isOpen, setOpen] = useState(false);
  if (use(PaperContext)) return null;
  return (
    <details className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t.byZone}</summary>
      {isOpen && <Cells {...props} />}
    </details>
  );
}

function Cells({ cells, types, search }: CellsProps) {
  const { incidents: t } = useMessages("overview").overview;
  const format = useFormat();
  const all = [...new Set(cells.map(({ zone }) => zone))].sort(byCode);
  const zones = all.slice(0, maxZones);
  const more = all.length - zones.length;
  const linesAt = (type: string, zone: string) =>
    cells.find((cell) => (cell.type ?? "none") === type && cell.zone === zone)?.lines ?? 0;
  const content = () =>
    tableContent<NamedGroup>(
      [
        { title: t.group, value: ({ name }) => name },
        ...all.map((zone) => ({
          title: zone,
          value: ({ key }: NamedGroup) => linesAt(key, zone),
        })),
      ],
      types,
    );
  return (
    <>
      <div className={styles.export}>
        <TableExport title={t.byZone} count={types.length} read={content} isNamed />
      </div>
      <section className={styles.scroll} tabIndex={0} aria-label={t.byZone}>
        <table aria-label={t.byZone}>
          <thead>
            <tr>
              <th scope="col">{t.group}</th>
              {zones.map((zone) => (
                <th key={zone} scope="col" className="code">
                  {zone}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {types.map(({ key, value, name }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {zones.map((zone) => {
                  const lines = linesAt(key, zone);
                  const text = format.number(lines);
                  return (
                    <td key={zone}>
                      <FigureFilterButton
                        facets={{ incident: [value], zone: [facetValue(zone)] }}
                        name={t.cell(name, zone)}
                        lines={lines}
                        search={search}
                      >
                        {lines === 0 ? <span className="muted">{text}</span> : text}
                      </FigureFilterButton>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {more > 0 && <p className="muted">{t.moreZones(format.number(more), more)}</p>}
    </>
  );
}

function byCode(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}
