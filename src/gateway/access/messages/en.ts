/** Texts of the gateway's own pages. */
export const en = {
  description: "The progress of warehouse stock counts",
  signIn: {
    title: "Sign in",
    label: "Passcode",
    button: "Sign in",
    wrong: "That passcode is wrong.",
    tooMany: (minutes: number) =>
      `Too many wrong passcodes came from your network. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
    busy: "Too many people are signing in. Try again in a few seconds.",
    foreign: "This form was sent from another site. Fill it in here.",
  },
  landing: {
    title: "Shared with you",
    all: "All stock counts",
    warehouse: (name: string) => `${name}, active stock counts`,
    counting: (name: string, day: string) => `${name}, stock count of ${day}`,
    countings: (countings: number) => `${countings} stock counts`,
    unnamed: (id: string) => `Stock count ${id}`,
    until: (day: string) => `Shared until ${day}.`,
    button: "Open the dashboard",
    note: "This browser then shows what was shared until the link expires or is no longer shared.",
    foreign: "Another site tried to open this link for you. You can open it here.",
  },
  over: {
    "share-expired": {
      title: "The link has expired",
      lead: "Ask the person who sent it for a new one.",
    },
    "share-revoked": {
      title: "This link no longer works",
      lead: "It is no longer shared. Ask the person who sent it for a new one.",
    },
    "access-denied": {
      title: "The link does not work",
      lead: "It is incomplete or was changed. Copy the whole link again, or ask the person who sent it.",
    },
  },
  proxy: {
    title: "Not signed in",
    lead: "People sign in to Countboard through their organization's sign-on, and this request did not come through it.",
    note: "Open Countboard at the address that your organization gave you. If you did, its operator should check ACCESS_HEADER, ACCESS_HEADER_SECRET and ACCESS_PROXIES.",
  },
  pair: {
    title: "Pair this screen",
    lead: "Enter this code under Screens, on a computer or phone where you are signed in as an administrator:",
    qr: "QR code of the form for this code",
    scan: "Or scan this with the administrator’s phone. It fills in the code; the administrator confirms it.",
    waiting:
      "This screen starts by itself once the code is entered. The code changes every few minutes.",
    noScript: "Pairing needs JavaScript.",
    unreachable: "The gateway cannot be reached.",
    refused: "There is no code right now. This screen keeps asking for one.",
  },
  framed: {
    text: "This page is shown inside another site, where browsers do not keep you signed in to Countboard.",
    open: "Open it in its own tab",
  },
  hostHint:
    "If you see this again after that, a proxy does not pass on the address that your browser asked for: the operator finds more in the gateway’s log.",
  unusable: {
    title: "Countboard cannot use its files",
    lead: (file: string) =>
      `The file ${file} in the gateway’s folder (STATE_DIR) cannot be used, so Countboard cannot tell who may see what.`,
    note: (file: string) =>
      `Tell its operator: put back the copy of ${file} from the backup, or make the folder usable again. The gateway’s log and /readyz say what is wrong. Nothing else has to be changed.`,
  },
  signInInstead: "Sign in instead",
};

export type AccessMessages = typeof en;
