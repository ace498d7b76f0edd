import { TablesExport } from "#components/export/table-export.tsx";
import type { HandedCounting, Handover } from "#domain/handover/handover.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { handoverContent } from "./handover-content.ts";

/** Opens the export of the sheet's tables. */
export function HandoverExport({
  handover,
  countings,
  since,
  now,
}: {
  handover: Handover;
  countings: readonly HandedCounting[];
  /** The moment that "since" refers to. */
  since: string;
  /** Milliseconds since 1970. */
  now: number;
}) {
  const t = useMessages("all").handover;
  const format = useFormat();
  const table = (name: keyof typeof t.sections, count: number) => ({
    title: t.sections[name],
    count,
    read: (messages: Messages) =>
      handoverContent(name, { handover, countings, messages, format, since, now }),
  });
  return (
    <TablesExport
      label={t.title}
      tables={[
        table("countings", countings.length),
        table("tasks", handover.tasks.length),
        table("costliest", handover.costliest.length),
        table("zones", handover.zones.length),
        table("people", handover.people.length),
      ]}
    />
  );
}
