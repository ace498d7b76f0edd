import type { FormEvent } from "react";
import { failureWords } from "#components/failure-block.tsx";
import { useSettings } from "#hooks/use-settings.ts";
import type { Failure } from "#transport/failure.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import type { CheckedScreen, ScreenDraft } from "./draft.ts";
import { Fields } from "./fields.tsx";
import { CodeField, DraftFault, HiddenFields, NameField } from "./form-fields.tsx";
import { setupMessages } from "./messages.ts";
import styles from "./page.module.css";
import { PairingOutcome } from "./pairing-outcome.tsx";
import { useFocusAtFault } from "./use-focus-at-fault.ts";
import { usePairing } from "./use-pairing.ts";

/** What a new screen shows, and how; an admin pairs it. */
export function AddScreen({
  draft,
  checked,
  mayPair,
  onChange,
  onAnnounce,
}: {
  draft: ScreenDraft;
  checked: CheckedScreen;
  mayPair: boolean;
  onChange: (change: Partial<ScreenDraft>) => void;
  onAnnounce: (announcement: string) => void;
}) {
  const t = useMessages(setupMessages);
  const { shares } = useMessages("all");
  const { via } = useSettings().access;
  const { form, fault, isSending, failed, made, pair, change } = usePairing(onAnnounce);
  const element = useFocusAtFault(fault);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (mayPair) void pair(checked);
  };
  const entries = { form, fault, onChange: change };
  return (
    <form ref={element} className={styles.fields} aria-labelledby="add" onSubmit={send} noValidate>
      <div className={styles.add}>
        <h2 id="add">{t.add}</h2>
        {mayPair ? (
          <>
            <CodeField {...entries} />
            <NameField {...entries} />
          </>
        ) : (
          <p className={styles.text}>{via === "open" ? t.open : t.viewer}</p>
        )}
      </div>
      <Fields draft={draft} faults={checked.faults} onChange={onChange} />
      {mayPair && (
        <>
          <HiddenFields {...entries} />
          <div className={styles.end}>
            <DraftFault fault={fault} />
            <Button type="submit" variant="primary" aria-disabled={isSending}>
              {isSending ? shares.form.sending : t.pair}
            </Button>
            <p className={styles.text}>{t.note}</p>
          </div>
        </>
      )}
      {failed && <PairingFailure failure={failed.failure} />}
      {made && <PairingOutcome key={made.id} share={made} />}
    </form>
  );
}

function PairingFailure({ failure }: { failure: Failure }) {
  const t = useMessages(setupMessages);
  const { shares, failures } = useMessages("all");
  const { title, text } = failureWords(failure, failures);
  const isUnknownCode =
    failure.kind === "problem" && (failure.code === "not-found" || failure.code === "bad-request");
  return (
    <div role="alert">
      <Notice tone="error" lead={shares.failed}>
        {isUnknownCode ? t.noCode : `${title}. ${text}`}
      </Notice>
    </div>
  );
}
