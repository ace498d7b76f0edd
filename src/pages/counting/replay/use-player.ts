import { useEffect, useRef, useState } from "react";
import {
  advancePlayback,
  clampToSpan,
  defaultSpeed,
  type LineHistory,
  type ReplaySpan,
} from "#domain/replay/clock.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { whenIdle } from "#ui/hooks/when-idle.ts";

/** How often the clock moves while it plays; where motion is unwelcome, in calm steps. Milliseconds. */
const tick = 100;
const calmTick = 1000;

/** A page in the background, or one that was held up, goes on from where it was. Milliseconds. */
const longestPause = 2000;

/** The address follows when nothing moved for so long. Milliseconds. */
const rest = 300;

export interface Player {
  /** Where the control stands; the figures follow it as fast as they can. Milliseconds since 1970. */
  readonly moment: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
  /** Plays, from the start when it is at the end, or pauses. */
  readonly toggle: () => void;
  readonly seek: (at: number) => void;
}

/**
 * Moves through a counting's time. It asks for the newest moment alone, and only when the one before is on the
 * page and nothing else waits.
 */
export function usePlayer({
  at,
  address,
  isDrawn,
  span,
  history,
  onFrame,
  onSettle,
}: {
  /** The moment that is asked for, and the one that the address names. */
  at: number;
  address: number;
  /** Whether the moment that is asked for is on the page. */
  isDrawn: boolean;
  span: ReplaySpan;
  history: LineHistory;
  onFrame: (at: number) => void;
  onSettle: (at: number) => void;
}): Player {
  const [options, setWish] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [chosen, setSpeed] = useState<number | null>(null);
  const [addressed, setAddressed] = useState(address);
  const [settled, setSettled] = useState<number | null>(null);
  if (addressed !== address) {
    setAddressed(address);
    // The address has followed; whatever else brought another moment, such as Back, ends the playing.
    if (address !== settled) {
      setWish(null);
      setPlaying(false);
    }
  }
  // A moment before the start or after now is held within the counting, and the address follows as it always does.
  const moment = clampToSpan(options ?? at, span);
  const speed = chosen ?? defaultSpeed(history);
  const isCalm = useMediaQuery("(prefers-reduced-motion: reduce)");
  const newest = useRef(moment);
  useEffect(() => {
    newest.current = moment;
  }, [moment]);

  const isBehind = moment !== at;
  useEffect(() => {
    if (!isBehind || !isDrawn) return;
    return whenIdle(() => onFrame(newest.current));
  }, [isBehind, isDrawn, onFrame]);

  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    const timer = setInterval(
      () => {
        const now = performance.now();
        const passed = Math.min(now - last, longestPause);
        last = now;
        const next = advancePlayback(newest.current, passed, speed, span, history);
        setWish(next);
        if (next >= span.until) setPlaying(false);
      },
      isCalm ? calmTick : tick,
    );
    return () => clearInterval(timer);
  }, [isPlaying, speed, span, history, isCalm]);

  useEffect(() => {
    if (isPlaying || isBehind || moment === address) return;
    const timer = setTimeout(() => {
      setSettled(moment);
      onSettle(moment);
    }, rest);
    return () => clearTimeout(timer);
  }, [isPlaying, isBehind, moment, address, onSettle]);

  return {
    moment,
    isPlaying,
    speed,
    setSpeed,
    toggle: () => {
      if (!isPlaying && moment >= span.until) setWish(span.from);
      setPlaying(!isPlaying);
    },
    seek: setWish,
  };
}
