import Bookmark from "lucide-react/icons/bookmark";
import { type ReactNode, useState } from "react";
import { LinkButton } from "#components/link-button.tsx";
import type { SavedView } from "#contract/views.ts";
import { withoutView } from "#domain/views/saved-views.ts";
import { changeOwnViews, ownViews, useOwnViews } from "#hooks/own-views.ts";
import { PageHead } from "#layout/page-head.tsx";
import { usePage } from "#layout/use-page.ts";
import { paths } from "#routes.ts";
import { Button } from "#ui/button.tsx";
import { useMessages, useWords } from "#ui/locale.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import { ForEveryone, useViewsForEveryone } from "./for-everyone.tsx";
import styles from "./page.module.css";
import { Stars } from "./stars.tsx";
import { ViewList } from "./view-list.tsx";
import { ViewsFile } from "./views-file-tools.tsx";
import { words } from "./words.ts";

/** Views under names, the view that Countboard starts with, and starred warehouses. */
export function ViewsPage() {
  const t = useWords(words);
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
