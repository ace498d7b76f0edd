import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { type KeyboardEvent, memo, useMemo } from "react";
import { useLocation } from "react-router";
import { progress } from "#domain/counting/pace.ts";
import type { LineHistory, ReplaySpan } from "#domain/replay/history.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { finishedPerPart, speeds, stepFrom } from "./clock.ts";
import { replayMessages } from "./messages.ts";
import styles from "./replay-bar.module.css";
import { fromLink } from "./replay-search.ts";
import { type Replayed, usePlayer } from "./use-player.ts";

const parts = 120;
const height = 20;

/** Number of lines finished over time, along the slider. */
const ReplayProfile = memo(function ReplayProfile({
  span,
  history,
}: {
  span: ReplaySpan;
  history: LineHistory;
}) {
  const path = useMemo(() => {
    const finished = finishedPerPart(span, history, parts);
    const max = Math.max(1, ...finished);
    return finished
      .map((lines, part) => {
        const size = lines === 0 ? 0 : Math.max(1, Math.round((lines / max) * height));
        return `M${part} ${height}v${-size}h1v${size}`;
      })
      .join("");
  }, [span, history]);
  return (
    <svg
      className={styles.profile}
      viewBox={`0 0 ${parts} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
});

/** Steps of Page up and Page down. */
const bigStep = 10;

/** A play button and a slider over the counting's time, above a profile of finished lines. */
export function ReplayControls({ counting, ...replayed }: { counting: CountingModel } & Replayed) {
  const t = useMessages(replayMessages);
  const { moment: label } = useMessages("counting").counting.replay;
  const format = useFormat();
  const { span, history } = replayed;
  const player = usePlayer(replayed);
  const { moment, isPlaying, speed, setSpeed, toggle, seek, settle } = player;
  const { from, until } = span;
  const today = counting.loaded.freshness.now;
  const momentText = format.moment(moment, today);
  const step = (by: 1 | -1, times = 1) => {
    let next = moment;
    for (let count = 0; count < times; count += 1) next = stepFrom(next, by, span);
    seek(next);
  };
  const keys: Readonly<Record<string, () => void>> = {
    " ": toggle,
    ArrowLeft: () => step(-1),
    ArrowDown: () => step(-1),
    ArrowRight: () => step(1),
    ArrowUp: () => step(1),
    PageDown: () => step(-1, bigStep),
    PageUp: () => step(1, bigStep),
    Home: () => seek(from),
    End: () => seek(until),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    // Steps by the clock instead of the slider's own step.
    event.preventDefault();
    act();
  };
  const { state } = useLocation();
  return (
    <div className={styles.controls}>
      <Button variant="icon" aria-label={isPlaying ? t.pause : t.play} onClick={toggle}>
        {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </Button>
      <div className={styles.track}>
        <ReplayProfile span={span} history={history} />
        <input
          // biome-ignore lint/a11y/noAutofocus: after a click on the link in the page; one opened by its address starts at the top
          autoFocus={state === fromLink}
          type="range"
          aria-label={label}
          aria-valuetext={t.momentText(momentText, format.share(progress(counting.facts)))}
          min={from}
          max={until}
          value={moment}
          disabled={until <= from}
          onKeyDown={onKeyDown}
          onChange={({ target }) => seek(Number(target.value))}
          onBlur={settle}
        />
        <div className={styles.ends}>
          <span>{format.moment(from, today)}</span>
          <b>{momentText}</b>
          <span>{format.moment(until, today)}</span>
        </div>
      </div>
      <select
        aria-label={t.speed}
        value={speed}
        onChange={({ target }) => setSpeed(Number(target.value))}
      >
        {speeds.map((one) => (
          <option key={one} value={one}>
            {t.speedOf(format.number(one / 60))}
          </option>
        ))}
      </select>
    </div>
  );
}
