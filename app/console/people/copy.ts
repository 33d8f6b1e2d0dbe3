import { defineCopy } from "#app/site/page/copy.ts";

export const peopleCopy = defineCopy("consolePeople", {
  title: "People",
  intro: "Who may enter this console, and what they may do.",
  invite: "Invite a colleague",
  name: "Name",
  email: "Work email",
  role: "Role",
  "roleHint.owner": "May do everything, and invites people.",
  "roleHint.manager":
    "Leads, appointments, cars, prices, content and figures. May export leads and erase a visitor.",
  "roleHint.seller": "Leads, appointments and cars, without prices.",
  stores: "Stores",
  everyStore: "Every store, also new ones",
  language: "Language",
  send: "Make the invitation",
  save: "Save",
  "error.name": "Enter the name",
  "error.email": "Enter a work email, as in ana@dealer.com",
  "error.taken": "{email} is in the console already",
  "error.role": "Choose a role",
  "error.stores": "Choose at least one store",
  "error.lastOwner":
    "One owner of every store must stay. Make someone else an owner first.",
  errorPrefix: "Error:",

  linkTitle: "Give this link to {name}",
  linkIntro:
    "It works once, until {date}. We show it only now: send it in a message that only {name} reads.",
  link: "One-time link",
  back: "Back to people",

  newLink: "New one-time link",
  newLinkHint:
    "For a lost passkey or a new phone. Passkeys of before stay until you remove the person.",
  remove: "Remove from the console",
  removeHint:
    "Passkeys and open sessions end at once. The audit keeps the name.",
  removeNamed: "Remove {name}",
  sessions: "Signed in now",
  noSessions: "Nowhere at the moment.",
  since: "Since {date}, last used {used}",
  end: "Sign out there",
  you: "This is you.",
});
