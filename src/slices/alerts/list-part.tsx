import { Suspense } from "react";
import type { LeadProps, ListPart } from "#components/countings/parts.ts";
import { useWarehouseName } from "#components/countings-filter/use-warehouse-name.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { LoadWhenIdle, lazyComponent } from "#ui/lazy-component.tsx";
import { useFollowed } from "./tell/followed.ts";
import styles from "./tell/tell.module.css";
import { TellButton } from "./tell/tell-button.tsx";

/** Notifications about the countings of a warehouse. */
export const part: ListPart = { name: "alerts", Lead: TellLead };

const Teller = lazyComponent(async () => (await import("./tell/teller.tsx")).Teller, LoadWhenIdle);

function TellLead({ walk, finished, clock, staleSince, filter: { warehouse } }: LeadProps) {
  const nameOf = useWarehouseName();
  const hasFollowed = useFollowed().length > 0;
  const countings = hasFollowed && walk ? [...walk.active, ...finished] : [];
  return (
    <>
      {warehouse && (
        <div className={styles.line}>
          <TellButton
            key={warehouse}
            subject={{ kind: "warehouse", id: warehouse, name: nameOf(warehouse) ?? warehouse }}
          />
        </div>
      )}
      {countings.length > 0 && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Teller
              countings={countings.map((one) => ({ ...one, facts: countingFacts(one) }))}
              now={staleSince === null ? clock : null}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
