import { useMemo } from "react";
import type { KnownGateway } from "./device/use-gateway.ts";
import { TooFarScreen } from "./frame/loading-screen.tsx";
import { CountingPages } from "./list/counting-pages.tsx";
import { AllScreen, ChosenScreen, WarehouseScreen } from "./list/scope-screens.tsx";
import { fits } from "./rules/layout.ts";
import type { Viewport } from "./rules/sizes.ts";
import { ScreenContext } from "./screen-context.ts";
import { ScreenLocale } from "./screen-locale.tsx";
import type { ScreenSearch } from "./search.ts";

/** A screen of any size, full page or as a small preview. */
export function ScreenView({
  search,
  viewport,
  theme,
  zone,
  gateway,
  setUp,
  isPreview = false,
}: {
  search: ScreenSearch;
  viewport: Viewport;
  theme: "light" | "dark";
  /** `null` for the page's own. */
  zone: string | null;
  gateway: KnownGateway;
  /** Address of the set-up. */
  setUp: string;
  isPreview?: boolean;
}) {
  const { answer, next: gatewayNext } = gateway;
  const freshness = answer?.freshness ?? null;
  const facts = useMemo(
    () => ({ search, viewport, theme, isPreview, gateway: freshness, gatewayNext }),
    [search, viewport, theme, isPreview, freshness, gatewayNext],
  );
  return (
    <ScreenContext value={facts}>
      <ScreenLocale zone={zone}>
        {fits(search, viewport) ? <Scope search={search} /> : <TooFarScreen setUp={setUp} />}
      </ScreenLocale>
    </ScreenContext>
  );
}

/** A key per scope: figures of one scope must not appear for a moment in another. */
function Scope({ search: { scope } }: { search: ScreenSearch }) {
  switch (scope.kind) {
    case "all":
      return <AllScreen />;
    case "warehouse":
      return <WarehouseScreen key={scope.warehouse} warehouse={scope.warehouse} />;
    case "countings":
      return <ChosenScreen key={JSON.stringify(scope.ids)} ids={scope.ids} />;
    case "counting":
      return (
        <CountingPages
          key={scope.id}
          countings={[{ id: scope.id, name: null, distinction: null }]}
          list={null}
        />
      );
  }
}
