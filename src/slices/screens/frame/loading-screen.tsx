import { useSearchParams } from "react-router";
import { failureWords } from "#components/failure-block.tsx";
import { Link } from "#components/link.tsx";
import type { Scope } from "#contract/access.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { pageState } from "#layout/page-state.ts";
import { paths } from "#routes.ts";
import type { NextRetry } from "#slices/screens/device/use-next-retry.ts";
import type { ScreenListState } from "#slices/screens/list/use-screen-list.ts";
import { screenMessages } from "#slices/screens/messages.ts";
import { maxDistance, minBox } from "#slices/screens/rules/layout.ts";
import { minUnit, type ScreenPlacement, type Viewport } from "#slices/screens/rules/sizes.ts";
import { useScreen } from "#slices/screens/screen-context.ts";
import { useScreenFormat } from "#slices/screens/screen-locale.tsx";
import { scopeSearch } from "#slices/screens/search.ts";
import { useScreenMessages } from "#slices/screens/use-screen-messages.ts";
import type { Failure } from "#transport/failure.ts";
import { useIsLong } from "#ui/hooks/use-is-long.ts";
import { useMessages } from "#ui/locale.tsx";
import { Footer, type FooterContent } from "./footer.tsx";
import frame from "./frame.module.css";
import { Frame } from "./frame.tsx";
import { lostAccess } from "./lost-access.ts";
import { ScreenMessage } from "./screen-message.tsx";
import { StaleBanner } from "./stale-banner.tsx";

/** Minimum width in units for more than a title. */
const minWidthForText = 1200;

const one: FooterContent = { page: 0, pages: 1, turn: 0, nextPage: null, note: null };

/** Replaces figures while they are loading or cannot be loaded. */
export function LoadingScreen({
  next,
  title,
  isHeading = false,
}: {
  next: NextRetry | null;
  title: string;
  /** Whether the title is also the heading of the figures, and so may appear at once. */
  isHeading?: boolean;
}) {
  const { failures, app } = useMessages("common");
  const { search, viewport } = useScreen();
  const isLate = useIsLong(true, 1000);
  const unit = plainUnit(search, viewport);
  if (next) {
    return (
      <Frame unit={unit} state="error" foot={<Footer content={one} next={next} />}>
        {lostAccess(next.failure) ? (
          <NoAccess failure={next.failure} hasRoom={viewport.width / unit >= minWidthForText} />
        ) : (
          <ScreenMessage title={failureWords(next.failure, failures).title} />
        )}
      </Frame>
    );
  }
  const head = isHeading && (
    <div className={frame.name}>
      <h1>{title}</h1>
    </div>
  );
  return (
    <Frame unit={unit} state="loading" head={head}>
      {isLate && <ScreenMessage title={isHeading ? undefined : title} text={app.loading} />}
    </Frame>
  );
}

/** Replaces figures when there is nothing to show. */
export function EmptyScreen({
  title,
  foot,
  list,
}: {
  title: string;
  foot: FooterContent;
  list: ScreenListState;
}) {
  const { search, viewport } = useScreen();
  const { age, next } = list;
  const clock = list.clock ?? 0;
  const state = pageState(list.isWhole ? "empty" : "partial", next !== null, list.ageing);
  return (
    <Frame
      unit={plainUnit(search, viewport)}
      state={state}
      turn={foot.turn}
      banner={
        state === "stale" && <StaleBanner of={{ clock, age }} failure={next?.failure ?? null} />
      }
      foot={<Footer content={foot} next={next} />}
    >
      <ScreenMessage title={title} />
    </Frame>
  );
}

/** The distance is too large to read anything; shows the largest that works. */
export function TooFarScreen({ setUp }: { setUp: string }) {
  const t = useMessages(screenMessages).tooFar;
  const { search, viewport } = useScreen();
  const { distance, diagonal } = search;
  const format = useScreenFormat();
  const largest = maxDistance(diagonal, viewport);
  return (
    <Frame unit={plainUnit(search, viewport)} state="error">
      <ScreenMessage
        title={t.title(format.number(distance), format.number(diagonal))}
        text={t.text(format.number(largest))}
      >
        <Link to={setUp}>{t.action}</Link>
      </ScreenMessage>
    </Frame>
  );
}

/**
 * Explains lost access and what to do about it.
 * @param hasRoom whether there is room for more than a title
 */
function NoAccess({ failure, hasRoom }: { failure: Failure; hasRoom: boolean }) {
  const screen = useMessages(screenMessages);
  const { failures } = useScreenMessages();
  const t = screen.access;
  const [params] = useSearchParams();
  const { scope } = useSettings().access;
  const messageFor = (title: string, text: string) => (hasRoom ? { title, text } : { title });
  if (lostAccess(failure) === "over") return <ScreenMessage {...messageFor(t.over, t.overText)} />;
  return (
    <ScreenMessage {...messageFor(failureWords(failure, failures).title, t.outsideText)}>
      {scope.kind !== "all" && <Link to={screenOf(scope, params)}>{t.toShared}</Link>}
    </ScreenMessage>
  );
}

/** The address of the same screen with the shared scope. */
function screenOf(scope: Scope, params: URLSearchParams): string {
  return `${paths.screen()}?${scopeSearch.update(params, { scope })}`;
}

/**
 * CSS pixels of a unit on a page that shows only a message: the design's size or the one for the distance, limited
 * by the display.
 */
function plainUnit(placement: ScreenPlacement, viewport: Viewport): number {
  const { width, height } = viewport;
  const largest = Math.min(width / minBox.width, height / minBox.height);
  const fallback = Math.min(width / 1920, height / 1080) * 1.2;
  return Math.min(largest, Math.max(fallback, minUnit(placement, viewport)));
}
