/** Messages about access: the copied address, the account and what is hidden. */
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
  copyLink: "Copy link",
  print: "Print",
  share: "Share",
  onScreen: "On a screen",
  shareChoices: {
    open: "Everyone who can reach this address can open it.",
    needsAccess: "The other person needs access to Countboard, too.",
    needsShare:
      "The other person needs their own link; the person who sent you yours can make one.",
    copied: "Copied. The link opens exactly this view.",
    outside: "Link for someone outside",
    outsideText: "Opens without signing in; costs and names are hidden unless you show them",
  },
  account: {
    title: "Access",
    viewer: "Signed in as a viewer",
    admin: "Signed in as an administrator",
    known: (name: string) => `Signed in as ${name}`,
    knownAdmin: (name: string) => `Signed in as ${name}, an administrator`,
    link: (name: string) => `Shared link “${name}”`,
    screen: (name: string) => `Screen “${name}”`,
    sees: {
      all: "Shows everything",
      counting: "Shows only this count",
      countings: "Shows some chosen counts",
    },
    seesCounting: (name: string, start: string) => `Shows only ${name}, started ${start}`,
    seesWarehouse: (name: string) => `Shows only what is active in ${name}`,
    scope: {
      all: "Shared",
      counting: "Only this count",
      countings: "Only some counts",
      warehouse: "Only one warehouse",
    },
    until: (instant: string) => `Until ${instant}`,
    signOut: "Sign out",
    leave: "Leave this link",
    signOutFailed: "Signing out failed. Try again.",
  },
  signIn: "Sign in",
  toShared: "Open what was shared",
};
