import { Link, useSearchParams } from "react-router";
import type { IncidentCell } from "#domain/incident-tally.ts";
import { type CountingSearch, changeSearch } from "#pages/counting/search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { NamedGroup } from "./groups-lines.ts";
import styles from "./groups-table.module.css";
import { facetValue } from "./overview-values.ts";

/** More than that are not compared. */
const mostZones = 40;

/** Where which incidents occurred; each number opens its lines, where their texts stand. */
export function IncidentsByZone({
  cells,
  types,
  view: { filter },
}: {
  cells: readonly IncidentCell[];
  types: readonly NamedGroup[];
  view: CountingSearch;
}) {
  const { overview: words } = useMessages();
  const format = useFormat();
  const [search] = useSearchParams();
  const zones = [...new Set(cells.map(({ zone }) => zone))].sort(byCode).slice(0, mostZones);
  const linesAt = (type: string, zone: string) =>
    cells.find((cell) => (cell.type ?? "none") === type && cell.zone === zone)?.lines ?? 0;
  const linkTo = (type: string, zone: string) => {
    const facets = { ...filter.facets, incident: [type], zone: [facetValue(zone)] };
    return `?${changeSearch(search, { tab: "lines", filter: { ...filter, facets } })}`;
  };
  return (
    <details className={styles.fold}>
      <summary>{words.incidents.byZone}</summary>
      <div role="group" className={styles.scroll} tabIndex={0} aria-label={words.incidents.byZone}>
        <table aria-label={words.incidents.byZone}>
          <thead>
            <tr>
              <th scope="col">{words.incidents.group}</th>
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
                  return (
                    <td key={zone}>
                      {lines === 0 ? (
                        <span className="muted">{format.number(0)}</span>
                      ) : (
                        <Link to={linkTo(value, zone)} preventScrollReset>
                          {format.number(lines)}
                        </Link>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function byCode(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}
