import type { Counting } from "#contract/counting.ts";
import { countingFacts } from "#domain/counting-facts.ts";
import { progress } from "#domain/pace.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { createAppColumnHelper } from "#table/app-table.ts";
import { useMessages } from "#ui/locale.tsx";
import { CountedCell, DiscrepanciesCell, IncidentsCell, LeftCell } from "./count-cells.tsx";
import { ParticipantsCell, StatusCell, WarehouseCell } from "./fact-cells.tsx";
import { ProgressCell } from "./progress-cell.tsx";
import { ProgressKey } from "./progress-key.tsx";
import { DeadlineCell, StartedCell } from "./time-cells.tsx";

function Title({ of }: { of: keyof Messages["countings"]["columns"] }) {
  return useMessages().countings.columns[of];
}

const { accessor, columns } = createAppColumnHelper<Counting>();

/** The list's columns. An id is the API's field path or the figure's name, and names the cells of a column. */
export const countingColumns = columns([
  accessor("active", {
    id: "active",
    header: () => <Title of="status" />,
    cell: () => <StatusCell />,
  }),
  accessor("warehouse.name", {
    id: "warehouse.name",
    header: () => <Title of="warehouse" />,
    cell: () => <WarehouseCell />,
  }),
  accessor("startedAt", {
    id: "startedAt",
    header: () => <Title of="started" />,
    cell: () => <StartedCell />,
  }),
  accessor("endsAt", {
    id: "endsAt",
    header: () => <Title of="deadline" />,
    cell: () => <DeadlineCell />,
  }),
  accessor((counting) => progress(countingFacts(counting)), {
    id: "progress",
    header: () => (
      <>
        <Title of="progress" />
        <ProgressKey />
      </>
    ),
    cell: () => <ProgressCell />,
  }),
  accessor("totalProductsCounted", {
    id: "totalProductsCounted",
    header: () => <Title of="counted" />,
    cell: () => <CountedCell />,
  }),
  accessor("totalProductsLeft", {
    id: "totalProductsLeft",
    header: () => <Title of="left" />,
    cell: () => <LeftCell />,
  }),
  accessor("totalDiscrepancies", {
    id: "totalDiscrepancies",
    header: () => <Title of="discrepancies" />,
    cell: () => <DiscrepanciesCell />,
  }),
  accessor("totalIncidents", {
    id: "totalIncidents",
    header: () => <Title of="incidents" />,
    cell: () => <IncidentsCell />,
  }),
  accessor("participants", {
    id: "participants",
    header: () => <Title of="participants" />,
    cell: () => <ParticipantsCell />,
  }),
]);
