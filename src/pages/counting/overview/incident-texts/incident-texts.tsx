import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { memo, useMemo, useState } from "react";
import { Link } from "react-router";
import { orderQuery, rowsQuery, type ViewedOrder } from "#api/counting/counting-queries.ts";
import type { LineField } from "#lines/line-fields.ts";
import type { LineFilter, LineOptions, LineSort } from "#lines/line-query.ts";
import { useLineAddress } from "#pages/counting/lines/line-address.ts";
import { Panel } from "#pages/counting/overview/overview-panel.tsx";
import type { CountingSearch } from "#pages/counting/search/search.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { IncidentText } from "./incident-text.tsx";
import styles from "./incident-texts.module.css";
import { withKeys } from "./keys.ts";

const newestFirst: readonly LineSort[] = [{ field: "incident.createdAt", descending: true }];

const fields: readonly LineField[] = [
  "product.code",
  "location.code",
  "assignedUser.username",
  "incident.type.name",
  "incident.body",
  "incident.createdAt",
];

/** Texts shown at first, and added by each "show more": there may be thousands. */
const pageSize = 8;
const more = 50;

interface TextsProps {
  readonly id: string;
  /** Version of the loaded lines. */
  readonly version: number;
  readonly search: CountingSearch;
  readonly asOf: number | undefined;
  /** For naming days. Milliseconds since 1970. */
  readonly today: number;
}

/** Texts of the incidents of the lines that match. */
export const IncidentTexts = memo(function IncidentTexts(props: TextsProps) {
  const { id, version, search, asOf } = props;
  const t = useMessages("overview").overview.texts;
  const client = useQueryClient();
  const { filter, lineOptions } = useMemo(() => {
    const part: LineFilter = { ...search.filter, part: "incidents" };
    const options: LineOptions = { ...search.lineOptions, ...(asOf !== undefined && { asOf }) };
    return { filter: part, lineOptions: options };
  }, [search.filter, search.lineOptions, asOf]);
  const { data: order, error } = useQuery(
    orderQuery(client, { id, version, filter, sorts: newestFirst, view: lineOptions }),
  );
  return (
    <Panel title={t.title} scope={t.scope} span={3}>
      {error && !order && <p className="muted">{t.failed}</p>}
      {order?.rows.length === 0 && <p className="muted">{t.none}</p>}
      {order && order.rows.length > 0 && (
        <Texts key={JSON.stringify(filter)} {...props} order={order} />
      )}
    </Panel>
  );
});

function Texts({ id, today, order }: TextsProps & { order: ViewedOrder }) {
  const t = useMessages("overview").overview.texts;
  const format = useFormat();
  const client = useQueryClient();
  const { prefix } = useLineAddress();
  const [requested, setRequested] = useState(pageSize);
  const all = order.rows.length;
  const { data } = useQuery({
    ...rowsQuery(client, { id, order, from: 0, to: Math.min(requested, all), fields }),
    placeholderData: keepPreviousData,
  });
  const rows = data?.rows ?? [];
  const left = all - rows.length;
  return (
    <>
      <ol className={styles.texts}>
        {withKeys(rows).map(({ key, row }) => (
          <IncidentText key={key} row={row} today={today}>
            <Link className="code" to={`${prefix}${row.id}`}>
              {row["product.code"]} <span>{row["location.code"]}</span>
            </Link>
          </IncidentText>
        ))}
      </ol>
      {all > pageSize && data && (
        <p className={styles.more}>
          {left > 0 && (
            <Button variant="link" onClick={() => setRequested(requested + more)}>
              {t.more(format.number(Math.min(more, left)), format.number(left))}
            </Button>
          )}
          <span role="status">{t.count(format.number(rows.length), format.number(all))}</span>
        </p>
      )}
    </>
  );
}
