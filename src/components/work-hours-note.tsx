import { Link, useSearchParams } from "react-router";
import type { WorkHours } from "#contract/work-hours.ts";
import { workRuleOf } from "#domain/time/work-calendars.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { paths } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./work-hours-note.module.css";
import { workHoursTexts, workRuleText } from "./work-rule-text.ts";

/** With more warehouses than this, only the help page names their hours. */
const maxNamed = 2;

/** Names the work hours behind pace and forecast: of one warehouse, or of all. */
export function WorkHoursNote({ warehouseCode }: { warehouseCode?: string }) {
  const { workHours } = useSettings();
  return (
    <p className={styles.note}>
      {warehouseCode === undefined ? (
        <OfAll workHours={workHours} />
      ) : (
        <OfOne workHours={workHours} warehouseCode={warehouseCode} />
      )}
    </p>
  );
}

function OfOne({ workHours, warehouseCode }: { workHours: WorkHours; warehouseCode: string }) {
  const t = useMessages("common").workHours;
  const format = useFormat();
  const rule = workRuleOf(workHours, warehouseCode);
  if (rule !== null) return t.counts(workRuleText(rule, t, format));
  return t.counts(workHours === null ? t.none : t.noneOf(warehouseCode));
}

function OfAll({ workHours }: { workHours: WorkHours }) {
  const t = useMessages("common").workHours;
  const format = useFormat();
  const [search] = useSearchParams();
  if (workHours === null) return t.counts(t.none);
  const { own, others } = workHoursTexts(workHours, t, format);
  const named = own.slice(0, maxNamed).map(([code, text]) => t.of(code, text));
  const left = own.length - named.length;
  return (
    <>
      {[t.counts(others), ...named].join("; ")}
      {left > 0 && (
        <>
          {"; "}
          <Link to={`${withShared(paths.help(), search)}#about`}>
            {t.more(format.number(left), left)}
          </Link>
        </>
      )}
    </>
  );
}
