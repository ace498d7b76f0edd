import type { ReactNode } from "react";
import { parsePath } from "react-router";
import { Link } from "#components/link.tsx";
import type { SavedView } from "#contract/views.ts";
import { changeOwnViews, useOwnViews } from "#hooks/own-views.ts";
import type { CommonMessages } from "#messages/en/common.ts";
import { idOf, routeAt } from "#routes.ts";
import { Button } from "#ui/button.tsx";
import { FocusKeeper } from "#ui/focus-keeper.tsx";
import { useMessages } from "#ui/locale.tsx";
import { type ViewMessages, viewMessages } from "./messages.ts";
import styles from "./page.module.css";

/** Saved views: each opens its address, and can become the start view. */
export function ViewList({
  views,
  label,
  children,
}: {
  views: readonly SavedView[];
  label: string;
  /** More actions of a view. */
  children: (view: SavedView) => ReactNode;
}) {
  const { app } = useMessages("common");
  const t = useMessages(viewMessages);
  const { start } = useOwnViews();
  if (views.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {views.map((view) => {
        const isStart = view.address === start;
        return (
          <li key={view.name}>
            <FocusKeeper>
              <span className={styles.view}>
                <Link to={parsePath(view.address)}>{view.name}</Link>
                <small>{pageName(view.address, app, t)}</small>
              </span>
              <Button
                aria-pressed={isStart}
                onClick={() => changeOwnViews(() => ({ start: isStart ? null : view.address }))}
              >
                {t.start} <span className="visually-hidden">{view.name}</span>
              </Button>
              {children(view)}
            </FocusKeeper>
          </li>
        );
      })}
    </ul>
  );
}

/** What people call the page at an address. */
function pageName(address: string, app: CommonMessages["app"], t: ViewMessages): string {
  const [pathname = ""] = address.split("?");
  const route = routeAt(pathname);
  if (route?.entry) return app[route.entry.label];
  return route?.scope === "counting" ? t.counting(idOf(pathname)) : pathname;
}
