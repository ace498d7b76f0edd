import { useQuery, useQueryClient } from "@tanstack/react-query";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { pairScreen } from "#api/shares/shares-changes.ts";
import { sharesQuery } from "#api/shares/shares-query.ts";
import { shareState } from "#components/access/share-state.ts";
import { useSending } from "#components/access/use-sending.ts";
import { useWarehouseName } from "#components/countings-filter/use-warehouse-name.ts";
import { failureWords } from "#components/failure-block.tsx";
import type { Share } from "#contract/access.ts";
import { useSettings } from "#hooks/use-settings.ts";
import type { Failure } from "#transport/failure.ts";
import { nowOf } from "#transport/freshness.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import type { CheckedScreen, ScreenDraft } from "./draft.ts";
import { Fields } from "./fields.tsx";
import { CodeField, DraftFault, HiddenFields, NameField } from "./form-fields.tsx";
import { setupMessages } from "./messages.ts";
import styles from "./page.module.css";
import { type PairFault, type PairForm, pairRequest, startPairForm } from "./screen-request.ts";
import { useFocusAtFault } from "./use-focus-at-fault.ts";

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

/** The form that pairs a screen, and what became of it. */
function usePairing(onAnnounce: (announcement: string) => void) {
  const t = useMessages(setupMessages);
  const client = useQueryClient();
  const [search] = useSearchParams();
  const [form, setForm] = useState<PairForm>(() => startPairForm(search));
  const [fault, setFault] = useState<PairFault | null>(null);
  const [made, setMade] = useState<Share | null>(null);
  const { isSending, failed, send } = useSending();
  const nameOf = useWarehouseName();
  const pair = async (checked: CheckedScreen) => {
    const scope = checked.screen?.scope;
    const name = scope?.kind === "warehouse" ? nameOf(scope.warehouse) : null;
    const request = pairRequest(form, checked, name);
    setFault(typeof request === "string" ? request : null);
    if (typeof request === "string" || isSending) return;
    await send(async () => {
      const share = await pairScreen(request);
      setMade(share);
      setForm((now) => ({ ...now, name: "", code: "" }));
      onAnnounce(t.admitted(share.name));
      await client.invalidateQueries(sharesQuery);
    });
  };
  return {
    form,
    fault,
    made,
    failed,
    isSending,
    pair,
    change: (part: Partial<PairForm>) => {
      setFault(null);
      setForm((now) => ({ ...now, ...part }));
    },
  };
}

/** What became of a code: whether a screen shows it is unknown until one connects. */
export function PairingOutcome({ share: made }: { share: Share }) {
  const t = useMessages(setupMessages);
  const { shares } = useMessages("all");
  const { data } = useQuery(sharesQuery);
  const share = data?.shares.find(({ id }) => id === made.id) ?? made;
  const state = shareState(share, data ? nowOf(data.freshness) : Date.parse(made.createdAt));
  const isPaired = share.waitsUntil === null;
  const Icon = isPaired && state !== "revoked" ? CircleCheck : CircleDashed;
  const [title, text] =
    state === "revoked"
      ? [shares.revoked(share.name), null]
      : isPaired
        ? [t.paired(share.name), t.pairedText]
        : state === "waiting"
          ? [t.admitted(share.name), t.admittedText]
          : [t.unclaimed(share.name), t.unclaimedText];
  return (
    <div className={styles.outcome}>
      <h3>
        <Icon aria-hidden="true" />
        {title}
      </h3>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
