import Bookmark from "lucide-react/icons/bookmark";
import { type FormEvent, useId, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import { maxNameLength } from "#contract/views.ts";
import { withViews } from "#domain/views/saved-views.ts";
import { changeOwnViews, ownViews } from "#hooks/own-views.ts";
import { pathTo } from "#routes.ts";
import { sharedSearch } from "#search-params/shared-search.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./share.module.css";

/** Saves the present view under a name, in this browser; without the theme. */
export function SaveView() {
  const t = useMessages("all").views;
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const all = pathTo("views");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    if (name === "") return;
    const own = sharedSearch.update(search, { theme: "" });
    const address = own.size === 0 ? pathname : `${pathname}?${own}`;
    changeOwnViews(({ views }) => ({ views: [...withViews(views, [{ name, address }])] }));
    setSaved(name);
  };
  return (
    <div>
      <button
        type="button"
        className={styles.choice}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Bookmark aria-hidden="true" />
        <b>{t.saveTitle}</b>
        <small>{t.saveText}</small>
      </button>
      {isOpen && (
        <form className={styles.fields} onSubmit={save}>
          <label htmlFor={id} className="visually-hidden">
            {t.name}
          </label>
          <input
            // One who asked for the field types next.
            ref={(field) => field?.focus()}
            id={id}
            name="name"
            type="text"
            required
            maxLength={maxNameLength}
            placeholder={t.name}
            autoComplete="off"
          />
          <Button type="submit">{t.save}</Button>
        </form>
      )}
      <p role="status" className={styles.said}>
        {saved !== null && (
          <>
            {ownViews.isStored() ? t.saved(saved) : t.savedForNow(saved)}{" "}
            {all !== null && <Link to={all}>{t.all}</Link>}
          </>
        )}
      </p>
    </div>
  );
}
