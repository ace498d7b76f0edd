/** Messages of the choice of a counting by its name. */
export const countingChoice = {
  label: "Count",
  placeholder: "Warehouse, code, date or address",
  named: (name: string, start: string) => `${name}, started ${start}`,
  finished: "finished",
  none: "No counts loaded",
  typed: (id: string) => `No count matches: “${id}” is taken as its id.`,
};
