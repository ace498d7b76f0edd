/** Messages of the page of office screens. */
export const messages = {
  title: "Screens",
  lead: "Put the progress of your counts on a TV.",
  openHere: "Open on this computer",
  list: "Paired screens",
  none: "No screen is paired yet.",
  columns: {
    name: "Screen",
    scope: "Shows",
    place: "Read from, size",
    turn: "Page turns",
    hides: "Hidden",
    state: "Status",
  },
  place: (distance: string, diagonal: string) => `${distance} m, ${diagonal} inch`,
  turn: (seconds: string) => `every ${seconds} s`,
  standard: "Not set",
  on: "On now",
  off: (moment: string) => `Not seen since ${moment}`,
  never: "Not seen yet",
  seeIt: "See",
  seeItOf: (name: string) => `See “${name}” in a new tab`,
  change: "Change",
  changeOf: (name: string) => `Change “${name}”`,
  save: "Save",
  saveNote: "The screen changes within seconds, or when it is next switched on.",
  cancel: "Cancel",
  changed: (name: string) => `“${name}” was changed`,
  add: "Add a screen",
  addLead: (address: string) =>
    `On the screen, open ${address}. It shows a code: type it here, or scan its QR code with your phone.`,
  code: "Code on the screen",
  codeMissing: "Enter the code that the screen shows.",
  codeCheck: "Pair only the screen in front of you: it must show this code now.",
  name: "Name",
  nameHint: "Where it hangs, such as Office, ground floor",
  pair: "Pair this screen",
  note: "No passcode is typed on the screen. Stop it here at any time.",
  incomplete: "Choose what it shows, and correct what is marked.",
  open: "On the TV, open the address below.",
  viewer:
    "Only administrators pair screens. Without pairing, open the address below on a screen where you are signed in.",
  preview: "What it will show",
  direct: "Without pairing",
  directText:
    "Open this address in the browser of a screen where someone is signed in, or where no passcode is set.",
  admitted: (name: string) => `“${name}” is waiting for its screen`,
  admittedText:
    "The screen with this code opens within seconds. If yours does not, enter the code that it shows now. Unused, this entry expires after 10 minutes.",
  paired: (name: string) => `The screen “${name}” is paired`,
  pairedText:
    "It shows the figures now. If your screen still shows a code, a different screen was paired: stop this one.",
  unclaimed: (name: string) => `No screen came for “${name}”`,
  unclaimedText:
    "No screen showed that code within 10 minutes. Enter the code that your screen shows now.",
  noCode:
    "No screen shows this code. Codes change after a while: enter the one that your screen shows now.",
};
