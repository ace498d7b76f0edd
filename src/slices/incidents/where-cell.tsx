import { useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import type { Counting } from "#contract/counting.ts";
import { paths } from "#routes.ts";
import { sharedOf } from "#search-params/shared-search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { IncidentCount, IncidentGroup } from "./incident-groups.ts";
import { incidentMessages } from "./messages.ts";

const maxVisible = 3;

/** The countings and zones in which a type occurs, the most frequent first; a long list is folded. */
export function WhereCell({
  group: { name, countings },
  counted,
  isWhole,
  now,
}: {
  group: IncidentGroup;
  counted: readonly Counting[];
  isWhole: boolean;
  now: number;
}) {
  const t = useMessages(incidentMessages);
  const format = useFormat();
  if (countings.length === 0) {
    return <span className="muted">{isWhole ? t.nowhere : t.nowhereYet}</span>;
  }
  const rows = countings.map((at) => {
    const counting = counted.find(({ id }) => id === at.id);
    return (
      counting && (
        <CountingLink key={at.id} at={at} counting={counting} type={name} all={counted} now={now} />
      )
    );
  });
  const folded = rows.slice(maxVisible);
  return (
    <>
      <ul>{rows.slice(0, maxVisible)}</ul>
      {folded.length > 0 && (
        <details>
          <summary>{t.more(format.number(folded.length))}</summary>
          <ul>{folded}</ul>
        </details>
      )}
    </>
  );
}

function CountingLink({
  at,
  counting,
  type,
  all,
  now,
}: {
  at: IncidentCount;
  counting: Counting;
  type: string | null;
  all: readonly Counting[];
  now: number;
}) {
  const t = useMessages(incidentMessages);
  const format = useFormat();
  const [search] = useSearchParams();
  const { id, warehouse, startedAt } = counting;
  const query = sharedOf(search);
  query.set("tab", "lines");
  if (type) query.set("q", type);
  // Two countings of one warehouse are distinguished by their start.
  const alike = all.filter((other) => other.warehouse.id === warehouse.id).length > 1;
  return (
    <li>
      <b>{format.number(at.lines)}</b>
      <Link
        to={`${paths.counting(id)}?${query}`}
        // The text may occur in other lines too.
        title={type ? t.search(type) : undefined}
      >
        <span className="prose">{warehouse.name}</span>{" "}
        <span className="code">{warehouse.code}</span>
      </Link>
      <small>
        <span className="code">
          {at.zones.map(({ zone, lines }) => `${zone} ${format.number(lines)}`).join(", ")}
        </span>
        {alike && `, ${t.startedOn(format.moment(Date.parse(startedAt), now))}`}
      </small>
    </li>
  );
}
