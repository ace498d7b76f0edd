import { Suspense } from "react";
import type {
  BarProps,
  ChangesProps,
  CountingPart,
  MarksProps,
} from "#components/counting/parts.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { LoadWhenIdle, lazyComponent } from "#ui/lazy-component.tsx";
import { useFollowed } from "./tell/followed.ts";
import { TellButton } from "./tell/tell-button.tsx";

/** Notifications about a counting, and its alerts. */
export const part: CountingPart = {
  name: "alerts",
  Action: TellAction,
  Bar: TellPart,
  Marks: MarksPart,
  Changes: ChangesPart,
};

const AlertMarks = lazyComponent<MarksProps>(
  async () => (await import("./counting-alerts.tsx")).AlertMarks,
  LoadWhenIdle,
);

const AlertLines = lazyComponent<ChangesProps>(
  async () => (await import("./counting-alerts.tsx")).AlertLines,
);

function MarksPart(props: MarksProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <AlertMarks {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function ChangesPart(props: ChangesProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <AlertLines {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

const Teller = lazyComponent(async () => (await import("./tell/teller.tsx")).Teller, LoadWhenIdle);

function TellAction({ counting: { id, loaded, facts } }: { counting: CountingModel }) {
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

function TellPart({ counting: { id, loaded, facts, now, asOf } }: BarProps) {
  const hasFollowed = useFollowed().length > 0;
  // During a replay the time is another one.
  if (!hasFollowed || asOf !== undefined) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Teller countings={[{ id, warehouse: loaded.counting.warehouse, facts }]} now={now} />
      </Suspense>
    </ErrorBoundary>
  );
}
