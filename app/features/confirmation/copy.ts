import { defineCopy } from "#app/site/page/copy.ts";

export const confirmationCopy = defineCopy("confirmation", {
  title: "We have your message",
  text: "Thank you. It is on its way to the people who can answer it.",
  readTitle: "{store} reads it",
  readText: "Your message goes straight to the team it is about.",
  answerTitle: "You get a call or an email",
  answerText: "While the store is open, usually the same working day.",
  nothingTitle: "Nothing else",
  nothingText: "Your details stay with {name} and are not sold.",
  browse: "Keep browsing",
  home: "Go back home",
  noneTitle: "No message to show",
  noneText:
    "This page confirms a message after it was sent. Yours is not lost: if you saw a reference, we have it.",
  noneContact: "Contact us",
});
