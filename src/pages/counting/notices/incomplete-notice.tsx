import type { CountingModel } from "#hooks/use-counting.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";

/** Warns that lines are missing because loading was stopped or broke off. */
export function IncompleteNotice({
  counting: { loaded },
  onRetry,
}: {
  counting: CountingModel;
  onRetry: () => void;
}) {
  const t = useMessages("counting").counting.notices;
  const format = useFormat();
  if (loaded.isWhole || loaded.isArriving) return null;
  const { totalProducts } = loaded.counting;
  return (
    <Notice
      tone="risk"
      lead={t.incomplete(format.number(loaded.read), format.number(totalProducts), totalProducts)}
      action={
        <Button variant="link" onClick={onRetry}>
          {t.loadAllLines}
        </Button>
      }
    >
      {t.incompleteConsequence}
    </Notice>
  );
}
