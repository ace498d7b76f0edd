import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { pairScreen } from "#api/shares/shares-changes.ts";
import { sharesQuery } from "#api/shares/shares-query.ts";
import { useSending } from "#components/access/use-sending.ts";
import { useWarehouseName } from "#components/countings-filter/use-warehouse-name.ts";
import type { Share } from "#contract/access.ts";
import { useMessages } from "#ui/locale.tsx";
import type { CheckedScreen } from "./draft.ts";
import { setupMessages } from "./messages.ts";
import { type PairFault, type PairForm, pairRequest, startPairForm } from "./screen-request.ts";

/** The form that pairs a screen, and what became of it. */
export function usePairing(onAnnounce: (announcement: string) => void) {
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
