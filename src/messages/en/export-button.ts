/** Messages of the button that opens an export. */
export const exportButton = {
  open: "Export",
  notLoaded: "The export could not be loaded. Check the connection, then load the page again.",
};
