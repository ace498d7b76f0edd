import { useSearchParams } from "react-router";
import { failureWords } from "#components/failure-block.tsx";
import { Link } from "#components/link.tsx";
import type { Scope } from "#contract/access.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { paths } from "#routes.ts";
import { screenMessages } from "#slices/screens/messages.ts";
import { scopeSearch } from "#slices/screens/search.ts";
import { useScreenMessages } from "#slices/screens/use-screen-messages.ts";
import type { Failure } from "#transport/failure.ts";
import { useMessages } from "#ui/locale.tsx";
import { lostAccess } from "./lost-access.ts";
import { ScreenMessage } from "./screen-message.tsx";

/**
 * Explains lost access and what to do about it.
 * @param hasRoom whether there is room for more than a title
 */
export function NoAccess({ failure, hasRoom }: { failure: Failure; hasRoom: boolean }) {
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
