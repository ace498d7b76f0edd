import { useSettings } from "#hooks/use-settings.ts";
import type { NextRetry } from "#slices/screens/device/use-next-retry.ts";
import { screenMessages } from "#slices/screens/messages.ts";
import { useScreenFormat } from "#slices/screens/screen-locale.tsx";
import { useScreenMessages } from "#slices/screens/use-screen-messages.ts";
import { useMessages } from "#ui/locale.tsx";
import styles from "./frame.module.css";
import { lostAccess } from "./lost-access.ts";

/** Content of the footer. */
export interface FooterContent {
  readonly page: number;
  readonly pages: number;
  readonly turn: number;
  /** Name and time (`performance.now()`) of the next page; `null` with a single page. */
  readonly nextPage: { readonly name: string; readonly at: number } | null;
  /** Why nothing newer is shown, unless it is a failure. */
  readonly note: string | null;
}

/** With more dots than this, the number beside them is clearer. */
const maxDots = 12;

/** The current page, and what comes next. */
export function Footer({ content, next }: { content: FooterContent; next: NextRetry | null }) {
  const screen = useMessages(screenMessages);
  const { app } = useScreenMessages();
  const format = useScreenFormat();
  const { demo } = useSettings();
  const { page, pages, nextPage, note } = content;
  const timeTo = (at: number) => format.age(Math.max(0, at - performance.now()));
  const isOver = next !== null && lostAccess(next.failure) === "over";
  return (
    <>
      {pages > 1 && pages <= maxDots && (
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: pages }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is only its index
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
