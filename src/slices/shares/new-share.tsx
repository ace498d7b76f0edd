import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { LoadFailure } from "#api/load-failure.ts";
import { createShare } from "#api/shares/shares-changes.ts";
import { sharesQuery } from "#api/shares/shares-query.ts";
import { useSending } from "#components/access/use-sending.ts";
import {
  useChosenCounting,
  useKnownCountings,
} from "#components/counting-choice/use-known-countings.ts";
import { useWarehouseName } from "#components/countings-filter/use-warehouse-name.ts";
import { failureWords } from "#components/failure-block.tsx";
import { maxShareName, type Share } from "#contract/access.ts";
import { momentOfDay } from "#format/moment-of-day.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import { MadeShare } from "./made-share.tsx";
import styles from "./share-form.module.css";
import { type FormFault, type ShareForm, shareRequest, startForm } from "./share-form.ts";
import { ShareFormView } from "./share-form-view.tsx";

/** Creates a link or a feed, and shows the result. */
export function NewShare({ onAnnounce }: { onAnnounce: (announcement: string) => void }) {
  const { shares: t } = useMessages("all");
  const { timeZone } = useFormat();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const [entered, setForm] = useState<ShareForm>(() => startForm(search));
  const [isNamed, setNamed] = useState(false);
  const suggested = useSuggestedName(entered);
  const form = isNamed ? entered : { ...entered, name: suggested };
  const [fault, setFault] = useState<FormFault | null>(null);
  const [made, setMade] = useState<Share | null>(null);
  const { isSending, failed, send } = useSending();
  const nameOf = useWarehouseName();
  const element = useFaultFocus(fault);
  const change = (part: Partial<ShareForm>) => {
    setFault(null);
    if (part.name !== undefined) setNamed(true);
    setForm((now) => ({ ...now, ...part }));
  };
  const make = async () => {
    const request = shareRequest(form, {
      warehouseName: nameOf(form.warehouse),
      zone: timeZone,
      now: gatewayNow(),
    });
    setFault(request.kind === "fault" ? request.fault : null);
    if (request.kind === "fault") return;
    await send(async () => {
      const share = await createShare(request.options);
      setMade(share);
      setNamed(false);
      onAnnounce(share.kind === "feed" ? t.madeFeed(share.name) : t.made(share.name));
      await client.invalidateQueries(sharesQuery);
    });
  };
  return (
    <section ref={element} className={styles.new} aria-label={t.form.link}>
      <ShareFormView
        form={form}
        fault={fault}
        isSending={isSending}
        onChange={change}
        onSend={() => void make()}
      />
      <div className={styles.outcome}>
        {failed && <Failure failed={failed} />}
        {made && <MadeShare key={made.id} share={made} />}
      </div>
    </section>
  );
}

function Failure({ failed: { failure } }: { failed: LoadFailure }) {
  const { shares: t, failures } = useMessages("all");
  const { title, text } = failureWords(failure, failures);
  return (
    <div role="alert">
      <Notice tone="error" lead={t.failed}>
        {`${title}. ${text}`}
      </Notice>
    </div>
  );
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

/** A name for a share after what it shows; empty while that is not chosen or not known. */
function useSuggestedName({ scope, counting, warehouse }: ShareForm): string {
  const t = useMessages("all").shares.form;
  const format = useFormat();
  const nameOf = useWarehouseName();
  const isCounting = scope === "counting" && counting !== "";
  const known = useKnownCountings(isCounting);
  const chosen = useChosenCounting(isCounting ? counting : "", known);
  const suggested = () => {
    if (scope === "all") return t.all;
    if (scope === "warehouse") return nameOf(warehouse) ?? "";
    if (chosen === undefined) return "";
    return `${chosen.warehouse.name}, ${momentOfDay(format)(Date.parse(chosen.startedAt))}`;
  };
  return suggested().slice(0, maxShareName);
}
