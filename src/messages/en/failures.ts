/** What each failure means: what happened, and who can do something about it. */
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
    text: "It did not accept this request; other pages may still work. If this persists, an administrator can find the API's status in the gateway's log.",
  },
  "rate-limited": {
    title: "Too many requests",
    text: "The API, or the gateway on its behalf, asks to slow down. You need do nothing: the page retries when it may.",
  },
  "upstream-unavailable": {
    title: "The API is not available",
    text: "It failed, is down, or cannot be reached from the gateway. If this persists, ask the people who run the API.",
  },
  "upstream-timeout": {
    title: "The API did not answer in time",
    text: "It may be busy or unreachable. If this persists, ask the people who run the API.",
  },
  "upstream-redirect": {
    title: "The API sent the gateway elsewhere",
    text: "Redirects are not followed. An administrator should check COUNTING_API_URL.",
  },
  "upstream-not-json": {
    title: "The answer cannot be read",
    text: "It is incomplete, or not an answer of the counting API. If this persists, an administrator should check COUNTING_API_URL.",
  },
  "upstream-too-large": {
    title: "The answer is too large",
    text: "It exceeds the gateway's limit; other pages may still work. For countings, an administrator can raise it with MAX_BODY_MB.",
  },
  "bad-request": {
    title: "The address is not valid",
    text: "The gateway does not accept a part of it.",
  },
  "method-not-allowed": {
    title: "The gateway refused the request",
    text: "It only reads.",
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
    title: "The link was revoked",
    text: "Ask the person who sent it for a new one.",
  },
  unreachable: {
    title: "Countboard's gateway does not answer",
    text: "The network is down, or the gateway is being restarted.",
  },
  "cut-off": {
    title: "The answer was interrupted",
    text: "The connection ended before everything had arrived, so none of it is shown. If this persists, an administrator can find the cause in the gateway's log.",
  },
  contract: {
    title: "The answer is not what the API promises",
    text: "A required field is missing or malformed, so none of its figures can be trusted.",
  },
  noCounting: "No counting with this id",
  technical: (path: string, cause: string, time: string) => `GET ${path}, ${cause}, ${time}`,
  status: (status: string) => `HTTP ${status}`,
  noAnswer: "no answer",
  cutOff: "interrupted",
  field: (field: string) => (field ? `field ${field}` : "not JSON"),
  tryNow: "Try now",
  figuresAge: (age: string) => `Figures are ${age} old.`,
  figuresStay: "The last figures stay until newer ones arrive.",
  withdrawn: "Pace, forecast and countdowns are withdrawn until the source answers.",
  triesByItself: "The page retries by itself.",
  nextTryIn: (time: string) => `Next try in ${time}.`,
  triesNow: "Trying again now.",
  backToCountings: "Back to countings",
};
