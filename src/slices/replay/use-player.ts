import { useEffect, useEffectEvent, useState } from "react";
import type { LineHistory, ReplaySpan } from "#domain/replay/history.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { whenIdle } from "#ui/hooks/when-idle.ts";
import { advancePlayback, clampToSpan, defaultSpeed } from "./clock.ts";

/** Milliseconds between two steps of playback; longer where people prefer reduced motion. */
const stepMs = 100;
const reducedMotionStepMs = 1000;

/** Longest time that one step counts: playback in a background or busy tab resumes where it was. Milliseconds. */
const maxStepMs = 2000;

/** Longest wait of the figures for an idle browser. Milliseconds. */
const frameWaitMs = 200;

/** Time without a change before the address follows. Milliseconds. */
const settleMs = 300;

/** What a player moves through, and where to. */
export interface Replayed {
  /** The requested instant, and the one in the address. */
  readonly at: number;
  readonly address: number;
  /** Whether the requested instant is rendered. */
  readonly isRendered: boolean;
  readonly span: ReplaySpan;
  readonly history: LineHistory;
  readonly onFrame: (at: number) => void;
  readonly onSettle: (at: number) => void;
}

export interface Player {
  /** Instant of the slider, which the figures follow. Milliseconds since 1970. */
  readonly moment: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly setSpeed: (speed: number) => void;
  /** Plays, from the start if it is at the end, or pauses. */
  readonly toggle: () => void;
  readonly seek: (at: number) => void;
  /** Writes the instant to the address at once, so that what is pressed next begins with it. */
  readonly settle: () => void;
}

/**
 * Moves through a counting's time. It requests only the latest instant, and only when the previous one is rendered
 * and no other request is pending.
 */
export function usePlayer({
  at,
  address,
  isRendered,
  span,
  history,
  onFrame,
  onSettle,
}: Replayed): Player {
  const [requested, setRequested] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [chosen, setSpeed] = useState<number | null>(null);
  const [previousAddress, setPreviousAddress] = useState(address);
  const [settled, setSettled] = useState<number | null>(null);
  if (previousAddress !== address) {
    setPreviousAddress(address);
    // Any other change of the address, for example by Back, ends playback.
    if (address !== settled) {
      setRequested(null);
      setPlaying(false);
    }
  }
  // An instant outside the counting is clamped, and the address follows.
  const moment = clampToSpan(requested ?? at, span);
  const speed = chosen ?? defaultSpeed(history);
  const isCalm = useMediaQuery("(prefers-reduced-motion: reduce)");
  const isBehind = moment !== at;
  const renderNewest = useEffectEvent(() => onFrame(moment));
  useEffect(() => {
    if (!isBehind || !isRendered) return;
    return whenIdle(() => renderNewest(), frameWaitMs);
  }, [isBehind, isRendered]);

  const advance = useEffectEvent((passed: number) => {
    const next = advancePlayback(moment, passed * speed, { span, history });
    setRequested(next);
    if (next >= span.until) setPlaying(false);
  });
  useEffect(() => {
    if (!isPlaying) return;
    let last = performance.now();
    const timer = setInterval(
      () => {
        const now = performance.now();
        const passed = Math.min(now - last, maxStepMs);
        last = now;
        advance(passed);
      },
      isCalm ? reducedMotionStepMs : stepMs,
    );
    return () => clearInterval(timer);
  }, [isPlaying, isCalm]);

  const settle = () => {
    if (isPlaying || moment === address) return;
    setSettled(moment);
    onSettle(moment);
  };
  const settleLater = useEffectEvent(settle);
  useEffect(() => {
    if (isPlaying || isBehind || moment === address) return;
    const timer = setTimeout(() => settleLater(), settleMs);
    return () => clearTimeout(timer);
  }, [isPlaying, isBehind, moment, address]);

  return {
    moment,
    isPlaying,
    speed,
    setSpeed,
    toggle: () => {
      if (!isPlaying && moment >= span.until) setRequested(span.from);
      setPlaying(!isPlaying);
    },
    seek: setRequested,
    settle,
  };
}
