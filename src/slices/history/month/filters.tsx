import type { UpdateSearch } from "#search-params/use-search.ts";
import { historyMessages } from "#slices/history/messages.ts";
import { addMonths, monthText } from "#slices/history/months.ts";
import { type HistorySearch, spans } from "#slices/history/search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./filters.module.css";

/** Months that can be chosen, this one included. */
const offered = 24;

/** The month, and what it is compared with. */
export function MonthFilters({
  month,
  thisMonth,
  against,
  onChange,
}: {
  month: string;
  thisMonth: string;
  against: HistorySearch["against"];
  onChange: UpdateSearch<HistorySearch>;
}) {
  const t = useMessages(historyMessages);
  const { locale } = useFormat();
  const months = Array.from({ length: offered }, (_, index) => addMonths(thisMonth, -index));
  return (
    <div className={styles.bar}>
      <select
        aria-label={t.month}
        value={month}
        onChange={({ target: { value } }) => onChange({ month: value === thisMonth ? "" : value })}
      >
        {(months.includes(month) ? months : [...months, month]).map((one) => (
          <option key={one} value={one}>
            {monthText(one, locale, "full")}
          </option>
        ))}
      </select>
      <select
        aria-label={t.against}
        value={against}
        onChange={({ target: { value } }) => {
          const chosen = spans.find((one) => one === value);
          if (chosen) onChange({ against: chosen });
        }}
      >
        {spans.map((one) => (
          <option key={one} value={one}>
            {t.spans[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
