import UserRound from "lucide-react/icons/user-round";
import type { User } from "#contract/counting.ts";
import { useFormat, useMessages } from "./locale.tsx";
import styles from "./people.module.css";

/** Names are not unique and may be missing: people without one are shown by id. */
function userName(user: User, unnamed: (id: string) => string): string {
  return user.username ?? unnamed(String(user.id));
}

/** Two letters for a chip: of the first and last part of the name. */
function initials(username: string): string {
  const parts = username.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = username] = parts;
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  const letters = last
    ? [...first].slice(0, 1).concat([...last].slice(0, 1))
    : [...first].slice(0, 2);
  return letters.join("").toLocaleUpperCase();
}

/** Initials of a person, or a mark for a missing name. */
export function PersonChip({ username }: { username: string | null }) {
  return (
    <span className={styles.chip} data-unnamed={username === null || undefined} aria-hidden="true">
      {username === null ? <UserRound /> : initials(username)}
    </span>
  );
}

/** The first people as chips with initials, and the number of the others. */
export function People({ users, max }: { users: readonly User[]; max: number }) {
  const format = useFormat();
  const t = useMessages("common").progress;
  const people = [...new Map(users.map((user) => [user.id, user])).values()];
  const visible = people.length > max + 1 ? people.slice(0, max) : people;
  return (
    <ul className={styles.people}>
      {visible.map((user) => (
        <li
          key={user.id}
          className={styles.chip}
          data-unnamed={user.username === null || undefined}
        >
          <abbr title={userName(user, t.unnamedUser)}>
            {/* Digits of an id would read as a count. */}
            {user.username === null ? (
              <UserRound role="img" aria-label={userName(user, t.unnamedUser)} />
            ) : (
              initials(user.username)
            )}
          </abbr>
        </li>
      ))}
      {visible.length < people.length && (
        <li className={styles.more}>+{format.number(people.length - visible.length)}</li>
      )}
    </ul>
  );
}
