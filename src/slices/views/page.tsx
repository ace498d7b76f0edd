import Bookmark from "lucide-react/icons/bookmark";
import { type ChangeEvent, type ReactNode, useRef, useState } from "react";
import { downloadFile } from "#components/download-file.ts";
import { LinkButton } from "#components/link-button.tsx";
import type { SavedView } from "#contract/views.ts";
import { withoutView } from "#domain/views/saved-views.ts";
import { changeOwnViews, ownViews, useOwnViews } from "#hooks/own-views.ts";
import { PageHead } from "#layout/page-head.tsx";
import { usePage } from "#layout/use-page.ts";
import { paths } from "#routes.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { ForEveryone, useViewsForEveryone } from "./for-everyone.tsx";
import { viewMessages } from "./messages.ts";
import styles from "./page.module.css";
import { Stars } from "./stars.tsx";
import { ViewList } from "./view-list.tsx";
import { viewsFile, withFile } from "./views-file.ts";

/** Views under names, the view that Countboard starts with, and starred warehouses. */
export function ViewsPage() {
  const t = useMessages(viewMessages);
  const { everyone } = useMessages("all").views;
  const { views, start } = useOwnViews();
  const shared = useViewsForEveryone();
  const [announcement, setAnnouncement] = useState(t.title);
  usePage({ title: t.title, state: "ready", announcement });
  const keep = async (view: SavedView) => {
    if (await shared.keep(view)) setAnnouncement(t.kept(view.name));
  };
  const remove = (name: string) => {
    changeOwnViews((own) => ({ views: [...withoutView(own.views, name)] }));
    setAnnouncement(t.removed(name));
  };
  return (
    <>
      <PageHead title={t.title}>
        <p>
          {t.lead} {views.length > 0 && t.toSave}
        </p>
        {!ownViews.isStored() && <p>{t.notStored}</p>}
      </PageHead>
      <Part title={t.own} tools={<ViewsFile onAnnounce={setAnnouncement} />}>
        {views.length === 0 && (
          <StateBlock
            icon={Bookmark}
            title={t.none}
            actions={<LinkButton to={paths.countings()}>{t.toCountings}</LinkButton>}
          >
            {t.toSave}
          </StateBlock>
        )}
        <ViewList views={views} label={t.own}>
          {(view) => (
            <>
              {shared.isAdmin && (
                <Button disabled={shared.isSending} onClick={() => void keep(view)}>
                  {t.keepForEveryone} <span className="visually-hidden">{view.name}</span>
                </Button>
              )}
              <Button onClick={() => remove(view.name)}>
                {t.remove} <span className="visually-hidden">{view.name}</span>
              </Button>
            </>
          )}
        </ViewList>
        {start !== null && (
          <p>
            {t.startsElsewhere}{" "}
            <Button variant="link" onClick={() => changeOwnViews(() => ({ start: null }))}>
              {t.startWithList}
            </Button>
          </p>
        )}
      </Part>
      {(shared.isAdmin || shared.views.length > 0 || shared.unknown !== null) && (
        <Part title={everyone}>
          <ForEveryone shared={shared} onRemoved={(name) => setAnnouncement(t.removed(name))} />
        </Part>
      )}
      <Part title={t.warehouses}>
        <Stars />
      </Part>
    </>
  );
}

function Part({
  title,
  tools,
  children,
}: {
  title: string;
  /** Beside the title. */
  tools?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.part} data-focus-box>
      <div className={styles.title}>
        <h2>{title}</h2>
        {tools}
      </div>
      {children}
    </section>
  );
}

/** Writes this browser's views to a file, and reads them from one. */
function ViewsFile({ onAnnounce }: { onAnnounce: (text: string) => void }) {
  const t = useMessages(viewMessages);
  const { number } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const text = await file.text();
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
    const next = withFile(ownViews.get(), text);
    setRefused(next === null);
    if (next === null) return;
    changeOwnViews(() => next);
    onAnnounce(t.imported(number(next.views.length), next.views.length));
  };
  return (
    <div className={styles.tools}>
      <Button onClick={() => downloadFile(viewsFile(ownViews.get()), "countboard-views.json")}>
        {t.exportFile}
      </Button>
      <Button onClick={() => input.current?.click()}>{t.importFile}</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t.importFile}
        hidden
        onChange={(event) => void read(event)}
      />
      <p role="alert">{isRefused && t.refusedFile}</p>
    </div>
  );
}
