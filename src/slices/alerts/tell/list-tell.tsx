import { Suspense, useMemo } from "react";
import type { LeadProps } from "#components/countings/parts.ts";
import { useWarehouseName } from "#components/countings-filter/use-warehouse-name.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { useFollowed } from "./followed.ts";
import { TellButton } from "./tell-button.tsx";
import { Teller } from "./teller.tsx";

/** The choice of notifications about a list's warehouse, and what tells of the countings that are followed. */
export function ListTell({ walk, finished, clock, staleSince, filter: { warehouse } }: LeadProps) {
  const nameOf = useWarehouseName();
  const hasFollowed = useFollowed().length > 0;
  const active = walk?.active;
  const countings = useMemo(
    () =>
      hasFollowed && active
        ? [...active, ...finished].map((one) => ({ ...one, facts: countingFacts(one) }))
        : [],
    [hasFollowed, active, finished],
  );
  return (
    <>
      {warehouse && (
        <TellButton
          key={warehouse}
          subject={{ kind: "warehouse", id: warehouse, name: nameOf(warehouse) ?? warehouse }}
        />
      )}
      {countings.length > 0 && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Teller countings={countings} now={staleSince === null ? clock : null} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
