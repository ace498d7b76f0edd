/** Messages about access: sharing, its scope and what is hidden. */
export const access = {
  costsHidden: "Costs are hidden in this link",
  hiddenHere: "Hidden in this link",
  hidden: {
    costs: {
      lead: "Costs are hidden in this link",
      text: "They are shown as a dash, which does not mean 0. What people wrote is hidden, too.",
    },
    names: {
      lead: "Names are hidden in this link",
      text: "People are shown by number. What they wrote is hidden, too.",
    },
    both: {
      lead: "Costs and names are hidden in this link",
      text: "Costs are shown as a dash, which does not mean 0, and people by number. What they wrote is hidden, too.",
    },
  },
  panelFailed: "This part could not be loaded. Reload the page to try again.",
  print: "Print",
  share: "Share",
  onScreen: "On a screen",
  account: {
    title: "Access",
    scope: {
      all: "Shared",
      counting: "Only this count",
      countings: "Only some counts",
      warehouse: "Only one warehouse",
    },
  },
  signIn: "Sign in",
  toShared: "Open what was shared",
};
