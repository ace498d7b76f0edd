import { useSettings } from "#hooks/use-settings.ts";
import type { NextTry } from "#pages/screen/device/use-next-retry.ts";
import { useScreenFormat } from "#pages/screen/screen-locale.tsx";
import { useMessages } from "#ui/locale.tsx";
import styles from "./frame.module.css";
import { lostAccess } from "./lost-access.ts";

/** What stands at the bottom of every page. */
export interface FootSays {
  readonly page: number;
  readonly pages: number;
  readonly turn: number;
  /** What the next page shows, and when it comes, by this page's `performance.now()`; `null` with one page. */
  readonly nextPage: { readonly name: string; readonly at: number } | null;
  /** Why nothing newer is shown, where that is no failure. */
  readonly note: string | null;
}

/** More dots than that tell less than the number beside them. */
const mostDots = 12;

/** Which page this is, and what comes next. */
export function Foot({ says, next }: { says: FootSays; next: NextTry | null }) {
  const { screen, app } = useMessages("screen");
  const format = useScreenFormat();
  const { demo } = useSettings();
  const { page, pages, nextPage, note } = says;
  const timeTo = (at: number) => format.age(Math.max(0, at - performance.now()));
  const isOver = next !== null && lostAccess(next.failure) === "over";
  return (
    <>
      {pages > 1 && pages <= mostDots && (
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: pages }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
            <i key={index} data-on={index === page || undefined} />
          ))}
        </span>
      )}
      {pages > 1 && <span>{screen.pageOf(format.number(page + 1), format.number(pages))}</span>}
      <span className={styles.footEnd}>
        {note && <span>{note}</span>}
        <span>{demo ? app.demo : app.name}</span>
        {isOver && <span className={styles.next}>{screen.access.overNote}</span>}
        {next && !isOver && (
          <span>{next.at === null ? screen.triesNow : screen.nextTry(timeTo(next.at))}</span>
        )}
        {!next && nextPage && (
          <span className={styles.next}>{screen.next(nextPage.name, timeTo(nextPage.at))}</span>
        )}
      </span>
    </>
  );
}
