/** The gateway's files in the folder for stored state. */
export const ownFiles = ["gateway.key", "shares.json", "views.json", "counts.json"] as const;

/** Folders that are the locks of files that several gateways change. */
export const ownLocks = ["shares.lock", "views.lock"] as const;
