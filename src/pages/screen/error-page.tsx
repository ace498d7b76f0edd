import { useEffect } from "react";
import { ErrorPage } from "#pages/error-page.tsx";

/** Milliseconds after which a screen that failed is drawn anew: nobody is there to do it. */
const wait = 5 * 60_000;

/** Stands in place of a screen that failed to render, for a while. */
export function ScreenErrorPage() {
  useEffect(() => {
    const timer = setTimeout(() => location.reload(), wait);
    return () => clearTimeout(timer);
  }, []);
  return <ErrorPage />;
}
