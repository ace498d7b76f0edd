/** Whether a counting will be done in time, in the few words that a row of the list has room for. */
export const shortConclusion = {
  noLines: "nothing to count",
  finishedAll: "finished",
  finishedWithLeft: (left: string) => `finished, ${left} not counted`,
  startsIn: (duration: string) => `starts in ${duration}`,
  allCounted: "all counted",
  notClosed: "all counted, not closed",
  overdue: (duration: string) => `overdue ${duration}`,
  nothingCounted: (duration: string) => `nothing counted in ${duration}`,
  tooEarly: "too early to say",
  end: (moment: string) => `done ≈ ${moment}`,
  onTime: "on time",
  late: (duration: string) => `${duration} late`,
  early: (duration: string) => `${duration} early`,
  average: (rate: string) => `${rate} an hour on average`,
};
