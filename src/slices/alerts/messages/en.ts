/** Messages of notifications. */
const tell = {
  purpose: {
    counting:
      "This browser can show a notification when this count will be late, is overdue, has stalled, is all counted but not closed, or ends. Keep this page open; it may be in the background.",
    warehouse:
      "This browser can show a notification when a count of this warehouse will be late, is overdue, has stalled, is all counted but not closed, or ends. Keep a page with its counts open; it may be in the background.",
  },
  on: {
    counting: "You are told about this count here, while its page or the list is open.",
    warehouse: "You are told about all counts of this warehouse here, while the list is open.",
  },
  byWarehouse: (name: string) => `You are told about all counts of ${name} here already.`,
  states: {
    dismissed:
      "The browser has asked, and nothing was allowed. Press the button to be asked again.",
    denied:
      "This browser blocks notifications of Countboard. Allow them in its settings for this address, then press the button again.",
    unsupported:
      "This browser cannot show notifications here. They need an address with HTTPS and, on phones, a browser that supports them for open pages.",
  },
  notStored: "This browser stores nothing, so this ends when you close the page.",
  start: "Tell me here",
  stop: "Stop telling me",
};

export const messages = { tell };
