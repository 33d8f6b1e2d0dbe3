import { defineCopy } from "#app/site/page/copy.ts";

export const signInCopy = defineCopy("consoleSignIn", {
  title: "Sign in",
  intro: "Sign in with the passkey you made for this console.",
  signIn: "Sign in with a passkey",
  lost: "Lost your passkey, or a new phone? Ask an owner for a new link.",
  kept: "What you typed is kept, and is sent once you’re signed in.",

  welcomeTitle: "Welcome, {name}",
  welcome:
    "You’re invited to the console of {group}. Make a passkey: your phone or computer keeps it, and opens it with your fingerprint, your face or a PIN. There is no password.",
  create: "Make a passkey",
  linkEndedTitle: "This link no longer works",
  linkEnded:
    "A link works once and for three days. Ask an owner for a new one, or sign in if you already have a passkey.",
});
