import type { Counting } from "#contract/counting.ts";
import { countingFacts } from "#domain/counting-facts.ts";
import { progress } from "#domain/pace.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { FigureHint } from "#pages/figure-hint.tsx";
import { createAppColumnHelper } from "#table/app-table.ts";
import { useMessages } from "#ui/locale.tsx";
import { useMediaQuery } from "#ui/use-media-query.ts";
import { CountedCell, DiscrepanciesCell, IncidentsCell, LeftCell } from "./count-cells.tsx";
import { ParticipantsCell, StatusCell, WarehouseCell } from "./fact-cells.tsx";
import { ProgressCell } from "./progress-cell.tsx";
import { ProgressKey } from "./progress-key.tsx";
import { DeadlineCell, StartedCell } from "./time-cells.tsx";

function Title({ of }: { of: keyof Messages["countings"]["columns"] }) {
  return useMessages().countings.columns[of];
}

/** The title of a column of figures; where it is read by screen readers alone nothing in it takes the focus. */
function FigureTitle({
  of,
  figure,
}: {
  of: keyof Messages["countings"]["columns"];
  figure: FigureName;
}) {
  const label = useMessages().countings.columns[of];
  const isHidden = useMediaQuery("(max-width: 899px)");
  return isHidden ? label : <FigureHint figure={figure} label={label} />;
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
    header: () => <FigureTitle of="counted" figure="progress" />,
    cell: () => <CountedCell />,
  }),
  accessor("totalProductsLeft", {
    id: "totalProductsLeft",
    header: () => <FigureTitle of="left" figure="left" />,
    cell: () => <LeftCell />,
  }),
  accessor("totalDiscrepancies", {
    id: "totalDiscrepancies",
    header: () => <FigureTitle of="discrepancies" figure="discrepancies" />,
    cell: () => <DiscrepanciesCell />,
  }),
  accessor("totalIncidents", {
    id: "totalIncidents",
    header: () => <FigureTitle of="incidents" figure="incidents" />,
    cell: () => <IncidentsCell />,
  }),
  accessor("participants", {
    id: "participants",
    header: () => <Title of="participants" />,
    cell: () => <ParticipantsCell />,
  }),
]);
