import { useEffect } from "react";
import { useMessages } from "#ui/locale.tsx";

/** Names the document after its page. */
export function useDocumentTitle(title: string): void {
  const { app } = useMessages("common");
  useEffect(() => {
    document.title = app.title(title);
  }, [app, title]);
}
