import KeyRound from "lucide-react/icons/key-round";
import { homePath } from "#components/access/home-path.ts";
import { scopeText } from "#components/access/scope-text.ts";
import { LinkButton } from "#components/link-button.tsx";
import styles from "#components/page.module.css";
import { useSettings } from "#hooks/use-settings.ts";
import { usePage } from "#layout/use-page.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";

/** The page of addresses outside the viewer's scope: explains the scope, and links to it. */
export function OutOfScopePage() {
  const messages = useMessages("all");
  const { access: t, failures, shares } = messages;
  const format = useFormat();
  const { scope, subject } = useSettings().access;
  const { title } = failures["out-of-scope"];
  usePage({ title, state: "error", announcement: title });
  return (
    <div className={styles.block}>
      <StateBlock
        icon={KeyRound}
        error
        isPage
        title={title}
        actions={<LinkButton to={homePath(scope)}>{t.toShared}</LinkButton>}
      >
        {scope.kind === "counting" && subject === null
          ? shares.outsideCounting
          : shares.outside(
              scopeText({ scope, subject }, { t: messages, format, now: gatewayNow() }),
            )}
      </StateBlock>
    </div>
  );
}
