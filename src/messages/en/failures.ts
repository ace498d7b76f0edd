/** What a failure means to the person in front of it: what happened, who can do something about it. */
export const failures = {
  "upstream-credentials": {
    title: "The API refused the credentials",
    text: "The client id or secret is wrong, may not read this, or the integration was removed. An administrator has to enter them again in the gateway's settings; retrying will not help.",
  },
  "not-found": {
    title: "Not found",
    text: "It may have been removed or belong to another organization, or the address may be incomplete.",
  },
  "no-longer-available": {
    title: "No longer available",
    text: "The API has no error log of this import any more.",
  },
  "upstream-rejected": {
    title: "The API rejected the request",
    text: "It did not take this request as it was sent; other pages may still work. If it stays so, an administrator finds the API's status in the gateway's log.",
  },
  "rate-limited": {
    title: "Too many requests",
    text: "The API, or the gateway on its behalf, asks to slow down. Nothing has to be done: the next try comes by itself, no sooner than asked.",
  },
  "upstream-unavailable": {
    title: "The API is not available",
    text: "It failed, is down, or cannot be reached from the gateway. If it stays so, ask whoever runs the API.",
  },
  "upstream-timeout": {
    title: "The API did not answer in time",
    text: "It may be busy, or nothing comes through. If it stays so, ask whoever runs the API.",
  },
  "upstream-redirect": {
    title: "The API sent the gateway elsewhere",
    text: "Redirects are not followed. An administrator should check COUNTING_API_URL.",
  },
  "upstream-not-json": {
    title: "The answer cannot be read",
    text: "What came is not what the counting API answers, or not all of it. If it stays so, an administrator should check COUNTING_API_URL.",
  },
  "upstream-too-large": {
    title: "The answer is too large",
    text: "It exceeds the gateway's limit; other pages may still work. For countings, an administrator can raise it with MAX_BODY_MB.",
  },
  "bad-request": {
    title: "The address is not valid",
    text: "A part of it has a form that the gateway does not accept.",
  },
  "method-not-allowed": {
    title: "The gateway refused the request",
    text: "It only reads.",
  },
  "access-denied": {
    title: "You are not signed in",
    text: "The session has ended, or there was none. Sign in, or open a link that was shared with you.",
  },
  "out-of-scope": {
    title: "Not part of what was shared",
    text: "The link that you opened shows something else. Whoever sent it can share this as well.",
  },
  "share-expired": {
    title: "The link has expired",
    text: "Whoever sent it can send a new one.",
  },
  "share-revoked": {
    title: "The link was taken back",
    text: "Whoever sent it can send a new one.",
  },
  unreachable: {
    title: "Countboard's gateway does not answer",
    text: "The network is down, or the gateway is being restarted.",
  },
  "cut-off": {
    title: "The answer broke off",
    text: "The connection ended before everything had arrived, so nothing of it is shown. If it stays so, an administrator finds the cause in the gateway's log.",
  },
  contract: {
    title: "The answer is not what the API promises",
    text: "A required field is missing or has another form, so no figure of it can be trusted.",
  },
  noCounting: "No counting with this id",
  technical: (path: string, cause: string, time: string) => `GET ${path}, ${cause}, ${time}`,
  status: (status: string) => `HTTP ${status}`,
  noAnswer: "no answer",
  cutOff: "broken off",
  field: (field: string) => (field ? `field ${field}` : "not JSON"),
  tryNow: "Try now",
  figuresAge: (age: string) => `Figures are ${age} old.`,
  figuresStay: "The last figures stay until newer ones arrive.",
  withdrawn: "Pace, forecast and countdowns are withdrawn until the source answers.",
  triesByItself: "The next try comes by itself.",
  nextTryIn: (time: string) => `Next try in ${time}.`,
  triesNow: "Trying again now.",
  backToCountings: "Back to countings",
};
