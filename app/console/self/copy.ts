import { defineCopy } from "#app/site/page/copy.ts";

export const selfCopy = defineCopy("consoleSelf", {
  title: "Your sign-in",
  passkeys: "Your passkeys",
  addSecond:
    "Make a second passkey on another device, so that you can still sign in when you lose this one.",
  added: "Made {date}",
  neverUsed: "not used yet",
  used: "last used {date}",
  synced: "Kept in your account",
  single: "On one device",
  remove: "Remove",
  removeNamed: "Remove the passkey made {date}",
  lastStays: "Your only passkey stays. Make another one first.",
  add: "Make another passkey",
  addTitle: "Another passkey",
  addIntro:
    "Use another device, or a security key: this one already has yours.",

  sessions: "Where you’re signed in",
  here: "This browser",
  since: "Since {date}, last used {used}",
  end: "Sign out there",
  endNamed: "Sign out of the browser signed in {date}",

  language: "Your language",
  choose: "Change language",
});
