/** Messages for saving a view, and for the views of everyone. */
export const views = {
  saveTitle: "Save this view",
  saveText: "Under a name, in this browser",
  name: "Name of the view",
  save: "Save",
  saved: (name: string) => `Saved as ${name}.`,
  savedForNow: (name: string) => `Saved as ${name}, until this page is closed.`,
  all: "All views",
  everyone: "For everyone",
};
