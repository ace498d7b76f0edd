import { figuresOf } from "./figures.ts";

/** @param age in milliseconds */
export const ageFigures = figuresOf<{ readonly age: number }>()((figure) => ({
  "data-age": figure.number([], ({ age }) => Math.floor(age / 1000)),
}));

/** The moment that a replay shows. Milliseconds since 1970. */
export const replayFigures = figuresOf<{ readonly at: number }>()((figure) => ({
  "replayed-at": figure.instant(
    ["startedAt", "finishedAt", "documentation.createdAt", "incident.createdAt"],
    ({ at }) => at,
  ),
}));

/** Lines of an import's error log with the same message. */
export const logFigures = figuresOf<{ readonly lines: number }>()((figure) => ({
  lines: figure.number(["error-log"], (of) => of.lines),
}));
