/** The control that names the working hours and lets the viewer choose them. */
export const workHours = {
  name: "Working hours",
  roundTheClock: "round the clock",
  failed: "This part could not be loaded. Reload the page to try again.",
};
