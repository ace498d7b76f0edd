import { useMemo } from "react";
import { fits } from "#domain/screen/layout.ts";
import type { Viewport } from "#domain/screen/sizes.ts";
import type { KnownGateway } from "./device/use-gateway.ts";
import { TooFarScreen } from "./frame/loading-screen.tsx";
import { CountingPages } from "./list/counting-pages.tsx";
import { AllScreen, WarehouseScreen } from "./list/scopes.tsx";
import { ScreenContext } from "./screen-context.ts";
import { ScreenLocale } from "./screen-locale.tsx";
import type { ScreenSearch } from "./search.ts";

/** A screen of any size, on the whole of a display or as a small picture of one. */
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
  /** Where the screen can be set up otherwise. */
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

/** Nothing of one scope may show for a moment on the screen of another. */
function Scope({ search: { scope } }: { search: ScreenSearch }) {
  switch (scope.kind) {
    case "all":
      return <AllScreen />;
    case "warehouse":
      return <WarehouseScreen key={scope.warehouse} warehouse={scope.warehouse} />;
    case "counting":
      return (
        <CountingPages key={scope.id} countings={[{ id: scope.id, name: null }]} list={null} />
      );
  }
}
