import { useQueryClient } from "@tanstack/react-query";
import { revoke } from "#api/shares/shares-changes.ts";
import { sharesQuery } from "#api/shares/shares-query.ts";
import type { Share } from "#contract/access.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

/** Asks for confirmation before revoking. */
export function ConfirmRevoke({
  what,
  onDone,
  onClose,
}: {
  /** One share, or the number of valid shares to revoke all. */
  what: Share | number;
  /** Called with an announcement after success. */
  onDone: (announcement: string) => void;
  onClose: () => void;
}) {
  const t = useMessages("all").shares;
  const format = useFormat();
  const client = useQueryClient();
  const isAll = typeof what === "number";
  const { confirm } = t;
  return (
    <ConfirmDialog
      title={isAll ? confirm.all(format.number(what), what) : confirm.one(what.name)}
      text={confirm.text}
      labels={{ cancel: confirm.cancel, yes: confirm.yes, sending: t.revoking }}
      onConfirm={async () => {
        client.setQueryData(sharesQuery.queryKey, await revoke(isAll ? "all" : what.id));
        onDone(isAll ? t.revokedAll : t.revoked(what.name));
      }}
      onClose={onClose}
    />
  );
}
