import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { keepForEveryone, removeForEveryone, viewsForEveryoneQuery } from "#api/views.ts";
import { ConfirmDialog } from "#components/access/confirm-dialog.tsx";
import { useSending } from "#components/access/use-sending.ts";
import { failureWords } from "#components/failure-block.tsx";
import type { SavedView } from "#contract/views.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { FailureError } from "#transport/failure.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import { viewMessages } from "./messages.ts";
import styles from "./page.module.css";
import { ViewList } from "./view-list.tsx";

/** Views that admins keep for everyone, and their changes. */
export interface ViewsForEveryone {
  /** Empty while they are unknown. */
  readonly views: readonly SavedView[];
  /** Why they are unknown; `null` when they are known or on their way. */
  readonly unknown: { readonly title: string; readonly text: string } | null;
  readonly isAdmin: boolean;
  readonly isSending: boolean;
  /** Why the last view was not kept; `null` when it did not. */
  readonly failure: string | null;
  readonly keep: (view: SavedView) => Promise<boolean>;
  /** @throws FailureError */
  readonly remove: (name: string) => Promise<void>;
}

export function useViewsForEveryone(): ViewsForEveryone {
  const { access } = useSettings();
  const { failures } = useMessages("all");
  const client = useQueryClient();
  const mayHave = access.via === "session" || access.via === "proxy";
  const { data, error } = useQuery({ ...viewsForEveryoneQuery, enabled: mayHave });
  const { isSending, failed, send } = useSending();
  const change = async (sent: Promise<readonly SavedView[]>) => {
    client.setQueryData(viewsForEveryoneQuery.queryKey, await sent);
  };
  return {
    views: data ?? [],
    unknown: error instanceof FailureError ? failureWords(error.failure, failures) : null,
    isAdmin: access.role === "admin",
    isSending,
    failure: failed && failureWords(failed.failure, failures).title,
    keep: (view) => send(() => change(keepForEveryone(view))),
    remove: (name) => change(removeForEveryone(name)),
  };
}

/** The list of the views for everyone; admins remove views from it. */
export function ForEveryone({
  shared: { views, unknown, isAdmin, isSending, failure, remove },
  onRemoved,
}: {
  shared: ViewsForEveryone;
  onRemoved: (name: string) => void;
}) {
  const t = useMessages(viewMessages);
  const { everyone } = useMessages("all").views;
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      {unknown !== null && (
        <Notice tone="error" lead={`${unknown.title}.`}>
          {unknown.text}
        </Notice>
      )}
      {views.length === 0 && unknown === null && (
        <p className={styles.quiet}>{t.noneForEveryone}</p>
      )}
      <ViewList views={views} label={everyone}>
        {({ name }) =>
          isAdmin && (
            <Button disabled={isSending} onClick={() => setAsked(name)}>
              {t.remove} <span className="visually-hidden">{name}</span>
            </Button>
          )
        }
      </ViewList>
      <p role="alert" className={styles.failed}>
        {failure !== null && `${t.everyoneFailed}: ${failure}`}
      </p>
      {asked !== null && (
        <ConfirmDialog
          title={t.confirmRemove(asked)}
          text={t.confirmRemoveText}
          labels={{ cancel: t.cancelRemove, yes: t.remove, sending: t.removing }}
          onConfirm={async () => {
            await remove(asked);
            onRemoved(asked);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
