/** Texts of the gateway's own pages. */
export const en = {
  description: "The progress of warehouse stock countings",
  signIn: {
    title: "Sign in",
    label: "Passcode",
    button: "Sign in",
    wrong: "That passcode is not right.",
    tooMany: (minutes: number) =>
      `Too many wrong passcodes came from your network. Try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
    busy: "Too many people are signing in at this moment. Try again in a few seconds.",
    foreign: "This form was sent from another site. Fill it in here.",
  },
  landing: {
    title: "Shared with you",
    lead: "Somebody shared a dashboard of stock countings with you.",
    button: "Open the dashboard",
    note: "This browser then shows what was shared until the link ends or is taken back.",
    foreign: "Another site tried to open this link for you. Open it here, if you want to.",
  },
  over: {
    "share-expired": {
      title: "The link has expired",
      lead: "Ask whoever sent it for a new one.",
    },
    "share-revoked": {
      title: "The link was taken back",
      lead: "Ask whoever sent it for a new one.",
    },
    "access-denied": {
      title: "The link does not work",
      lead: "It is not complete, or was changed on its way. Copy it again, all of it, or ask whoever sent it.",
    },
  },
  proxy: {
    title: "Not signed in",
    lead: "People sign in to Countboard through their organization's sign-on, and this request did not come through it.",
    note: "Open Countboard at the address that your organization gave you. If you did, ask whoever runs it to look at ACCESS_HEADER, ACCESS_HEADER_SECRET and ACCESS_PROXIES.",
  },
  pair: {
    title: "Pair this screen",
    lead: "Enter this code under Shares, on a computer where you are signed in as an admin:",
    waiting:
      "This screen begins by itself once the code is entered. The code changes every few minutes.",
    noScript: "Pairing needs JavaScript.",
    unreachable: "The gateway cannot be reached.",
    refused: "There is no code at this moment. This screen goes on asking for one.",
  },
  signInInstead: "Sign in instead",
};

export type AccessMessages = typeof en;
