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

/** Milliseconds between two steps of playback; longer where people prefer reduced motion. */
const tick = 100;
const calmTick = 1000;

/** Longest time that one step counts: playback in a background or busy tab resumes where it was. Milliseconds. */
const longestPause = 2000;

/** Time without a change before the address follows. Milliseconds. */
const rest = 300;

export interface Player {
  /** Instant of the slider, which the figures follow. Milliseconds since 1970. */
  readonly moment: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
  /** Plays, from the start if it is at the end, or pauses. */
  readonly toggle: () => void;
  readonly seek: (at: number) => void;
}

/**
 * Moves through a counting's time. It requests only the latest instant, and only when the previous one is rendered
 * and no other request is pending.
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
  /** The requested instant, and the one in the address. */
  at: number;
  address: number;
  /** Whether the requested instant is rendered. */
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
    // Any other change of the address, for example by Back, ends playback.
    if (address !== settled) {
      setWish(null);
      setPlaying(false);
    }
  }
  // An instant outside the counting is clamped, and the address follows.
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
