/** Messages of the choice of a counting by its name. */
export const countingChoice = {
  label: "Counting",
  placeholder: "Warehouse, code, date or address",
  named: (name: string, start: string) => `${name}, started ${start}`,
  finished: "finished",
  none: "No countings loaded",
  typed: (id: string) => `No counting matches: “${id}” is taken as its id.`,
};
