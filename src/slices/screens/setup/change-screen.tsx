import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useCallback, useState } from "react";
import { changeScreen } from "#api/shares/shares-changes.ts";
import { sharesQuery, withShare } from "#api/shares/shares-query.ts";
import { useSending } from "#components/access/use-sending.ts";
import { useWarehouseName } from "#components/countings-filter/use-warehouse-name.ts";
import { failureWords } from "#components/failure-block.tsx";
import type { Share } from "#contract/access.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import type { CheckedScreen, ScreenDraft } from "./draft.ts";
import { Fields } from "./fields.tsx";
import { DraftFault, HiddenFields, NameField } from "./form-fields.tsx";
import { setupMessages } from "./messages.ts";
import styles from "./page.module.css";
import { changeRequest, type ScreenFault, type ScreenForm } from "./screen-request.ts";
import { useFocusAtFault } from "./use-focus-at-fault.ts";

/** The form that changes a paired screen: name, content, place and behaviour. Its access stays. */
export function ChangeScreen({
  share,
  draft,
  checked,
  onChange,
  onDone,
  onClose,
}: {
  share: Share;
  draft: ScreenDraft;
  checked: CheckedScreen;
  onChange: (change: Partial<ScreenDraft>) => void;
  /** Called once it is saved, also after the form was closed. */
  onDone: (changed: Share) => void;
  onClose: () => void;
}) {
  const t = useMessages(setupMessages);
  const { shares, failures } = useMessages("all");
  const client = useQueryClient();
  const nameOf = useWarehouseName();
  const [form, setForm] = useState<ScreenForm>({ name: share.name, hides: share.hides });
  const [fault, setFault] = useState<ScreenFault | null>(null);
  const { isSending, failed, send } = useSending();
  const element = useFocusAtFault(fault);
  // The form takes the place of another one, far below the button that opened it.
  const heading = useCallback((title: HTMLElement | null) => title?.focus(), []);
  const change = (part: Partial<ScreenForm>) => {
    setFault(null);
    setForm((now) => ({ ...now, ...part }));
  };
  const warehouseName = () => {
    const [now, before] = [checked.screen?.scope, share.scope];
    if (now?.kind !== "warehouse") return null;
    const known = nameOf(now.warehouse);
    if (known !== null || before.kind !== "warehouse") return known;
    return before.warehouse === now.warehouse ? before.name : null;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const request = changeRequest(share, form, checked, warehouseName());
    setFault(typeof request === "string" ? request : null);
    if (typeof request === "string" || isSending) return;
    await send(async () => {
      const changed = await changeScreen(request);
      // The list follows at once, so that the next form starts with what was saved.
      client.setQueryData(sharesQuery.queryKey, (answer) => answer && withShare(answer, changed));
      onDone(changed);
      // The form of another screen stays open.
      if (element.current !== null) onClose();
      await client.invalidateQueries(sharesQuery);
    });
  };
  const entries = { form, fault, onChange: change };
  return (
    <form
      ref={element}
      className={styles.fields}
      aria-labelledby="change"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <div className={styles.add}>
        <h2 id="change" ref={heading} tabIndex={-1}>
          {t.changeOf(share.name)}
        </h2>
        <NameField {...entries} />
      </div>
      <Fields draft={draft} faults={checked.faults} onChange={onChange} />
      <HiddenFields {...entries} />
      <div className={styles.end}>
        <DraftFault fault={fault} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" aria-disabled={isSending}>
            {isSending ? shares.form.sending : t.save}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
        </div>
        <p className={styles.text}>{t.saveNote}</p>
      </div>
      {failed && (
        <div role="alert">
          <Notice tone="error" lead={shares.failed}>
            {`${failureWords(failed.failure, failures).title}. ${failureWords(failed.failure, failures).text}`}
          </Notice>
        </div>
      )}
    </form>
  );
}
