import { useQuery } from "@tanstack/react-query";
import Monitor from "lucide-react/icons/monitor";
import { Suspense, useDeferredValue, useMemo, useState } from "react";
import { parsePath, useSearchParams } from "react-router";
import { sharesQuery } from "#api/shares/shares-query.ts";
import { OnlyHere } from "#components/access/only-here.tsx";
import { publicAddress } from "#components/access/public-address.ts";
import { isOpen } from "#components/access/share-state.ts";
import { Link } from "#components/link.tsx";
import { LinkButton } from "#components/link-button.tsx";
import type { Share } from "#contract/access.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { PageHead } from "#layout/page-head.tsx";
import { usePage } from "#layout/use-page.ts";
import { paths } from "#routes.ts";
import { screenMessages } from "#slices/screens/messages.ts";
import { screenSearch } from "#slices/screens/search.ts";
import { QrCode } from "#ui/codes/qr-code.tsx";
import { CopyField } from "#ui/copy/copy-field.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { FocusKeeper } from "#ui/focus-keeper.tsx";
import { useNow } from "#ui/hooks/use-now.ts";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { AddScreen } from "./add-screen.tsx";
import { ChangeScreen } from "./change-screen.tsx";
import {
  type CheckedScreen,
  checkedScreen,
  draftOf,
  isIncomplete,
  type ScreenDraft,
} from "./draft.ts";
import { setupMessages } from "./messages.ts";
import styles from "./page.module.css";
import { changeButtonId, PairedScreens, screenQuery } from "./paired-screens.tsx";
import { PreviewFrame } from "./preview-frame.tsx";

/** Loads all code of a screen; the fields work before it has arrived. */
const Preview = lazyComponent(async () => (await import("./preview.tsx")).Preview);

/** A paired screen that is being changed, and the fields of its form. */
interface Change {
  readonly share: Share;
  readonly draft: ScreenDraft;
}

/** Office screens: those that are paired, and a new one with a preview and its address. */
export function ScreensPage() {
  const [params] = useSearchParams();
  const t = useMessages(setupMessages);
  const { setup } = useMessages(screenMessages);
  const { signs } = useFormat();
  const { access, chosenHours } = useSettings();
  const mayPair = access.role === "admin" && access.via !== "open";
  const [announcement, setAnnouncement] = useState(t.title);
  const asked = () => ({
    ...draftOf(screenSearch.parse(params), params, signs),
    hours: chosenHours,
  });
  const [added, setAdded] = useState<ScreenDraft>(asked);
  const [chosen, setChosen] = useState<Change | null>(null);
  const { data: paired } = useQuery({ ...sharesQuery, enabled: mayPair });
  const now = useNow(paired?.freshness ?? null);
  const isPaired = ({ id }: Share) =>
    now !== null && paired?.shares.some((share) => share.id === id && isOpen(share, now));
  /** `null` while a screen is added; the form of one that was stopped closes. */
  const changing = chosen && isPaired(chosen.share) ? chosen : null;
  const draft = changing?.draft ?? added;
  const change = (share: Share) => {
    // Its form is already open and keeps what was typed.
    if (changing?.share.id === share.id) return document.getElementById("change")?.focus();
    const query = screenQuery(share);
    setChosen({ share, draft: draftOf(screenSearch.parse(query), query, signs) });
  };
  const endChange = ({ share }: Change) => {
    // The button is in the list, which stays mounted.
    document.getElementById(changeButtonId(share))?.focus();
    setChosen(null);
  };
  const edit = (part: Partial<ScreenDraft>) => {
    if (changing === null) setAdded((before) => ({ ...before, ...part }));
    else setChosen((before) => before && { ...before, draft: { ...before.draft, ...part } });
  };
  const filled = useMemo(() => ({ draft, checked: checkedScreen(draft, signs) }), [draft, signs]);
  const { checked } = filled;
  // The preview may suspend while another language loads.
  const previewed = useDeferredValue(filled);
  usePage({ title: t.title, state: "ready", announcement });
  return (
    <>
      <PageHead
        title={t.title}
        actions={
          <LinkButton
            to={`${paths.screen()}?${checked.query ?? ""}`}
            target="_blank"
            rel="noreferrer"
          >
            <Monitor aria-hidden="true" />
            {t.openHere}
          </LinkButton>
        }
      >
        <p>{t.lead}</p>
      </PageHead>
      {mayPair && paired && now !== null && (
        <PairedScreens
          shares={paired.shares}
          now={now}
          onChange={change}
          onAnnounce={setAnnouncement}
        />
      )}
      <div className={styles.parts}>
        {changing === null ? (
          <AddScreen
            draft={draft}
            checked={checked}
            mayPair={mayPair}
            onChange={edit}
            onAnnounce={setAnnouncement}
          />
        ) : (
          <FocusKeeper key={changing.share.id}>
            <ChangeScreen
              share={changing.share}
              draft={draft}
              checked={checked}
              onChange={edit}
              onDone={(changed) => setAnnouncement(t.changed(changed.name))}
              onClose={() => endChange(changing)}
            />
          </FocusKeeper>
        )}
        <div className={styles.result}>
          <section aria-labelledby="preview">
            <h2 id="preview">{t.preview}</h2>
            <p className={styles.text}>{setup.previewText}</p>
            {isIncomplete(previewed.checked) ? (
              <p className={styles.later}>{setup.later}</p>
            ) : (
              <PreviewFrame theme={previewed.draft.theme}>
                <ErrorBoundary fallback={null}>
                  <Suspense fallback={null}>
                    <Preview {...previewed} />
                  </Suspense>
                </ErrorBoundary>
              </PreviewFrame>
            )}
          </section>
          <Address checked={checked} />
        </div>
      </div>
    </>
  );
}

/** The address of the screen, to copy, to open or as a QR code. */
function Address({ checked }: { checked: CheckedScreen }) {
  const { query, largest } = checked;
  const screens = useMessages(setupMessages);
  const { setup: t } = useMessages(screenMessages);
  const format = useFormat();
  const { publicUrl } = useSettings();
  const path = query === null ? null : `${paths.screen()}${query && "?"}${query}`;
  const address = path && publicAddress(path, publicUrl);
  return (
    <section aria-labelledby="address" className={styles.address}>
      <h2 id="address">{screens.direct}</h2>
      <p className={styles.text}>{screens.directText}</p>
      {largest !== null && (
        <p className={styles.text}>{t.reads(format.number(Math.floor(largest)))}</p>
      )}
      {isIncomplete(checked) && <p className={styles.text}>{t.later}</p>}
      {path && address && (
        <>
          <p className={styles.url}>
            <span className="code">{address}</span>
          </p>
          <div className={styles.actions}>
            <CopyField text={address} label={t.copy} />
            <Link className={styles.open} to={parsePath(path)} target="_blank" rel="noreferrer">
              {t.open}
            </Link>
          </div>
          <OnlyHere className={styles.text} />
          <p className={styles.text}>{t.keys}</p>
          <QrCode text={address} label={t.qr} />
        </>
      )}
    </section>
  );
}
