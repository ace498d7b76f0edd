/** What each failure means: what happened, and who can do something about it. */
export const failures = {
  "upstream-credentials": {
    title: "The stock system refused Countboard’s sign-in",
    text: "Its credentials are wrong or were withdrawn, so trying again will not help. Ask your administrator to enter them again.",
  },
  "not-found": {
    title: "Not found",
    text: "It may have been removed, or the address is incomplete. Check the address, or go back to the list.",
  },
  "no-longer-available": {
    title: "No longer available",
    text: "The stock system no longer keeps the error log of this import. Run the import again for a new one.",
  },
  "upstream-rejected": {
    title: "The stock system refused this request",
    text: "Other pages may still work. If it lasts, call IT.",
  },
  "rate-limited": {
    title: "Too many requests",
    text: "The stock system asked for fewer requests. The page tries again by itself.",
  },
  "upstream-unavailable": {
    title: "The stock system does not answer",
    text: "It may be down. If it lasts, call IT.",
  },
  "upstream-timeout": {
    title: "The stock system takes too long to answer",
    text: "It may be busy. If it lasts, call IT.",
  },
  "upstream-redirect": {
    title: "The stock system is not at its address",
    text: "Its address has changed, so trying again will not help. Call IT (setting COUNTING_API_URL).",
  },
  "upstream-not-json": {
    title: "The stock system’s answer cannot be read",
    text: "It is incomplete, or comes from something else. If it lasts, call IT (setting COUNTING_API_URL).",
  },
  "upstream-too-large": {
    title: "The answer is too large",
    text: "It exceeds Countboard’s limit; other pages still work. Call IT to raise it (setting MAX_BODY_MB).",
  },
  "bad-request": {
    title: "The address is not valid",
    text: "Part of it cannot be right. Check it, or go back and open the page again.",
  },
  "method-not-allowed": {
    title: "This is not possible",
    text: "Countboard only reads the stock system and changes nothing in it.",
  },
  "access-denied": {
    title: "You are not signed in",
    text: "Your session has ended, or there was none. Sign in, or open a link that was shared with you.",
  },
  "out-of-scope": {
    title: "Not part of what was shared",
    text: "The link that you opened shows something else. The person who sent it can share this, too.",
  },
  "share-expired": {
    title: "The link has expired",
    text: "Ask the person who sent it for a new one.",
  },
  "share-revoked": {
    title: "This link no longer works",
    text: "It is no longer shared. Ask the person who sent it for a new one.",
  },
  "shares-unusable": {
    title: "Countboard cannot use its file shares.json",
    text: "It holds who may see what, so links and screens get no figures, nothing can be shared and no link stopped. Call IT: the gateway’s log and /readyz say what to do (setting STATE_DIR).",
  },
  "views-unusable": {
    title: "Countboard cannot use its file views.json",
    text: "It holds the views for everyone; everything else works. Call IT: the gateway’s log and /readyz say what to do (setting STATE_DIR).",
  },
  "alerts-unusable": {
    title: "Countboard cannot use its files of alerts",
    text: "They hold the alerts and their messages, so none are sent and no test can be; everything else works. Call IT: the gateway’s log says what to do (setting STATE_DIR).",
  },
  "history-off": {
    title: "No history is kept",
    text: "Countboard keeps no ended counts here. Call IT: the setting ARCHIVE_DIR switches it on.",
  },
  "history-engine-missing": {
    title: "The history cannot be computed",
    text: "A part of Countboard is not installed. Call IT: the gateway’s log says how to add it.",
  },
  "history-reading": {
    title: "Not read yet",
    text: "Countboard still reads ended counts. Try again in some minutes.",
  },
  "history-unavailable": {
    title: "The history does not answer",
    text: "Everything else works. Try again in a minute. If it lasts, call IT.",
  },
  unreachable: {
    title: "Countboard does not answer",
    text: "The network is down, or Countboard is restarting. If it lasts, check your connection or call IT.",
  },
  "cut-off": {
    title: "The connection broke off",
    text: "Not everything arrived, so none of it is shown. If it lasts, call IT.",
  },
  contract: {
    title: "The stock system sent something unexpected",
    text: "A required value is missing or wrong, so its figures are not shown. Other pages still work. Call IT.",
  },
  noCounting: "No count with this id",
  forIt: "Details for IT",
  technical: (path: string, cause: string, time: string) => `GET ${path}, ${cause}, ${time}`,
  status: (status: string) => `HTTP ${status}`,
  noAnswer: "no answer",
  cutOff: "interrupted",
  field: (field: string) => (field ? `field ${field}` : "not JSON"),
  tryNow: "Try now",
  figuresAge: (age: string) => `Figures are ${age} old.`,
  figuresStay: "The last figures stay until newer ones arrive.",
  withdrawn: "Plan, forecast and countdowns return when the stock system answers.",
  triesByItself: "The page retries by itself.",
  nextTryIn: (time: string) => `Next try in ${time}.`,
  triesNow: "Trying again now.",
  backToCountings: "Back to counts",
};
