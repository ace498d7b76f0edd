import KeyRound from "lucide-react/icons/key-round";
import { homePath } from "#components/access/home-path.ts";
import { SignInLink } from "#components/access/sign-in-link.tsx";
import { LinkButton } from "#components/link-button.tsx";
import { useSettings } from "#hooks/use-settings.ts";
import { PageHead } from "#layout/page-head.tsx";
import { usePage } from "#layout/use-page.ts";
import { useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { AlertsView } from "./alerts-view.tsx";
import { FollowedList } from "./followed-list.tsx";
import { alertMessages } from "./messages.ts";
import styles from "./page.module.css";

/** Rules, targets and deliveries of the alerts, for admins; the notifications of this browser, for everybody. */
export function AlertsPage() {
  const { access } = useSettings();
  return access.role === "admin" && access.via !== "open" ? <AlertsView /> : <HereAlone />;
}

function HereAlone() {
  const { app, shares } = useMessages("all");
  const { page: t } = useMessages(alertMessages);
  const { via, scope } = useSettings().access;
  const { title, text } =
    via === "open" ? t.needs.open : { title: t.needs.viewer, text: shares.needs.viewer.text };
  usePage({ title: app.alerts, state: "ready", announcement: title });
  return (
    <>
      <PageHead title={app.alerts} />
      <div className={styles.part}>
        <StateBlock
          icon={KeyRound}
          title={title}
          actions={
            <>
              {(via === "session" || via === "share") && (
                <SignInLink as="admin" label={shares.needs.signIn} />
              )}
              <LinkButton to={homePath(scope)}>{shares.needs.way}</LinkButton>
            </>
          }
        >
          {text}
        </StateBlock>
      </div>
      <FollowedList />
    </>
  );
}
