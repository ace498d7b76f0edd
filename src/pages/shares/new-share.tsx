import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { LoadFailure } from "#api/load-failure.ts";
import { createShare, pairScreen } from "#api/shares-changes.ts";
import { sharesQuery } from "#api/shares-query.ts";
import { useKnownWarehouses } from "#components/countings-filter/use-known-warehouses.ts";
import { identifierOf } from "#components/countings-filter/warehouse-names.ts";
import { failureWords } from "#components/failure-block.tsx";
import type { Share } from "#contract/access.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import { MadeShare } from "./made-share.tsx";
import styles from "./share-form.module.css";
import { type FormFault, type ShareForm, shareRequest, startForm } from "./share-form.ts";
import { ShareFormView } from "./share-form-view.tsx";
import { useSending } from "./use-sending.ts";

/** Creates a link or pairs a screen, and shows the result. */
export function NewShare({ onAnnounce }: { onAnnounce: (announcement: string) => void }) {
  const { shares: t } = useMessages("all");
  const { timeZone } = useFormat();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const [form, setForm] = useState<ShareForm>(() => startForm(search));
  const [fault, setFault] = useState<FormFault | null>(null);
  const [made, setMade] = useState<Share | null>(null);
  const { isSending, failed, send } = useSending();
  const nameOf = useWarehouseName();
  const element = useFaultFocus(fault);
  const change = (part: Partial<ShareForm>) => {
    setFault(null);
    setForm((now) => ({ ...now, ...part }));
  };
  const make = async () => {
    const request = shareRequest(form, {
      warehouseName: nameOf(form.warehouse),
      zone: timeZone,
      now: Date.now(),
    });
    setFault(request.kind === "fault" ? request.fault : null);
    if (request.kind === "fault") return;
    await send(async () => {
      const share =
        request.kind === "screen"
          ? await pairScreen(request.options)
          : await createShare(request.options);
      setMade(share);
      setForm((now) => ({ ...now, name: "", code: "" }));
      onAnnounce(request.kind === "screen" ? t.admitted(share.name) : t.made(share.name));
      await client.invalidateQueries(sharesQuery);
    });
  };
  return (
    <section ref={element} className={styles.new} aria-label={t.form[form.kind]}>
      <ShareFormView
        form={form}
        fault={fault}
        isSending={isSending}
        onChange={change}
        onSend={() => void make()}
      />
      <div className={styles.outcome}>
        {failed && <Failure failed={failed} kind={form.kind} />}
        {made && <MadeShare key={made.id} share={made} />}
      </div>
    </section>
  );
}

function Failure({ failed: { failure }, kind }: { failed: LoadFailure; kind: ShareForm["kind"] }) {
  const { shares: t, failures } = useMessages("all");
  const { title, text } = failureWords(failure, failures);
  const isUnknownCode =
    kind === "screen" &&
    failure.kind === "problem" &&
    (failure.code === "not-found" || failure.code === "bad-request");
  return (
    <div role="alert">
      <Notice tone="error" lead={t.failed}>
        {isUnknownCode ? t.noCode : `${title}. ${text}`}
      </Notice>
    </div>
  );
}

/** A warehouse's name as its countings have it; `null` while none has been loaded. */
function useWarehouseName(): (identifier: string) => string | null {
  const { warehouseBy } = useSettings();
  const seen = useKnownWarehouses();
  return (identifier) =>
    seen.find((one) => identifierOf(one, warehouseBy) === identifier)?.name ?? null;
}

/** After a rejected submit, focuses the field at fault. */
function useFaultFocus(fault: FormFault | null) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (fault === null) return;
    const isChoice = fault === "warehouse" || fault === "counting";
    const selector = isChoice ? "[role=combobox]" : "[aria-invalid]";
    element.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [fault]);
  return element;
}
