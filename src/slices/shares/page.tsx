import KeyRound from "lucide-react/icons/key-round";
import Link2Off from "lucide-react/icons/link-2-off";
import { homePath } from "#components/access/home-path.ts";
import { SignInLink } from "#components/access/sign-in-link.tsx";
import { LinkButton } from "#components/link-button.tsx";
import pageStyles from "#components/page.module.css";
import { useSettings } from "#hooks/use-settings.ts";
import { usePage } from "#layout/use-page.ts";
import { useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { SharesView } from "./shares-view.tsx";

/** Creates and revokes links and pairs screens; for admins. */
export function SharesPage() {
  const { access } = useSettings();
  return access.role === "admin" && access.via !== "open" ? <SharesView /> : <NotHere />;
}

/** Explains what sharing needs when it is not set up. */
function NotHere() {
  const t = useMessages("all").shares;
  const { via, scope } = useSettings().access;
  const { title, text } = via === "open" ? t.needs.open : t.needs.viewer;
  usePage({ title: t.title, state: "error", announcement: title });
  return (
    <div className={pageStyles.block}>
      <StateBlock
        icon={via === "open" ? Link2Off : KeyRound}
        isPage
        title={title}
        actions={
          <>
            {(via === "session" || via === "share") && (
              <SignInLink as="admin" label={t.needs.signIn} />
            )}
            <LinkButton to={homePath(scope)}>{t.needs.way}</LinkButton>
          </>
        }
      >
        {text}
      </StateBlock>
    </div>
  );
}
