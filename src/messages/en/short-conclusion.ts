/** Whether a counting will be done in time, in the few words that a row of the list has room for. */
export const shortConclusion = {
  noLines: "nothing to count",
  finishedAll: "finished",
  finishedWithLeft: (left: string) => `finished, ${left} not counted`,
  startsIn: (duration: string) => `starts in ${duration}`,
  allCounted: "all counted",
  notClosed: "all counted, not closed",
  overdue: (duration: string) => `overdue ${duration}`,
  stalled: "no forecast while nothing is counted",
  nothingCounted: (duration: string) => `Nothing counted since the start (${duration})`,
  tooEarly: "too early to say",
  end: (moment: string) => `done ≈ ${moment}`,
  onTime: (moment: string) => `done ≈ ${moment}, on time`,
  late: (moment: string, duration: string) => `done ≈ ${moment}, ${duration} late`,
  early: (moment: string, duration: string) => `done ≈ ${moment}, ${duration} early`,
  average: (rate: string) => `${rate} an hour on average`,
};
