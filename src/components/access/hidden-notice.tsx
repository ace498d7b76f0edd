import { useSettings } from "#hooks/use-settings.ts";
import { useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import { hiddenWords } from "./hidden-words.ts";

/** States once what the gateway hides from this viewer. */
export function HiddenNotice() {
  const t = useMessages("common").access;
  const hidden = hiddenWords(useSettings().access, t);
  if (hidden === null) return null;
  return (
    <Notice tone="info" lead={`${hidden.lead}.`}>
      {hidden.text}
    </Notice>
  );
}
