import { Link } from "#components/link.tsx";
import { paths } from "#routes.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { alertMessages } from "./messages.ts";
import styles from "./page.module.css";
import { unfollow, useFollowed } from "./tell/followed.ts";
import { usePermission } from "./tell/permission.ts";

/** The notifications of this browser. */
export function FollowedList() {
  const { app } = useMessages("common");
  const { page, tell } = useMessages(alertMessages);
  const { here: t } = page;
  const subjects = useFollowed();
  const permission = usePermission();
  const isBlocked = permission === "denied" || permission === "unsupported";
  return (
    <section className={styles.part} data-focus-box="">
      <h2>{app.tellHere}</h2>
      <p className={styles.quiet}>{t.text}</p>
      {isBlocked && <p className={styles.quiet}>{tell.states[permission]}</p>}
      <ul className={styles.list}>
        {subjects.map((subject) => {
          const { kind, id, name } = subject;
          const to =
            kind === "counting"
              ? paths.counting(id)
              : `${paths.countings()}?${new URLSearchParams({ warehouse: id })}`;
          return (
            <li key={`${kind} ${id}`}>
              <span>
                <Link to={to}>{t[kind](name)}</Link>
                {kind === "counting" && <small>{id}</small>}
              </span>
              <Button onClick={() => unfollow(subject)}>
                {tell.stop}
                <span className="visually-hidden">: {t[kind](name)}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
