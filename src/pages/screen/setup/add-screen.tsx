import { type FormEvent, useEffect, useRef } from "react";
import { failureWords } from "#components/failure-block.tsx";
import { useSettings } from "#hooks/use-settings.ts";
import type { Failure } from "#transport/failure.ts";
import { useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import type { CheckedScreen, ScreenDraft } from "./draft.ts";
import { Fields } from "./fields.tsx";
import styles from "./page.module.css";
import { PairEnd, PairFields } from "./pair-fields.tsx";
import { PairingOutcome } from "./pairing-outcome.tsx";
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
  const t = useMessages("all").screens;
  const { via } = useSettings().access;
  const pairing = usePairing(onAnnounce);
  const { form, fault } = pairing;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (fault !== null) {
      element.current?.querySelector<HTMLElement>("[aria-invalid], [role=combobox]")?.focus();
    }
  }, [fault]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (mayPair) void pairing.pair(checked);
  };
  return (
    <form ref={element} className={styles.fields} aria-labelledby="add" onSubmit={send} noValidate>
      <div className={styles.add}>
        <h2 id="add">{t.add}</h2>
        {mayPair ? (
          <PairFields form={form} fault={fault} onChange={pairing.change} />
        ) : (
          <p className={styles.text}>{via === "open" ? t.open : t.viewer}</p>
        )}
      </div>
      <Fields draft={draft} faults={checked.faults} onChange={onChange} />
      {mayPair && (
        <PairEnd
          form={form}
          fault={fault}
          isSending={pairing.isSending}
          onChange={pairing.change}
        />
      )}
      {pairing.failed && <PairingFailure failure={pairing.failed.failure} />}
      {pairing.made && <PairingOutcome key={pairing.made.id} share={pairing.made} />}
    </form>
  );
}

function PairingFailure({ failure }: { failure: Failure }) {
  const { screens: t, shares, failures } = useMessages("all");
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
