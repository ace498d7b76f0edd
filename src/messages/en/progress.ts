/** The status of a counting, as its pace bar names it. */
export const progress = {
  label: (counted: string, status: string) =>
    status ? `${counted} counted, ${status}` : `${counted} counted`,
  noProducts: "No lines to count",
  finishedAll: "Finished, all counted",
  finishedWithLeft: (left: string) => `Finished with ${left} not counted`,
  startsIn: (duration: string) => `Starts in ${duration}`,
  allCounted: "All counted",
  allCountedLate: "All counted, not closed yet",
  noDeadline: "No usable deadline",
  noWorkTime: "No working hours",
  overdue: (duration: string) => `Overdue ${duration}`,
  ahead: (duration: string) => `${duration} ahead`,
  behind: (duration: string) => `${duration} behind`,
  onPace: "On plan",
  active: "Active",
  finished: "Finished",
  user: (id: string) => `User ${id}`,
  unnamedUser: (id: string) => `User ${id} (no username)`,
};
