/** Messages of what one can do to share the present view. */
export const shareChoices = {
  copyLink: "Copy link",
  open: "Everyone who can reach this address can open it.",
  needsAccess: "The other person needs access to Countboard, too.",
  needsShare: "The other person needs their own link; the person who sent you yours can make one.",
  copied: "Copied. The link opens exactly this view.",
  onlyHere:
    "This address opens on this computer alone. For other devices, ask IT for a public address (setting PUBLIC_URL).",
  outside: "Link for someone outside",
  outsideText: "Opens without signing in; costs and names are hidden unless you show them",
};
