/** Messages of the viewer’s access, in the menu. */
export const account = {
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
  until: (instant: string) => `Until ${instant}`,
  signOut: "Sign out",
  leave: "Leave this link",
  signOutFailed: "Signing out failed. Try again.",
};
