import type { CountingModel } from "#hooks/use-counting.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { TellButton } from "./tell-button.tsx";

/** The choice of notifications about a counting, until it ends. */
export function TellAction({ counting: { id, loaded, facts } }: { counting: CountingModel }) {
  const { warehouseBy } = useSettings();
  const { warehouse } = loaded.counting;
  const name = warehouse.name || warehouse.code;
  // Nothing more will change.
  if (!facts.active) return null;
  return (
    <TellButton
      subject={{ kind: "counting", id, name }}
      wider={{ kind: "warehouse", id: String(warehouse[warehouseBy]), name }}
    />
  );
}
