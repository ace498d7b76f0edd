import { Suspense, useDeferredValue, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { useSettings } from "#hooks/use-settings.ts";
import { usePage } from "#layout/use-page.ts";
import { screenSearch } from "#pages/screen/search.ts";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Address } from "./address.tsx";
import { checkedScreen, draftOf, isIncomplete, type ScreenDraft } from "./draft.ts";
import { Fields } from "./fields.tsx";
import styles from "./page.module.css";
import { PreviewFrame } from "./preview-frame.tsx";

/** Loads all code of a screen; the fields work before it has arrived. */
const Preview = lazyComponent(async () => (await import("./preview.tsx")).Preview);

/** Builds the address of a screen, with a preview. */
export function ScreenSetupPage() {
  const [params] = useSearchParams();
  const t = useMessages("all").screen.setup;
  const { chosenHours } = useSettings();
  const [draft, setDraft] = useState<ScreenDraft>(() => ({
    ...draftOf(screenSearch.parse(params), params),
    hours: chosenHours,
  }));
  const filled = useMemo(() => ({ draft, checked: checkedScreen(draft) }), [draft]);
  const { checked } = filled;
  // The preview may suspend while another language loads.
  const previewed = useDeferredValue(filled);
  usePage({ title: t.title, state: "ready", announcement: t.title });
  return (
    <>
      <div className={styles.head}>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </div>
      <div className={styles.parts}>
        <Fields
          draft={draft}
          faults={checked.faults}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        <div className={styles.result}>
          <section aria-labelledby="preview">
            <h2 id="preview">{t.preview}</h2>
            <p className={styles.text}>{t.previewText}</p>
            {isIncomplete(previewed.checked) ? (
              <p className={styles.later}>{t.later}</p>
            ) : (
              <PreviewFrame>
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
