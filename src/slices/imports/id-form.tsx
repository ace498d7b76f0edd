import X from "lucide-react/icons/x";
import { type FormEvent, useId, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Link } from "#components/link.tsx";
import { useSettings } from "#hooks/use-settings.ts";
import { paths } from "#routes.ts";
import { withShared } from "#search-params/shared-search.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./id-form.module.css";
import { importsMessages } from "./messages.ts";
import { forgetId, useRecentIds } from "./recent-ids.ts";
import { idOfText, isUsableId } from "./usable-id.ts";

/** Opens an import by its id: typed, pasted or one of the recent ones. */
export function IdForm({ id, onAgain }: { id: string; onAgain: () => void }) {
  const t = useMessages(importsMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [text, setText] = useState(id);
  const [refused, setRefused] = useState(false);
  const [inputId, errorId] = [useId(), useId()];
  const open = (event: FormEvent) => {
    event.preventDefault();
    const requested = idOfText(text, id);
    setRefused(!isUsableId(requested));
    if (!isUsableId(requested)) return;
    if (requested === id) onAgain();
    else void navigate(withShared(paths.imports(requested), search));
  };
  return (
    <div className={styles.row}>
      <form className={styles.form} onSubmit={open}>
        <div className={styles.field}>
          <label htmlFor={inputId}>{t.id}</label>
          <input
            id={inputId}
            className="code"
            value={text}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={refused || undefined}
            aria-describedby={refused ? errorId : undefined}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <Button type="submit" variant="primary">
          {t.open}
        </Button>
      </form>
      {refused && (
        <p id={errorId} role="alert" className={styles.refused}>
          {t.unusable}
        </p>
      )}
      {id === "" && <DemoIds />}
      <Recent current={id} onForget={() => document.getElementById(inputId)?.focus()} />
    </div>
  );
}

/** The ids of which the reference API has a log. */
const demoIds = ["short", "large", "empty"];

/** No stock system shows ids of the demo data. */
function DemoIds() {
  const t = useMessages(importsMessages);
  const labelId = useId();
  if (!useSettings().demo) return null;
  return (
    <div className={styles.recent}>
      <span id={labelId}>{t.demo}</span>
      <ul aria-labelledby={labelId}>
        {demoIds.map((id) => (
          <li key={id} className={styles.demo}>
            <Link className="code" to={paths.imports(id)}>
              {id}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** @param onForget called when the pressed button disappears with its id */
function Recent({ current, onForget }: { current: string; onForget: () => void }) {
  const t = useMessages(importsMessages);
  const labelId = useId();
  const ids = useRecentIds().filter((id) => id !== current);
  if (ids.length === 0) return null;
  const forget = (id: string) => {
    forgetId(id);
    onForget();
  };
  return (
    <div className={styles.recent}>
      <span id={labelId}>{t.recent}</span>
      <ul aria-labelledby={labelId}>
        {ids.map((id) => (
          <li key={id} className={styles.chip}>
            <Link className="code" to={paths.imports(id)}>
              <bdi>{id}</bdi>
            </Link>
            <button type="button" aria-label={t.forget(id)} onClick={() => forget(id)}>
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
