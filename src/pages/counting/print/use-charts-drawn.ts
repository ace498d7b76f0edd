import { type RefObject, useEffect, useState } from "react";
import { useInTurn } from "#charts/use-in-turn.ts";

/** No step of a chart is longer: its code, its turn, the size of its place. Milliseconds. */
const quiet = 400;

/** Whether all charts within an element are drawn, once that is there: they take their turns, code and sizes in steps. */
export function useChartsDrawn(within: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const hasBegun = useInTurn(isThere) === true;
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const charts = within.current;
    if (!hasBegun || !charts) return undefined;
    const settle = () => {
      observer.disconnect();
      setDrawn(true);
    };
    let timer = setTimeout(settle, quiet);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(settle, quiet);
    });
    observer.observe(charts, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [within, hasBegun]);
  return isDrawn;
}
